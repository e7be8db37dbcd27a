import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { decimalCoins } from '../../../text/format/coins.ts'
import { unknownText } from '../../../text/format/intl.ts'
import type { NamingSources } from '../../../text/naming/namingSources.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { LedgerAsset, LedgerLine } from '../../../ledger/line.ts'
import { ledgerMessages } from '../../../text/en/transactions/ledger.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { jettonText } from '../../jettons/jetton-transfer-table/jettonText.ts'
import { accountColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { transactionColumn, transactionTimeColumn } from '../../lists/table/transactionColumnKinds.tsx'
import { Address } from '../../values/address/Address.tsx'
import { LineAmount } from './LineAmount.tsx'

/**
 * Creates the columns of a `LedgerTable`: kind, time, counterparty, amount and balance after the line; unless chosen
 * only in files, the account, the asset, the transaction, the trace and the logical time.
 * @param display Language and coin; pass `useDisplay()`. @default English and Gram
 */
export function ledgerColumns(display: ColumnDisplay = defaultDisplay): readonly TableColumn<LedgerLine>[] {
  const words = readMessages(display, 'ledger', ledgerMessages)
  const table = readMessages(display, 'table', tableMessages)
  const { decimals } = display.nativeCoin
  return [
    {
      id: 'kind',
      label: words.type,
      cell: (line) => {
        const title = lineTitle(line, words)
        return (
          <bdi
            title={line.kind === 'unexplained' ? words.unexplained : line.internal === true ? words.internal : title}
          >
            {title}
          </bdi>
        )
      },
      value: ({ kind, fee }) => (kind === 'fee' ? `${plainText(fee)} fee` : kind),
      like: 'Storage fee',
      stacked: 'title',
    },
    transactionTimeColumn(words.time, (line) => line),
    accountColumn('counterparty', words.counterparty, ({ counterparty }) => counterparty, {
      // Without one, only a transfer comes from outside the chain.
      cell: ({ kind, counterparty }) =>
        counterparty === null && kind !== 'transfer' ? unknownText : <Address value={counterparty} />,
      stacked: 'note',
    }),
    {
      id: 'amount',
      label: words.amount,
      width: 'exact',
      align: 'end',
      cell: ({ asset, amount }) => <LineAmount asset={asset} amount={amount} signed />,
      value: ({ asset, amount }, naming) => amountText(asset, amount, decimals, naming),
      kind: 'decimal',
      like: '+1,234.567891234 GRAM',
      stacked: 'value',
    },
    {
      id: 'balance',
      label: words.balance,
      width: 'exact',
      align: 'end',
      cell: ({ asset, balance }) => <LineAmount asset={asset} amount={balance} />,
      value: ({ asset, balance }, naming) => amountText(asset, balance, decimals, naming),
      kind: 'decimal',
      like: '1,234.567891234 GRAM',
      hideOrder: 1,
    },
    {
      id: 'asset',
      label: words.asset,
      cell: ({ asset }) => <bdi>{asset.kind}</bdi>,
      value: ({ asset }) => assetText(asset),
      visibility: 'file',
    },
    { id: 'label', label: 'label', cell: () => null, value: ({ label }) => label, visibility: 'file' },
    {
      id: 'internal',
      label: 'internal',
      cell: () => null,
      value: ({ internal }) => (internal === true ? 'true' : ''),
      visibility: 'file',
    },
    accountColumn('account', table.account, ({ account }) => account, { visibility: 'optional', hideOrder: 2 }),
    transactionColumn(table.transaction, (line) => line, { hideOrder: 3 }),
    {
      id: 'lt',
      label: table.lt,
      cell: ({ lt }) => <bdi>{plainText(lt, { maximum: 24 })}</bdi>,
      value: ({ lt }) => lt,
      visibility: 'optional',
      hideOrder: 4,
    },
    { id: 'trace', label: 'trace', cell: () => null, value: ({ trace_id }) => trace_id, visibility: 'file' },
  ]
}

function lineTitle({ kind, fee, internal }: LedgerLine, words: Texts['ledger']): string {
  if (kind === 'fee') return fee === undefined ? unknownText : words.fees[fee]
  return internal === true && kind === 'transfer' ? words.internal : words.kinds[kind]
}

/** Amount for files: in whole units where the decimals are known. */
function amountText(asset: LedgerAsset, amount: string, decimals: number, naming: NamingSources): string {
  if (asset.kind === 'coin') return decimalCoins(amount, decimals)
  return asset.kind === 'jetton' ? jettonText(amount, asset.jetton, naming) : plainText(amount)
}

/** Kind and id of an asset for files. */
function assetText(asset: LedgerAsset): string {
  switch (asset.kind) {
    case 'coin':
      return asset.kind
    case 'currency':
      return `${asset.kind} ${asset.id}`
    case 'jetton':
      return `${asset.kind} ${asset.jetton}`
    case 'nft':
      return `${asset.kind} ${asset.item}`
  }
}
