import { jettonUnit } from '../../meaning/tokens/jettonUnit.ts'
import type { Client } from '../../sources/client/client.ts'
import { completeCoin, type NativeCoinOptions } from '../../ton/facts/nativeCoin.ts'
import type { LedgerAsset, LedgerLine } from '../line.ts'
import { formatScaled } from '../value/decimal.ts'
import { csvText } from './csv.ts'

/** Name and decimals of an asset. */
export interface AssetNames {
  readonly symbol: string
  /** A whole unit has ten to this power of the smallest unit. */
  readonly decimals: number
}

/** Layout of a CSV file. */
export type LedgerLayout =
  /** All fields of a line, amounts in whole units where the decimals are known; the smallest units come last. */
  | 'plain'
  /**
   * The simple template of Koinly: one asset each line, whole units, times in UTC. Labels are left empty. Assets
   * without a symbol are left out, because the layout cannot name them.
   * @see https://support.koinly.io/en/articles/9489976-how-to-create-a-custom-csv-file-with-your-data
   */
  | 'koinly'

/** Options of {@link ledgerCsv}. */
export interface LedgerCsvOptions {
  /** @default 'plain' */
  readonly layout?: LedgerLayout | undefined
  /** Native coin of the chain. @default Gram */
  readonly nativeCoin?: NativeCoinOptions | undefined
  /**
   * Returns the symbol and decimals of an asset, if they are known; {@link clientAssetNames} has those of jettons.
   * @default only the native coin and NFTs have them
   */
  readonly names?: ((asset: LedgerAsset) => AssetNames | null | undefined) | undefined
}

interface Page {
  readonly lines: readonly LedgerLine[]
}

type Column = readonly [heading: string, read: (line: LedgerLine, names: AssetNames | undefined) => string]

const columns: Readonly<Record<LedgerLayout, readonly Column[]>> = {
  plain: [
    ['time', ({ now }) => isoTime(now)],
    ['lt', ({ lt }) => lt],
    ['account', ({ account }) => account],
    ['kind', ({ kind }) => kind],
    ['fee', ({ fee }) => fee ?? ''],
    ['asset', ({ asset }) => asset.kind],
    ['asset_id', ({ asset }) => assetId(asset)],
    ['symbol', (_, names) => names?.symbol ?? ''],
    ['amount_in_units', ({ amount }, names) => writeUnits(amount, names)],
    ['balance_in_units', ({ balance }, names) => writeUnits(balance, names)],
    ['counterparty', ({ counterparty }) => counterparty ?? ''],
    ['label', ({ label }) => label ?? ''],
    ['internal', ({ internal }) => (internal === true ? 'true' : '')],
    ['transaction', ({ hash }) => hash],
    ['trace', ({ trace_id }) => trace_id ?? ''],
    ['amount_base_units', ({ amount }) => amount],
    ['balance_base_units', ({ balance }) => balance],
  ],
  koinly: [
    ['Koinly Date', ({ now }) => `${isoTime(now).slice(0, 19).replace('T', ' ')} UTC`],
    ['Amount', ({ amount }, names) => writeUnits(amount, names)],
    ['Currency', (_, names) => names?.symbol ?? ''],
    ['Label', () => ''],
    ['Description', ({ kind, fee }) => (fee === undefined ? kind : `${fee} fee`)],
    ['TxHash', ({ hash }) => hash],
  ],
}

/**
 * Writes the pages of a ledger as CSV (RFC 4180), part by part, the headings first. Texts that a spreadsheet would
 * evaluate get a leading apostrophe.
 */
export async function* ledgerCsv(
  pages: AsyncIterable<Page>,
  { layout = 'plain', nativeCoin, names }: LedgerCsvOptions = {},
): AsyncGenerator<string, void, undefined> {
  const wanted = columns[layout]
  const coin = completeCoin(nativeCoin)
  yield csvText([wanted.map(([heading]) => heading)])
  for await (const { lines } of pages) {
    const rows = lines.map((line) => [line, names?.(line.asset) ?? ownNames(line.asset, coin)] as const)
    const written = layout === 'koinly' ? rows.filter(([, known]) => (known?.symbol ?? '') !== '') : rows
    yield csvText(written.map(([line, known]) => wanted.map(([, read]) => read(line, known))))
  }
}

/**
 * Returns the names of jettons as the client knows them from the metadata of its answers, which those of a ledger hold.
 * Pass it as `names`.
 */
export function clientAssetNames(client: Pick<Client, 'names'>): NonNullable<LedgerCsvOptions['names']> {
  return (asset) => (asset.kind === 'jetton' ? jettonUnit(client.names.metadata(asset.jetton)) : undefined)
}

/** NFTs are counted, and have no symbol. */
const counted: AssetNames = { symbol: '', decimals: 0 }

function ownNames({ kind }: LedgerAsset, coin: AssetNames): AssetNames | undefined {
  return kind === 'coin' ? coin : kind === 'nft' ? counted : undefined
}

/** Writes the pages of a ledger as JSON lines, part by part: one line of the ledger in each line of the text. */
export async function* ledgerJsonLines(pages: AsyncIterable<Page>): AsyncGenerator<string, void, undefined> {
  for await (const { lines } of pages) yield lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

function assetId(asset: LedgerAsset): string {
  switch (asset.kind) {
    case 'coin':
      return ''
    case 'currency':
      return asset.id
    case 'jetton':
      return asset.jetton
    case 'nft':
      return asset.item
  }
}

function writeUnits(amount: string, names: AssetNames | undefined): string {
  return names === undefined ? '' : formatScaled(BigInt(amount), names.decimals)
}

function isoTime(now: number): string {
  return new Date(now * 1000).toISOString()
}
