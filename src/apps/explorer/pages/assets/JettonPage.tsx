import type { ReactElement } from 'react'
import {
  cardState,
  type JettonMaster,
  JettonBurnTable,
  JettonCard,
  JettonHolders,
  JettonTransferTable,
  useInfiniteJettonBurns,
  useInfiniteJettonTransfers,
  useInfiniteJettonWallets,
  useJettonMasters,
  useName,
} from 'tonlens'
import { HoldersChart } from 'tonlens/charts'
import { isMissing, OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { Tabs } from '../../shell/Layout.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useList } from '../../shell/queries.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'

/** One jetton: details, transfers and holders. */
export function JettonPage({ id: address }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('assets')
  const query = useJettonMasters({ address: [address] })
  const master = query.data?.jetton_masters[0]
  return (
    <>
      <PageHead kind={texts.jetton} address={address}>
        <OpenAccount address={address} />
      </PageHead>
      <JettonCard {...cardState(query)} master={master} />
      {isMissing(query, ({ jetton_masters }) => jetton_masters.length === 0) && <OnOtherNetworks />}
      {master !== undefined && <Trust jetton={master.address} />}
      <Tabs
        label={texts.jettonParts}
        tabs={{
          transfers: { title: texts.transfers, content: <Transfers jetton={address} /> },
          holders: { title: texts.holders, content: <Holders jetton={address} master={master} /> },
          burns: { title: texts.burns, content: <Burns jetton={address} /> },
        }}
      />
    </>
  )
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
  return (
    <>
      <HoldersChart {...cardState(query)} wallets={rows} master={master} hasMore={query.hasMore} />
      <JettonHolders {...state} wallets={rows} master={master} />
    </>
  )
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

/** Says whether the index warns about a jetton, and how little it means if it does not. */
export function Trust({ jetton }: { readonly jetton: string }): ReactElement | null {
  const { trust } = useExplorerTexts('assets')
  const { metadata } = useName(jetton)
  if (metadata === undefined) return null
  const isScam = metadata.token_info.some((role) => role?.is_scam === true)
  return (
    <p className={isScam ? 'explorer-advice' : 'explorer-hint'}>
      {isScam && <strong>{trust.scam} </strong>}
      {isScam ? trust.advice : trust.unmarked}
    </p>
  )
}
