import { formatShare } from '../../../text/format/count.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { NominatorPoolEvent, NominatorPoolValidatorEvent } from '../../../service/rows/staking/nominator-pool.ts'
import type { ValidatorEvent } from '../../../service/rows/staking/validator.ts'
import { logicalTimeFact, optionalHashFact } from '../../states/card/cardParts.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { accountFact, amountFact, digitsFact, yesFact } from '../stakeFacts.tsx'

/** Any event of a stake, with the fields of all kinds. */
export type StakeEvent = Pick<ValidatorEvent, 'tx_hash' | 'tx_lt' | 'utime' | 'type' | 'amount'> &
  Partial<ValidatorEvent> &
  Partial<NominatorPoolEvent> &
  Partial<NominatorPoolValidatorEvent>

interface EventWords {
  readonly messages: Texts['stake']
  readonly validator: Texts['validator']
  readonly nominator: Texts['nominator']
  readonly locale: string
}

/** Facts of an event for which {@link StakeEventTable} has no column. */
export function eventFacts(event: StakeEvent, { messages, validator, nominator, locale }: EventWords): readonly Fact[] {
  const { cycle_start: cycle, validator_reward_share: share } = event
  return [
    logicalTimeFact('lt', messages.logicalTime, event.tx_lt),
    accountFact('pool', nominator.pool, event.pool_address),
    optionalHashFact('key', validator.publicKey, event.validator_pubkey),
    optionalHashFact('adnl', validator.adnl, event.adnl_addr),
    digitsFact('election', validator.electionId, event.election_id),
    {
      id: 'cycle',
      term: nominator.cycle,
      value: cycle == null ? undefined : <Timestamp value={cycle} show="absolute" />,
    },
    digitsFact('query', messages.queryId, event.query_id),
    digitsFact('reason', messages.reason, event.reason),
    amountFact('change', messages.balanceChange, event.balance_delta),
    amountFact('before', messages.balanceBefore, event.balance_before),
    amountFact('after', messages.balanceAfter, event.balance_after),
    amountFact('pending-change', messages.pendingChange, event.pending_balance_delta),
    amountFact('pending-before', messages.pendingBefore, event.pending_balance_before),
    amountFact('pending-after', messages.pendingAfter, event.pending_balance_after),
    yesFact('request-before', messages.requestBefore, event.withdraw_request_before, messages),
    yesFact('request-after', messages.requestAfter, event.withdraw_request_after, messages),
    {
      id: 'share',
      term: nominator.rewardShare,
      value:
        share === undefined ? undefined : (
          <bdi>{formatShare(Number.isSafeInteger(share) ? BigInt(share) : undefined, 10_000n, locale)}</bdi>
        ),
    },
  ]
}
