import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { formatCount, formatShare } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import { fineShare } from '../../../meaning/contracts/staking.ts'
import type { ValidatorComplaint } from '../../../service/rows/staking/validator.ts'
import { NumberedBar } from '../../parts/ShareBar.tsx'
import { accountColumn, coinsColumn, timeColumn } from '../../lists/table/columnKinds.tsx'
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'

/**
 * Creates the columns of a `ComplaintTable`: created, accused, cycle, state, approval, votes, reward address, paid,
 * fine.
 * @param display Language and coin; pass `useDisplay()`. @default English
 */
export function complaintColumns(display: ColumnDisplay = defaultDisplay): readonly TableColumn<ValidatorComplaint>[] {
  const messages = readMessages(display, 'validator', validatorMessages)
  const { locale } = display
  return [
    timeColumn('created', messages.created, ({ created_at }) => created_at, { stacked: 'aside' }),
    accountColumn('accused', messages.accused, ({ stake_holder_address }) => stake_holder_address, {
      cell: ({ stake_holder_address: holder, validator_pubkey: key }) =>
        holder ? <Address value={holder} /> : <Hash value={key} />,
      stacked: 'title',
    }),
    timeColumn('cycle', messages.cycle, ({ cycle_start }) => cycle_start, { hideOrder: 4 }),
    {
      id: 'state',
      label: messages.status,
      width: 'time',
      like: '✓ Not passed',
      cell: ({ is_passed }) => (
        <StatusBadge
          status={is_passed ? 'success' : 'skipped'}
          label={is_passed ? messages.passed : messages.notPassed}
        />
      ),
      value: ({ is_passed }) => (is_passed ? 'passed' : 'not passed'),
      stacked: 'note',
    },
    {
      id: 'approval',
      label: messages.approval,
      like: '66.67%',
      cell: ({ approved_percent }) => <Approval percent={approved_percent} locale={locale} />,
      value: ({ approved_percent }) => approved_percent,
      hideOrder: 5,
      compare: (a, b) => compareAmounts(Math.round(a.approved_percent * 1000), Math.round(b.approved_percent * 1000)),
    },
    {
      id: 'votes',
      label: messages.votes,
      width: 'count',
      align: 'end',
      like: '12',
      cell: ({ voted_validators: votes }) => formatCount(Array.isArray(votes) ? votes.length : undefined, locale),
      value: ({ voted_validators: votes }) => (Array.isArray(votes) ? votes.length : undefined),
      hideOrder: 3,
    },
    accountColumn('reward', messages.rewardTo, ({ reward_address }) => reward_address, { hideOrder: 1 }),
    coinsColumn('paid', messages.paid, ({ paid }) => paid, { like: '9 GRAM', hideOrder: 2 }),
    coinsColumn('fine', messages.fine, ({ suggested_fine }) => suggested_fine, {
      like: '101 GRAM',
      cell: ({ suggested_fine, suggested_fine_part }) => {
        const share = fineShare(suggested_fine_part)
        const ofStake = share === undefined ? undefined : messages.finePart(shareText(share, locale))
        return (
          <>
            <CoinAmount amount={suggested_fine} />
            {ofStake !== undefined && (
              <bdi part="complaint-fine-part" title={ofStake}>
                {' '}
                {ofStake}
              </bdi>
            )}
          </>
        )
      },
      stacked: 'value',
    }),
  ]
}

function Approval({ percent, locale }: { readonly percent: number; readonly locale: string }) {
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return unknownText
  // Negative while more weight is missing than the rule asks for, which a rounded number can be.
  const share = Math.min(1, Math.max(0, percent / 100))
  return <NumberedBar share={share} text={shareText(share, locale)} />
}

/** @param share 0 to 1; the service gives five digits. */
function shareText(share: number, locale: string): string {
  return formatShare(BigInt(Math.round(share * 1_000_000)), 1_000_000n, locale)
}
