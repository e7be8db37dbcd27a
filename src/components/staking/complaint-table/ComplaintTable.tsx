'use client'
import { readMessages } from '../../../react/display/display.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { tableMessages } from '../../../text/en/lists.ts'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import type { ValidatorComplaint } from '../../../service/rows/staking/validator.ts'
import { complaintColumns } from './complaintColumns.tsx'
import { ComplaintDetails } from './ComplaintDetails.tsx'
import { validatorComplaintShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link ComplaintTable}; the rest go to its root, which is the element that scrolls. */
export interface ComplaintTableProps extends RowTableProps<ValidatorComplaint> {
  /** Rows of `/validators/complaints`, or the `complaints` of a validator of a cycle. */
  readonly complaints: readonly ValidatorComplaint[]
}

/**
 * Table of complaints against validators: whom they accuse, the fine that they ask for, and how much
 * of the weight has approved them. Feed it from {@link useInfiniteValidatorComplaints}.
 */
export const ComplaintTable = defineTable<ComplaintTableProps, ValidatorComplaint>({
  part: 'complaint-table',
  rows: 'complaints',
  shape: validatorComplaintShape,
  texts: (display) => {
    const {
      complaints: label,
      noComplaints: empty,
      complaint: title,
    } = readMessages(display, 'validator', validatorMessages)
    return { label, empty, details: { title, label: readMessages(display, 'table', tableMessages).details } }
  },
  columns: complaintColumns,
  rowKey: ({ cycle_start, complaint_hash }) => `${cycle_start} ${complaint_hash}`,
  details: (complaint) => <ComplaintDetails complaint={complaint} />,
})
