'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { formatCount, formatShare } from '../../../format/count.ts'
import { unknownText } from '../../../format/intl.ts'
import { factorText } from '../../../format/stake.ts'
import type { ValidatorMessages } from '../../../format/messages/staking.ts'
import { validatorMessages } from '../../../locales/en/staking.ts'
import { parseAmount } from '../../../model/amount.ts'
import { joinKey } from '../../../model/rows.ts'
import type { ValidatorCycleValidator, ValidatorElectionParticipant } from '../../../schema/staking/validator.ts'
import { divideShare, ShareBar } from '../../accounts/top-accounts/ShareBar.tsx'
import { compareAmounts, type ColumnProps, type TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Hash } from '../../values/hash/Hash.tsx'

/** Props of {@link ValidatorTable}; the rest go to its root, which is the element that scrolls. */
export interface ValidatorTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<Validator> {
  /** Members of a cycle, or participants of an election. */
  readonly validators: readonly (ValidatorCycleValidator | ValidatorElectionParticipant)[]
  /** `total_weight` of the cycle: adds the share of each validator in it, and its complaints. @default neither */
  readonly totalWeight?: string | null | undefined
}

interface Validator extends Omit<ValidatorElectionParticipant, 'stake' | 'max_factor' | 'stake_holder_address'> {
  readonly stake?: string | null | undefined
  readonly max_factor?: number | null | undefined
  readonly stake_holder_address?: string | null | undefined
  readonly weight?: string
  readonly complaints?: readonly unknown[]
}

/**
 * Table of validators: who staked how much, with which keys. Feed it from {@link useValidatorCycles}
 * (`validators` of a cycle) or {@link useValidatorElections} (`participants` of an election).
 */
export const ValidatorTable = forwardRef<HTMLDivElement, ValidatorTableProps>(function ValidatorTable(
  { validators, totalWeight, columns: choice, label, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useMessages('validator', validatorMessages)
  const rows: readonly Validator[] = validators
  const defaults = useMemo(
    () => validatorColumns(messages, locale, parseAmount(totalWeight)),
    [messages, locale, totalWeight],
  )
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
      empty={messages.noValidators}
    />
  )
})

function validatorKey({ validator_pubkey, adnl_addr, validator_index }: Validator): string {
  return joinKey(validator_pubkey, adnl_addr, validator_index)
}

function validatorColumns(
  messages: ValidatorMessages,
  locale: string,
  whole: bigint | undefined,
): readonly TableColumn<Validator>[] {
  const membership: readonly TableColumn<Validator>[] = [
    {
      id: 'weight',
      label: messages.weight,
      like: '12.34%',
      cell: ({ weight }) => (
        <span part="validator-weight">
          <ShareBar share={divideShare(parseAmount(weight), whole)} />
          <bdi>{formatShare(parseAmount(weight), whole, locale)}</bdi>
        </span>
      ),
      compare: (a, b) => compareAmounts(a.weight, b.weight),
    },
    {
      id: 'complaints',
      label: messages.complaints,
      width: 'count',
      align: 'end',
      like: '0',
      cell: (row) => (Array.isArray(row.complaints) ? formatCount(row.complaints.length, locale) : unknownText),
      compare: (a, b) => compareAmounts(a.complaints?.length, b.complaints?.length),
    },
  ]
  return [
    {
      id: 'index',
      label: messages.index,
      width: 'count',
      align: 'end',
      like: '12',
      cell: ({ validator_index }) => formatCount(validator_index, locale),
      compare: (a, b) => compareAmounts(a.validator_index, b.validator_index),
    },
    {
      id: 'validator',
      label: messages.validator,
      width: 'id',
      cell: ({ stake_holder_address: holder }) => (holder ? <Address value={holder} /> : unknownText),
    },
    { id: 'key', label: messages.publicKey, width: 'id', like: '012345…abcdef', cell: ({ validator_pubkey }) => <Hash value={validator_pubkey} /> },
    { id: 'adnl', label: messages.adnl, width: 'id', like: '012345…abcdef', cell: ({ adnl_addr }) => <Hash value={adnl_addr} /> },
    {
      id: 'factor',
      label: messages.maxFactor,
      width: 'count',
      align: 'end',
      like: '3×',
      cell: ({ max_factor }) => factorText(max_factor, locale),
      compare: (a, b) => compareAmounts(a.max_factor, b.max_factor),
    },
    ...(whole === undefined ? [] : membership),
    {
      id: 'stake',
      label: messages.stake,
      width: 'amount',
      align: 'end',
      like: '557,019.02 TON',
      cell: ({ stake }) => <CoinAmount amount={stake} maximumFractionDigits={2} />,
      compare: (a, b) => compareAmounts(a.stake, b.stake),
    },
  ]
}
