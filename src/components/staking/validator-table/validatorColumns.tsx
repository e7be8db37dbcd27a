import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { formatCount, formatShare } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import { stakeFactor } from '../../../meaning/contracts/staking.ts'
import type { ValidatorElectionParticipant } from '../../../service/rows/staking/validator.ts'
import { divideShare, NumberedBar } from '../../parts/ShareBar.tsx'
import { coinsColumn, hashColumn, optionalAccountColumn } from '../../lists/table/columnKinds.tsx'
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import { amountPrecision } from '../../../text/format/precision.ts'
import { factorText } from '../stakeFacts.tsx'

/** Row of a `ValidatorTable`: a member of a cycle, or a participant of an election. */
export interface Validator extends Omit<ValidatorElectionParticipant, 'stake' | 'max_factor' | 'stake_holder_address'> {
  readonly stake?: string | null | undefined
  readonly max_factor?: number | null | undefined
  readonly stake_holder_address?: string | null | undefined
  readonly weight?: string
  readonly complaints?: readonly unknown[]
}

/**
 * Creates the columns of a `ValidatorTable`: index, validator, keys, factor, weight, complaints and stake.
 * @param options.totalWeight `total_weight` of the cycle. @default no columns for weight and complaints
 * @param display Language and coin; pass `useDisplay()`. @default English
 */
export function validatorColumns(
  { totalWeight }: { readonly totalWeight?: string | null | undefined } = {},
  display: ColumnDisplay = defaultDisplay,
): readonly TableColumn<Validator>[] {
  const messages = readMessages(display, 'validator', validatorMessages)
  const { locale } = display
  const whole = parseAmount(totalWeight)
  const membership: readonly TableColumn<Validator>[] = [
    {
      id: 'weight',
      label: messages.weight,
      like: '12.34%',
      cell: ({ weight }) => (
        <NumberedBar
          share={divideShare(parseAmount(weight), whole)}
          text={formatShare(parseAmount(weight), whole, locale)}
        />
      ),
      value: ({ weight }) => weight,
      compare: (a, b) => compareAmounts(a.weight, b.weight),
      hideOrder: 4,
    },
    {
      id: 'complaints',
      label: messages.complaints,
      width: 'count',
      align: 'end',
      like: '0',
      cell: (row) => (Array.isArray(row.complaints) ? formatCount(row.complaints.length, locale) : unknownText),
      value: ({ complaints }) => (Array.isArray(complaints) ? complaints.length : undefined),
      compare: (a, b) => compareAmounts(a.complaints?.length, b.complaints?.length),
      hideOrder: 3,
    },
  ]
  return [
    {
      id: 'index',
      label: messages.index,
      width: 'count',
      like: '12',
      cell: ({ validator_index }) => formatCount(validator_index, locale),
      value: ({ validator_index }) => validator_index,
      compare: (a, b) => compareAmounts(a.validator_index, b.validator_index),
      stacked: 'note',
    },
    optionalAccountColumn('validator', messages.validator, ({ stake_holder_address: holder }) => holder, {
      stacked: 'title',
    }),
    hashColumn('key', messages.publicKey, ({ validator_pubkey }) => validator_pubkey, { hideOrder: 2 }),
    hashColumn('adnl', messages.adnl, ({ adnl_addr }) => adnl_addr, { hideOrder: 1 }),
    {
      id: 'factor',
      label: messages.maxFactor,
      width: 'count',
      align: 'end',
      like: '3×',
      cell: ({ max_factor }) => factorText(max_factor, locale),
      value: ({ max_factor }) => stakeFactor(max_factor),
      compare: (a, b) => compareAmounts(a.max_factor, b.max_factor),
      hideOrder: 5,
    },
    ...(whole === undefined ? [] : membership),
    coinsColumn('stake', messages.stake, ({ stake }) => stake, {
      ...amountPrecision('list'),
      like: '557,019.02 GRAM',
      stacked: 'value',
    }),
  ]
}
