'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { formatCount, formatShare } from '../../../format/count.ts'
import { unknownText } from '../../../format/intl.ts'
import type { ValidatorMessages } from '../../../format/messages/staking.ts'
import { tableMessages } from '../../../locales/en/common.ts'
import { validatorMessages } from '../../../locales/en/staking.ts'
import { fineShare } from '../../../model/staking.ts'
import { joinKey } from '../../../model/rows.ts'
import type { ValidatorComplaint } from '../../../schema/staking/validator.ts'
import { ShareBar } from '../../accounts/top-accounts/ShareBar.tsx'
import { compareAmounts, type ColumnProps, type TableColumn } from '../../lists/table/columns.ts'
import { detailsColumn } from '../../lists/table/detailsColumn.tsx'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { ComplaintDetails } from './ComplaintDetails.tsx'

/** Props of {@link ComplaintTable}; the rest go to its root, which is the element that scrolls. */
export interface ComplaintTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<ValidatorComplaint> {
  /** Rows of `/validators/complaints`, or the `complaints` of a validator of a cycle. */
  readonly complaints: readonly ValidatorComplaint[]
}

/**
 * Table of complaints against validators: whom they accuse, the fine that they ask for, and how much
 * of the weight has approved them. Feed it from {@link useInfiniteValidatorComplaints}.
 */
export const ComplaintTable = forwardRef<HTMLDivElement, ComplaintTableProps>(function ComplaintTable(
  { complaints, columns: choice, label, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useMessages('validator', validatorMessages)
  const { details } = useMessages('table', tableMessages)
  const defaults = useMemo(
    () => [
      ...complaintColumns(messages, locale),
      detailsColumn<ValidatorComplaint>(messages.complaint, details, (complaint) => () => <ComplaintDetails complaint={complaint} locale={locale} />),
    ],
    [messages, details, locale],
  )
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('complaint-table', part)}
      label={label ?? messages.complaints}
      rows={complaints}
      columns={columns}
      rowKey={complaintKey}
      empty={messages.noComplaints}
    />
  )
})

function complaintKey({ cycle_start, complaint_hash }: ValidatorComplaint): string {
  return joinKey(cycle_start, complaint_hash)
}

function complaintColumns(messages: ValidatorMessages, locale: string): readonly TableColumn<ValidatorComplaint>[] {
  return [
    {
      id: 'created',
      label: messages.created,
      width: 'time',
      cell: ({ created_at }) => <Timestamp value={created_at} show="relative" />,
      compare: (a, b) => compareAmounts(a.created_at, b.created_at),
    },
    {
      id: 'accused',
      label: messages.accused,
      width: 'id',
      cell: ({ stake_holder_address: holder, validator_pubkey: key }) => (holder ? <Address value={holder} /> : <Hash value={key} />),
    },
    {
      id: 'cycle',
      label: messages.cycle,
      like: 'Oct 9, 2025, 11:51:33 AM UTC',
      cell: ({ cycle_start }) => <Timestamp value={cycle_start} show="absolute" />,
      compare: (a, b) => compareAmounts(a.cycle_start, b.cycle_start),
    },
    {
      id: 'state',
      label: messages.status,
      width: 'time',
      like: '✓ Not passed',
      cell: ({ is_passed }) => (
        <StatusBadge status={is_passed ? 'success' : 'skipped'} label={is_passed ? messages.passed : messages.notPassed} />
      ),
    },
    {
      id: 'approval',
      label: messages.approval,
      like: '66.67%',
      cell: ({ approved_percent }) => <Approval percent={approved_percent} locale={locale} />,
      compare: (a, b) => compareAmounts(Math.round(a.approved_percent * 1000), Math.round(b.approved_percent * 1000)),
    },
    {
      id: 'votes',
      label: messages.votes,
      width: 'count',
      align: 'end',
      like: '12',
      cell: ({ voted_validators: votes }) => formatCount(Array.isArray(votes) ? votes.length : undefined, locale),
    },
    { id: 'reward', label: messages.rewardTo, width: 'id', cell: ({ reward_address }) => <Address value={reward_address} /> },
    {
      id: 'paid',
      label: messages.paid,
      width: 'amount',
      align: 'end',
      like: '9 TON',
      cell: ({ paid }) => <CoinAmount amount={paid} />,
    },
    {
      id: 'fine',
      label: messages.fine,
      width: 'amount',
      align: 'end',
      like: '101 TON',
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
      compare: (a, b) => compareAmounts(a.suggested_fine, b.suggested_fine),
    },
  ]
}

function Approval({ percent, locale }: { readonly percent: number; readonly locale: string }) {
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return unknownText
  // Negative while more weight is missing than the rule asks for, which a rounded number can be.
  const share = Math.min(1, Math.max(0, percent / 100))
  return (
    <span part="complaint-approval">
      <ShareBar share={share} />
      <bdi>{shareText(share, locale)}</bdi>
    </span>
  )
}

/** @param share 0 to 1; the service gives five digits. */
function shareText(share: number, locale: string): string {
  return formatShare(BigInt(Math.round(share * 1_000_000)), 1_000_000n, locale)
}
