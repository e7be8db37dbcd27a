import type { AnchorHTMLAttributes, ElementType, MouseEvent, ReactNode } from 'react'
import { addressText } from '../../text/format/address.ts'
import { hashText } from '../../text/format/hash.ts'

/** Props that a link component receives: the attributes of an `<a>`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly children?: ReactNode
}

/** Component that renders links, such as the `Link` of a router. */
export type LinkComponent = ElementType<LinkComponentProps>

/**
 * Receives the URL of a link that the reader follows in the same tab. Call `event.preventDefault()` if the application
 * shows the page itself, as a router does.
 */
export type NavigateHandler = (href: string, event: MouseEvent<HTMLElement>) => void

/**
 * Returns the URL for each kind of thing: `http:`, `https:` or relative to the page. A kind without a rule uses the
 * rule of the more general kind. Without that either, or for any other URL, the thing is plain text.
 */
export interface LinkRules {
  /** Receives the raw address. */
  readonly address?: ((address: string) => string | undefined) | undefined
  /** Receives the raw address of a jetton master. @default the rule for addresses */
  readonly jetton?: ((master: string) => string | undefined) | undefined
  /** Receives the raw address of an NFT item. @default the rule for addresses */
  readonly nft?: ((item: string) => string | undefined) | undefined
  /** Receives the raw address of an NFT collection. @default the rule for addresses */
  readonly collection?: ((collection: string) => string | undefined) | undefined
  /**
   * Receives a domain such as `alice.ton` and the raw address of its NFT item, undefined if unknown.
   * @default the rule for NFT items
   */
  readonly domain?: ((domain: string, item: string | undefined) => string | undefined) | undefined
  /** Receives the hash in base64, as the service writes it. */
  readonly transaction?: ((hash: string) => string | undefined) | undefined
  /** Receives the hash of a trace's first transaction in base64. @default the rule for transactions */
  readonly trace?: ((hash: string) => string | undefined) | undefined
  /** Receives the hash in base64, as the service writes it. */
  readonly message?: ((hash: string) => string | undefined) | undefined
  /** Receives workchain, shard and sequence number. */
  readonly block?: ((workchain: number, shard: string, seqno: number) => string | undefined) | undefined
}

/** Gives every kind without a rule the rule of the more general kind. */
export function completeLinks(rules: LinkRules): LinkRules {
  const { address, transaction } = rules
  const { jetton = address, nft = address, collection = address, trace = transaction } = rules
  const { domain = nft && ((_domain, item) => (item === undefined ? undefined : nft(item))) } = rules
  return { ...rules, jetton, nft, collection, domain, trace }
}

/** Explorers for which {@link explorerLinks} has rules. */
export type ExplorerName = 'tonviewer' | 'tonscan'

/** Options of {@link explorerLinks}. */
export interface ExplorerLinkOptions {
  /** @default 'mainnet' */
  readonly network?: 'mainnet' | 'testnet' | undefined
}

/**
 * Link rules that lead to a public explorer, for a display without pages of its own.
 * @example
 * <TonlensProvider client={client} links={explorerLinks('tonviewer')}>
 *   <Address value={account} />
 * </TonlensProvider>
 */
export function explorerLinks(explorer: ExplorerName, { network = 'mainnet' }: ExplorerLinkOptions = {}): LinkRules {
  const testOnly = network === 'testnet'
  const host = testOnly ? 'testnet.' : ''
  const account = (address: string) => addressText(address, { testOnly })
  if (explorer === 'tonviewer') {
    const site = `https://${host}tonviewer.com`
    return {
      address: (address) => `${site}/${account(address)}`,
      transaction: (hash) => `${site}/transaction/${hashText(hash)}`,
      message: (hash) => `${site}/transaction/${hashText(hash)}`,
      block: (workchain, shard, seqno) => `${site}/block/(${workchain},${shard},${seqno})`,
    }
  }
  const site = `https://${host}tonscan.org`
  return {
    address: (address) => `${site}/address/${account(address)}`,
    jetton: (master) => `${site}/jetton/${account(master)}`,
    nft: (item) => `${site}/nft/${account(item)}`,
    collection: (collection) => `${site}/nft/${account(collection)}`,
    transaction: (hash) => `${site}/tx/${hashText(hash)}`,
    block: (workchain, shard, seqno) => `${site}/block/${workchain}:${shard}:${seqno}`,
  }
}
