'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import { joinKey } from '../../../service/rows/readRow.ts'
import type { ValidatorCycleValidator, ValidatorElectionParticipant } from '../../../service/rows/staking/validator.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { validatorColumns, type Validator } from './validatorColumns.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'

/** Props of {@link ValidatorTable}; the rest go to its root, which is the element that scrolls. */
export interface ValidatorTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<Validator> {
  /** Members of a cycle, or participants of an election. */
  readonly validators: readonly (ValidatorCycleValidator | ValidatorElectionParticipant)[]
  /** `total_weight` of the cycle: adds the share of each validator in it, and its complaints. @default neither */
  readonly totalWeight?: string | null | undefined
}

/**
 * Table of validators: who staked how much, with which keys. Feed it from {@link useValidatorCycles}
 * (`validators` of a cycle) or {@link useValidatorElections} (`participants` of an election).
 */
export const ValidatorTable = forwardRef<HTMLDivElement, ValidatorTableProps>(function ValidatorTable(
  { validators, totalWeight, columns: choice, label, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const messages = useTexts('validator', validatorMessages)
  const rows: readonly Validator[] = validators
  const defaults = useMemo(() => validatorColumns({ totalWeight }, display), [totalWeight, display])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('validator-table', part)}
      label={label ?? messages.validators}
      rows={rows}
      columns={columns}
      rowKey={validatorKey}
      emptyText={messages.noValidators}
    />
  )
})

function validatorKey({ validator_pubkey, adnl_addr, validator_index }: Validator): string {
  return joinKey(validator_pubkey, adnl_addr, validator_index)
}
