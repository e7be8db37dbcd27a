import { TransactionCard } from '../../../src/components/transactions/transaction-card/TransactionCard.tsx'
import { commented, message, transaction } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

describeComponent({
  name: 'TransactionCard',
  component: TransactionCard,
  part: 'transaction-card',
  props: { transaction: transaction({ in_msg: commented('Thanks for the coffee'), out_msgs: [message(), message()] }) },
  entities: ['transaction'],
  stateAttribute: 'data-status',
  empty: { transaction: null },
  failed: { transaction: undefined },
})

describeComponent({
  name: 'TransactionCard, a plain transfer',
  component: TransactionCard,
  part: 'transaction-card',
  props: { transaction: transaction() },
  stateAttribute: 'data-status',
  loading: { transaction: undefined, loading: true },
})
