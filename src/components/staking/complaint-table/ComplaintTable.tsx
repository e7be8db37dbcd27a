'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { tableMessages } from '../../../text/en/common.ts'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import { joinKey } from '../../../service/rows/readRow.ts'
import type { ValidatorComplaint } from '../../../service/rows/staking/validator.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { complaintColumns } from './complaintColumns.tsx'
import { detailsColumn } from '../../lists/table/detailsColumn.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { ComplaintDetails } from './ComplaintDetails.tsx'

/** Props of {@link ComplaintTable}; the rest go to its root, which is the element that scrolls. */
export interface ComplaintTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<ValidatorComplaint> {
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
  const display = useDisplay()
  const messages = useTexts('validator', validatorMessages)
  const { details } = useTexts('table', tableMessages)
  const { locale } = display
  const defaults = useMemo(
    () => [
      ...complaintColumns(display),
      detailsColumn<ValidatorComplaint>(messages.complaint, details, (complaint) => () => (
        <ComplaintDetails complaint={complaint} locale={locale} />
      )),
    ],
    [display, messages, details, locale],
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
      emptyText={messages.noComplaints}
    />
  )
})

function complaintKey({ cycle_start, complaint_hash }: ValidatorComplaint): string {
  return joinKey(cycle_start, complaint_hash)
}
