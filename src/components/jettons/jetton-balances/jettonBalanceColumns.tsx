import type { ReactElement } from 'react'
import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { addressKey } from '../../../text/format/address.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { Lookalike } from '../../../meaning/tokens/lookalike.ts'
import type { JettonWallet } from '../../../service/rows/jetton.ts'
import { accountColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { Address } from '../../values/address/Address.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { JettonName } from '../jetton-card/JettonName.tsx'
import { jettonText, symbolColumn } from '../jetton-transfer-table/jettonText.ts'
import { unclaimedAmount } from './claimFacts.tsx'
import { useName } from '../../../react/display/useName.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { usePrice } from '../../../react/display/usePrice.ts'
import { FiatAmount, pricedAsset } from '../../values/jetton-amount/FiatAmount.tsx'

/** Options of {@link jettonBalanceColumns}. */
export interface JettonBalanceColumnOptions {
  /** Jettons that look like others, by the raw address of their master. @default none */
  readonly lookalikes?: ReadonlyMap<string, Lookalike> | undefined
  /** Adds a column with values in the display's currency. @default false */
  readonly priced?: boolean | undefined
  /** Adds a column with amounts that the owner can claim. @default false */
  readonly claimable?: boolean | undefined
}

/**
 * Creates the columns of a `JettonBalances` table: jetton, balance, claimable amount, value and wallet.
 * @param display Language; pass `useDisplay()`. @default English
 */
export function jettonBalanceColumns(
  { lookalikes, priced = false, claimable = false }: JettonBalanceColumnOptions = {},
  display: ColumnDisplay = defaultDisplay,
): readonly TableColumn<JettonWallet>[] {
  const messages = readMessages(display, 'jetton', jettonMessages)
  const words = readMessages(display, 'table', tableMessages)
  const columns: readonly (TableColumn<JettonWallet> | false)[] = [
    accountColumn('jetton', messages.jetton, ({ jetton }) => jetton, {
      width: 184,
      cell: ({ jetton }) => (
        <JettonName master={jetton} lookalike={lookalikes?.get(addressKey(jetton) ?? '') ?? null} />
      ),
      like: 'Tide Dollar tUSD',
      stacked: 'title',
    }),
    {
      id: 'balance',
      label: messages.balance,
      width: 'amount',
      align: 'end',
      cell: ({ balance, jetton }) => <JettonAmount amount={balance} master={jetton} symbol="" />,
      value: ({ balance, jetton }, naming) => jettonText(balance, jetton, naming),
      kind: 'decimal',
      stacked: 'value',
    },
    claimable && {
      id: 'claimable',
      label: messages.claimable,
      width: 'amount',
      align: 'end',
      cell: (wallet) => {
        const amount = unclaimedAmount(wallet)
        return amount === undefined ? '' : <JettonAmount amount={amount} master={wallet.jetton} symbol="" />
      },
      value: (wallet, naming) => {
        const amount = unclaimedAmount(wallet)
        return amount === undefined ? '' : jettonText(amount, wallet.jetton, naming)
      },
      stacked: 'aside',
    },
    priced && {
      id: 'value',
      label: messages.value,
      width: 'time',
      align: 'end',
      cell: ({ balance, jetton }) => <JettonValue amount={balance} master={jetton} />,
      like: '≈ $1,234.56',
      stacked: 'aside',
    },
    accountColumn('wallet', messages.wallet, ({ address }) => address, {
      align: 'end',
      cell: ({ address }) => <Address value={address} name={false} />,
      hideOrder: 1,
      stacked: 'note',
    }),
    symbolColumn(words.symbol, ({ jetton }) => jetton),
  ]
  return columns.filter((column) => column !== false)
}

/** Value of a jetton amount in the display's currency; a dash if it is unknown, and for scams. */
function JettonValue({ amount, master }: { readonly amount: string; readonly master: string }): ReactElement | string {
  const { scam } = useName(master)
  const key = addressKey(master)
  const price = usePrice(scam || key === undefined ? undefined : pricedAsset(key))
  return price === null ? unknownText : <FiatAmount amount={amount} master={key} />
}
