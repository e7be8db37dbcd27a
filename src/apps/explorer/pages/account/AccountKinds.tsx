import type { ReactElement } from 'react'
import { Address, JettonAmount, useJettonWallets, useNftSales } from 'tonlens'
import { useRouter } from '../../shell/router.ts'
import type { PageName } from '../../shell/routes.ts'

const nominatorPool = /^(?:validation_)?nominator_?pool/
/** Code of github.com/ton-blockchain/nominator-pool: the service names no interface of most pools. */
const nominatorPoolCode = 'mj7BS8CY9rRAZMMFIiyuooAPF92oXuaoGYpwle3hDc8='

/** Special pages for kinds of accounts, by contract interface. */
const pages: readonly (readonly [kind: RegExp, page: PageName, title: string])[] = [
  [/^jetton_master/, 'jetton', 'This is a jetton'],
  [/^nft_collection/, 'collection', 'This is an NFT collection'],
  [/^nft_item/, 'item', 'This is an NFT'],
  [/^multisig_order/, 'order', 'This is an order of a multisig'],
  [/^multisig(?!_order)/, 'multisig', 'This is a multisig'],
  [/vesting/, 'vesting', 'This is a vesting contract'],
  [nominatorPool, 'pool', 'This is a nominator pool'],
]

interface AccountKindsProps {
  readonly address: string
  readonly interfaces: readonly string[]
  /** `code_hash` of the account, base64. */
  readonly codeHash: string | null | undefined
}

/** Links to the special page of an account, or to its owner. */
export function AccountKinds({ address, interfaces, codeHash }: AccountKindsProps): ReactElement {
  const { hrefOf } = useRouter()
  const is = (kind: RegExp) => interfaces.some((name) => kind.test(name)) || (kind === nominatorPool && codeHash === nominatorPoolCode)
  return (
    <>
      {pages
        .filter(([kind]) => is(kind))
        .map(([, page, title]) => (
          <p key={page} className="explorer-kind">
            <a href={hrefOf(page, address)}>{title}</a>
          </p>
        ))}
      {is(/^jetton_wallet/) && <JettonWallet address={address} />}
      {is(/^nft_(?:sale|auction)/) && <Sale address={address} />}
    </>
  )
}

function JettonWallet({ address }: { readonly address: string }): ReactElement | null {
  const { hrefOf } = useRouter()
  const { data } = useJettonWallets({ address: [address] })
  const wallet = data?.jetton_wallets[0]
  if (wallet === undefined) return null
  return (
    <p className="explorer-kind">
      <bdi>
        This keeps <JettonAmount amount={wallet.balance} master={wallet.jetton} href={hrefOf('jetton', wallet.jetton)} /> for{' '}
        <Address value={wallet.owner} />
      </bdi>
    </p>
  )
}

function Sale({ address }: { readonly address: string }): ReactElement | null {
  const { hrefOf } = useRouter()
  const sale = useNftSales({ address: [address] }).data?.nft_sales[0]
  const nft = sale?.nft_address
  if (nft == null) return null
  return (
    <p className="explorer-kind">
      <bdi>
        This sells <Address value={nft} href={hrefOf('item', nft)} /> for <Address value={sale?.nft_owner_address} />
      </bdi>
    </p>
  )
}
