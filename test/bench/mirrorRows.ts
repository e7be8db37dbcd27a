import type { AddressBook, Metadata } from '../../src/schema/names.ts'
import type { NftItem } from '../../src/schema/nft.ts'
import type { Transaction } from '../../src/schema/transaction.ts'

interface Transactions {
  readonly transactions: Transaction[]
  readonly address_book: AddressBook
}
interface Items {
  readonly nft_items: NftItem[]
  readonly address_book: AddressBook
  readonly metadata: Metadata
}

/**
 * The embedded chain several times over, until there are so many rows: each copy later and with
 * other hashes, every second one with other accounts, so that histories are longer than a page.
 */
export async function createRows(
  transactions: number,
  items: number,
): Promise<{ readonly transactions: readonly Transactions[]; readonly items: readonly Items[] }> {
  const [chain, nfts] = await Promise.all(
    ['transactions', 'nft-items'].map(async (name) => (await fetch(`/chain/${name}.json`)).text()),
  )
  return {
    transactions: copies<Transactions>(chain ?? '', transactions, ({ transactions }) => transactions, (copy) =>
      (text) => moveAccounts(moveLater(moveHashes(text, copy), copy), copy >> 1),
    ),
    items: copies<Items>(nfts ?? '', items, ({ nft_items }) => nft_items, (copy) => (text) =>
      // Few owners, so that one has more than a page.
      moveItems(moveAccounts(text, copy % 5), copy),
    ),
  }
}

function copies<Body>(
  text: string,
  count: number,
  rowsOf: (body: Body) => unknown[],
  change: (copy: number) => (text: string) => string,
): Body[] {
  const bodies: Body[] = []
  const plain = JSON.stringify(JSON.parse(text))
  for (let rows = 0; rows < count; ) {
    const body = JSON.parse(change(bodies.length)(plain)) as Body
    rowsOf(body).splice(count - rows)
    rows += rowsOf(body).length
    bodies.push(body)
  }
  return bodies
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function moveHashes(text: string, copy: number): string {
  return text.replace(/"(.)(.{42}=)"/g, (_, first: string, rest: string) => {
    return `"${DIGITS[(DIGITS.indexOf(first) + copy) % 64]}${rest}"`
  })
}

function moveAccounts(text: string, copy: number): string {
  return text.replace(/"0:([0-9A-F])([0-9A-F]{63})"/g, (_, first: string, rest: string) => {
    return `"0:${((parseInt(first, 16) + copy) % 16).toString(16).toUpperCase()}${rest}"`
  })
}

/** Other items wherever they are named; collections and owners stay. */
function moveItems(text: string, copy: number): string {
  const { nft_items } = JSON.parse(text) as Items
  const items = new Set(nft_items.map(({ address }) => address))
  const ending = copy.toString(16).toUpperCase().padStart(4, '0')
  return text.replace(/-?\d+:[0-9A-F]{64}/g, (address) =>
    items.has(address) ? `${address.slice(0, -4)}${ending}` : address,
  )
}

function moveLater(text: string, copy: number): string {
  return text.replace(/_?lt":"61(\d{12})"/g, (found, rest: string) => found.replace(`61${rest}`, `${61 + copy}${rest}`))
}
