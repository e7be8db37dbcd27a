import type { ReactElement } from 'react'
import { Address, JettonAmount, useJettonWallets, useNftSales } from 'tonlens'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { HeadFacts } from '../../shell/PageHead.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

const nominatorPool = /^(?:validation_)?nominator_?pool/
/** Code of github.com/ton-blockchain/nominator-pool: the service names no interface of most pools. */
const nominatorPoolCode = 'mj7BS8CY9rRAZMMFIiyuooAPF92oXuaoGYpwle3hDc8='

/** Special pages for kinds of accounts, by contract interface. */
const pages = {
  jetton: /^jetton_master/,
  collection: /^nft_collection/,
  item: /^nft_item/,
  order: /^multisig_order/,
  multisig: /^multisig(?!_order)/,
  vesting: /vesting/,
  pool: nominatorPool,
}

interface AccountKindsProps {
  readonly address: string
  readonly interfaces: readonly string[]
  /** `code_hash` of the account, base64. */
  readonly codeHash: string | null | undefined
}

/** Links to the special page of an account, or to its owner. */
export function AccountKinds({ address, interfaces, codeHash }: AccountKindsProps): ReactElement {
  const { kinds } = useExplorerTexts('account')
  const { hrefOf } = useRouter()
  const is = (kind: RegExp) =>
    interfaces.some((name) => kind.test(name)) || (kind === nominatorPool && codeHash === nominatorPoolCode)
  return (
    <>
      {(Object.keys(pages) as (keyof typeof pages)[])
        .filter((page) => is(pages[page]))
        .map((page) => (
          <p key={page} className="explorer-kind">
            <a href={hrefOf(page, address)}>{kinds[page]}</a>
          </p>
        ))}
      {is(/^jetton_wallet/) && <JettonWallet address={address} />}
      {is(/^nft_(?:sale|auction)/) && <Sale address={address} />}
    </>
  )
}

function JettonWallet({ address }: { readonly address: string }): ReactElement | null {
  const texts = useExplorerTexts('account')
  const { hrefOf } = useRouter()
  const query = useJettonWallets({ address: [address] })
  const wallet = query.data?.jetton_wallets[0]
  if (wallet === undefined && !query.isPending) return <QueryNotes of={[query]} />
  return (
    <section aria-label={texts.jettonWallet} aria-busy={query.isPending}>
      <HeadFacts
        facts={{
          [texts.balance]: wallet && (
            <JettonAmount amount={wallet.balance} master={wallet.jetton} href={hrefOf('jetton', wallet.jetton)} />
          ),
          [texts.owner]: wallet && <Address value={wallet.owner} />,
        }}
      />
      <QueryNotes of={[query]} />
    </section>
  )
}

function Sale({ address }: { readonly address: string }): ReactElement | null {
  const texts = useExplorerTexts('account')
  const { hrefOf } = useRouter()
  const query = useNftSales({ address: [address] })
  const sale = query.data?.nft_sales[0]
  const nft = sale?.nft_address
  if (nft == null) return <QueryNotes of={[query]} />
  return (
    <section aria-label={texts.sale}>
      <HeadFacts
        facts={{
          [texts.nft]: <Address value={nft} href={hrefOf('item', nft)} />,
          [texts.seller]: <Address value={sale?.nft_owner_address} />,
        }}
      />
      <QueryNotes of={[query]} />
    </section>
  )
}
