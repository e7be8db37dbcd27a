import type { Texts } from '../../text/en/index.ts'
import { coinsColumn } from '../lists/table/columnKinds.tsx'
import type { TableColumn } from '../lists/table/columns.ts'

/** Funds of one nominator in one pool. */
interface NominatorFunds {
  readonly balance?: string | null | undefined
  readonly pending_balance?: string | null | undefined
}

/** Columns of the funds of a nominator: the deposit that waits for the next round, and the balance that works. */
export function nominatorFundColumns<Row extends NominatorFunds>(
  messages: Texts['nominator'],
): readonly TableColumn<Row>[] {
  return [
    coinsColumn('pending', messages.pendingBalance, ({ pending_balance }) => pending_balance, { hideOrder: 1 }),
    coinsColumn('balance', messages.balance, ({ balance }) => balance, { stacked: 'value' }),
  ]
}
