'use client'
import { readMessages } from '../../../react/display/display.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import type { ValidatorCycleValidator, ValidatorElectionParticipant } from '../../../service/rows/staking/validator.ts'
import { validatorColumns, type Validator } from './validatorColumns.tsx'
import { validatorCycleValidatorShape } from '../../../service/rows/shapes/tables.ts'
import { validatorElectionParticipantShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link ValidatorTable}; the rest go to its root, which is the element that scrolls. */
export interface ValidatorTableProps extends RowTableProps<Validator> {
  /** Members of a cycle, or participants of an election. */
  readonly validators: readonly (ValidatorCycleValidator | ValidatorElectionParticipant)[]
  /** `total_weight` of the cycle: adds the share of each validator in it, and its complaints. @default neither */
  readonly totalWeight?: string | null | undefined
}

/**
 * Table of validators: who staked how much, with which keys. Feed it from {@link useValidatorCycles}
 * (`validators` of a cycle) or {@link useValidatorElections} (`participants` of an election).
 */
export const ValidatorTable = defineTable<ValidatorTableProps, Validator, 'totalWeight'>({
  part: 'validator-table',
  rows: 'validators',
  shape: [validatorCycleValidatorShape, validatorElectionParticipantShape],
  options: ['totalWeight'],
  texts: (display) => {
    const { validators: label, noValidators: empty } = readMessages(display, 'validator', validatorMessages)
    return { label, empty }
  },
  columns: (display, options) => validatorColumns(options, display),
  rowKey: ({ validator_pubkey, adnl_addr, validator_index }) => `${validator_pubkey} ${adnl_addr} ${validator_index}`,
})
