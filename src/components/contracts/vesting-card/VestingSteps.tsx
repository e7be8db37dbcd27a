import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { vestingMessages } from '../../../text/en/contracts/contracts.ts'
import type { Texts } from '../../../text/en/index.ts'
import { vestingSteps, type VestingStep, type VestingTerms } from '../../../meaning/contracts/vesting.ts'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { Table } from '../../lists/table/Table.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'

const maxRows = 1000

/** Table of all unlocks, with exact amounts. */
export function VestingSteps({ terms }: { readonly terms: VestingTerms }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('vesting', vestingMessages)
  const columns = useMemo(() => stepColumns(messages), [messages])
  const steps = useMemo(() => vestingSteps(terms, maxRows + 1), [terms])
  return (
    <>
      {steps.length > maxRows && <p part="card-note">{messages.first(maxRows, locale)}</p>}
      <Table
        part="vesting-steps"
        label={messages.steps}
        rows={steps.slice(0, maxRows)}
        columns={columns}
        rowKey={stepKey}
      />
    </>
  )
}

function stepKey({ time }: VestingStep): string {
  return String(time)
}

function stepColumns(messages: Texts['vesting']): readonly TableColumn<VestingStep>[] {
  return [
    {
      id: 'time',
      label: messages.time,
      like: 'Nov 21, 2026, 09:41:53 AM UTC',
      cell: ({ time }) => <Timestamp value={time} show="absolute" />,
    },
    {
      id: 'added',
      label: messages.amount,
      width: 'amount',
      align: 'end',
      cell: ({ added }) => <CoinAmount amount={added.toString()} />,
    },
    {
      id: 'together',
      label: messages.runningTotal,
      width: 'amount',
      align: 'end',
      cell: ({ unlocked }) => <CoinAmount amount={unlocked.toString()} />,
    },
  ]
}
