import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { unknownText } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import { nominatorMessages, validatorMessages } from '../../../text/en/chain/staking.ts'
import { stakeMessages } from '../../../text/en/chain/stakes.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { accountColumn, coinsColumn } from '../../lists/table/columnKinds.tsx'
import {
  readStakeTransaction,
  transactionColumn,
  transactionTimeColumn,
} from '../../lists/table/transactionColumnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import type { StakeEvent } from './eventFacts.tsx'
import { stakeEventFileColumns } from './stakeEventFileColumns.ts'
import { amountPrecision } from '../../../text/format/precision.ts'

/**
 * Creates the columns of a `StakeEventTable`: time, type, account, transaction, amount, and for files every other
 * field.
 * @param display Language and coin; pass `useDisplay()`. @default English
 */
export function stakeEventColumns(display: ColumnDisplay = defaultDisplay): readonly TableColumn<StakeEvent>[] {
  const messages = readMessages(display, 'stake', stakeMessages)
  const nominator = readMessages(display, 'nominator', nominatorMessages)
  return [
    transactionTimeColumn(nominator.time, readStakeTransaction),
    {
      id: 'type',
      label: messages.type,
      like: 'Stake accepted',
      cell: ({ type }) => <bdi>{typeText(type, messages)}</bdi>,
      value: ({ type }) => typeText(type, messages),
      stacked: 'title',
    },
    accountColumn(
      'account',
      messages.account,
      ({ stake_holder_address, nominator_address, validator_address }) =>
        stake_holder_address ?? nominator_address ?? validator_address,
      { stacked: 'note' },
    ),
    transactionColumn(nominator.transaction, readStakeTransaction, { hideOrder: 1 }),
    coinsColumn('amount', messages.amount, ({ amount }) => amount, { ...amountPrecision('list'), stacked: 'value' }),
    ...stakeEventFileColumns({ messages, nominator, validator: readMessages(display, 'validator', validatorMessages) }),
  ]
}

/** Text of a type of event; a type that this version does not know is shown as the service writes it. */
function typeText(type: unknown, { types }: Texts['stake']): string {
  const known = typeof type === 'string' && Object.hasOwn(types, type)
  return known ? types[type as keyof typeof types] : plainText(type, { maximum: 40 }) || unknownText
}
