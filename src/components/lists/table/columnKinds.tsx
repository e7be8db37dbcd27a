import { formatCount } from '../../../text/format/count.ts'
import { hashLike, hashText } from '../../../text/format/hash.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { Address, type AddressProps } from '../../values/address/Address.tsx'
import { CoinAmount, type CoinAmountProps } from '../../values/coin-amount/CoinAmount.tsx'
import { Hash, type HashProps } from '../../values/hash/Hash.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { compareAmounts, type TableColumn } from './columns.ts'

/** Fields of a column beside its id, its label and its value. */
export type ColumnOptions<Row> = Partial<Omit<TableColumn<Row>, 'id' | 'label' | 'kind'>>

type Read<Row> = (row: Row) => string | number | null | undefined

/** Column of accounts: links with the names that the reader sees; files have address and name. */
export function accountColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => string | null | undefined,
  { of, ...options }: ColumnOptions<Row> & Pick<AddressProps, 'of'> = {},
): TableColumn<Row> & { readonly value: (row: Row) => string | null | undefined } {
  return {
    id,
    label,
    width: 'id',
    cell: (row) => <Address value={read(row)} of={of} />,
    ...options,
    value: read,
    kind: 'account',
  }
}

/** Column of times, in Unix seconds, that can be sorted; the display's `time` says how they are written. */
export function timeColumn<Row>(
  id: string,
  label: string,
  read: Read<Row>,
  options: ColumnOptions<Row> = {},
): TableColumn<Row> {
  return {
    id,
    label,
    width: 'time',
    cell: (row) => <Timestamp value={read(row)} show="short" />,
    value: read,
    compare: (a, b) => compareAmounts(read(a), read(b)),
    ...options,
    kind: 'time',
  }
}

/** Column of amounts of the native coin, in its smallest unit, that can be sorted. */
export function coinsColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => string | null | undefined,
  { symbol, maximumFractionDigits, ...options }: ColumnOptions<Row> & Pick<CoinAmountProps, 'symbol'> = {},
): TableColumn<Row> {
  return {
    id,
    label,
    width: 'amount',
    align: 'end',
    cell: (row) => <CoinAmount amount={read(row)} symbol={symbol} maximumFractionDigits={maximumFractionDigits} />,
    value: read,
    compare: (a, b) => compareAmounts(read(a), read(b)),
    maximumFractionDigits,
    ...options,
    kind: 'coins',
  }
}

/** Column of accounts that a row may not have; a dash stands for none. */
export function optionalAccountColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => string | null | undefined,
  options: ColumnOptions<Row>,
): TableColumn<Row> {
  return accountColumn(id, label, read, {
    ...options,
    cell: (row) => (read(row) ? <Address value={read(row)} /> : unknownText),
  })
}

/** Column of places in a ranking. */
export function rankColumn<Row extends { readonly rank: number }>(label: string, locale: string): TableColumn<Row> {
  return {
    id: 'rank',
    label,
    width: 'mark',
    cell: ({ rank }) => formatCount(rank, locale),
    value: ({ rank }) => rank,
    stacked: 'note',
  }
}

/** Column of hashes; files have them in hex. A dash stands for none. */
export function hashColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => string | null | undefined,
  { of, ...options }: ColumnOptions<Row> & Pick<HashProps, 'of'> = {},
): TableColumn<Row> {
  return {
    id,
    label,
    width: 'id',
    like: hashLike,
    cell: (row) => {
      const hash = read(row)
      return hash === null || hash === undefined || hash === '' ? unknownText : <Hash value={hash} of={of} />
    },
    value: (row) => hashText(read(row)),
    ...options,
  }
}
