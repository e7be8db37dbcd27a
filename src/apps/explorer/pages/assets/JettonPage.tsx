import { type ReactElement, useMemo } from 'react'
import {
  Address,
  cardState,
  JettonAmount,
  type JettonMaster,
  JettonBurnTable,
  JettonCard,
  JettonHolders,
  JettonTransferTable,
  Skeleton,
  skipToken,
  useAccountStates,
  useInfiniteJettonBurns,
  useInfiniteJettonTransfers,
  useInfiniteJettonWallets,
  useJettonMasters,
} from 'tonlens'
import { readJettonMaster, useRunGetMethod } from 'tonlens/contracts'
import { isAddress, toRawAddress } from 'tonlens/ton'
import { useLocalVm } from '../../connection/connection.ts'
import { isMissing } from '../../networks/OnOtherNetworks.tsx'
import { AssetPrice } from '../../prices/AssetValue.tsx'
import { usePrices } from '../../prices/usePrices.ts'
import { useList } from '../../shell/queries.ts'
import { readThingState, ThingPage } from '../../shell/ThingPage.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'
import { TokenIcon } from './TokenIcon.tsx'
import { Trust } from './Trust.tsx'

/** One jetton: supply and control, transfers, holders and burns. */
export function JettonPage({ id: address }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('assets')
  const query = useJettonMasters({ address: [address] })
  const hasPrices = usePrices() !== undefined
  const isLost = isMissing(query, ({ jetton_masters }) => jetton_masters.length === 0)
  const lost = useLostJetton(isLost ? address : undefined)
  const master = query.data?.jetton_masters[0] ?? lost
  return (
    <ThingPage
      kind={texts.jetton}
      address={address}
      icon={<TokenIcon address={address} className="explorer-title-icon" width={32} />}
      actions={<OpenAccount address={address} />}
      state={readThingState(query, master)}
      queries={[query]}
      facts={{
        [texts.facts.price]:
          hasPrices && isAddress(address) ? (
            <AssetPrice asset={{ kind: 'jetton', jetton: toRawAddress(address) }} />
          ) : null,
        [texts.facts.supply]: master && <JettonAmount amount={master.total_supply} master={address} href={false} />,
        [texts.facts.mintable]:
          master === undefined ? (
            <Skeleton like={texts.facts.yes} />
          ) : master.mintable ? (
            texts.facts.yes
          ) : (
            texts.facts.no
          ),
        [texts.facts.admin]:
          master && (isNobody(master.admin_address) ? texts.facts.noAdmin : <Address value={master.admin_address} />),
      }}
      note={
        <>
          {lost !== undefined && <p className="explorer-hint">{texts.lostJetton}</p>}
          <Trust address={address} />
        </>
      }
      card={<JettonCard {...cardState(query)} master={master} />}
      label={texts.jettonParts}
      tabs={{
        transfers: { title: texts.transfers, content: <Transfers jetton={address} /> },
        holders: { title: texts.holders, content: <Holders jetton={address} master={master} /> },
        burns: { title: texts.burns, content: <Burns jetton={address} /> },
      }}
    />
  )
}

/** A jetton that the index does not list, as its contract states itself; undefined if it is none. */
function useLostJetton(address: string | undefined): JettonMaster | undefined {
  const local = useLocalVm()
  const state = useAccountStates(address === undefined ? skipToken : { address: [address], include_boc: false })
  const row = state.data?.accounts[0]
  const isContract = row?.status === 'active' && row.address === address
  const call = isContract ? { address: row.address, method: 'get_jetton_data', stack: [] } : undefined
  const { data } = useRunGetMethod(call, { client: local?.client })
  return useMemo(() => (data === undefined || row === undefined ? undefined : readJettonMaster(row, data)), [data, row])
}

/** An admin who gives up control is set to the zero address. */
function isNobody(admin: string | null | undefined): boolean {
  return admin === null || admin === undefined || /^(?:0:0{64})?$/.test(admin)
}

function Transfers({ jetton }: { readonly jetton: string }): ReactElement {
  const query = useInfiniteJettonTransfers({ jetton_master: jetton, limit: 50, sort: 'desc' })
  const { rows, state } = useList(
    query,
    (page) => page.jetton_transfers,
    (row) => row.transaction_hash,
  )
  return <JettonTransferTable {...state} transfers={rows} />
}

function Holders({
  jetton,
  master,
}: {
  readonly jetton: string
  readonly master: JettonMaster | undefined
}): ReactElement {
  const query = useInfiniteJettonWallets({
    jetton_address: [jetton],
    exclude_zero_balance: true,
    limit: 50,
    sort: 'desc',
  })
  const { rows, state } = useList(
    query,
    (page) => page.jetton_wallets,
    (row) => row.address,
  )
  return <JettonHolders {...state} wallets={rows} master={master} />
}

function Burns({ jetton }: { readonly jetton: string }): ReactElement {
  const query = useInfiniteJettonBurns({ jetton_master: jetton, limit: 50, sort: 'desc' })
  const { rows, state } = useList(
    query,
    (page) => page.jetton_burns,
    (row) => row.transaction_hash,
  )
  return <JettonBurnTable {...state} burns={rows} />
}
