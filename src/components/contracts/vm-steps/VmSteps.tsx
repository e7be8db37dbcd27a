'use client'
import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { vmMessages } from '../../../text/en/contracts/vm.ts'
import type { Replay } from '../../../meaning/contracts/replay.ts'
import { type CodePlace, failingStep, type VmRun } from '../../../meaning/contracts/vmSteps.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { transactionShape } from '../../../service/rows/shapes/tables.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { clamp } from '../../parts/window/rowGeometry.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { GasByInstruction } from './GasByInstruction.tsx'
import { ActionList, StorageSides } from './Outcome.tsx'
import { StackAtStep } from './StackAtStep.tsx'
import { StepList } from './StepList.tsx'

/** Props of {@link VmSteps}; the rest go to the `<article>`. */
export interface VmStepsProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<Replay> {
  /** Result of the replay; null or undefined when there is none, or none yet. */
  readonly replay?: Replay | null | undefined
  /** The transaction that was replayed: its exit code, and the contract whose ABI reads the data. @default none */
  readonly transaction?: Transaction | null | undefined
  /** Chosen step, counted from 0, such as one that the address of a page names. @default the reader's choice */
  readonly step?: number | undefined
  /** Step that is chosen at first. @default the failing one, otherwise the first */
  readonly defaultStep?: number | undefined
  /** Called with the step that the reader chooses. */
  readonly onStepChange?: ((step: number) => void) | undefined
  /**
   * Called with the place of the chosen instruction when the reader wants to see it in the code.
   * @default there is no such button
   */
  readonly onSelectInstruction?: ((place: CodePlace) => void) | undefined
}

/**
 * Steps of the virtual machine in a transaction: gas, stack, registers, actions and the data
 * before and after. Feed it from {@link useReplay}.
 */
export const VmSteps = forwardRef<HTMLElement, VmStepsProps>(function VmSteps(
  { replay, transaction: given, step, defaultStep, onStepChange, onSelectInstruction, ...rest },
  ref,
) {
  const messages = useTexts('vm', vmMessages)
  const transaction = checkRow(transactionShape, given)
  return (
    <Card
      {...rest}
      ref={ref}
      kind="vm-steps"
      label={rest['aria-label'] ?? messages.title}
      entity={replay}
      emptyText={messages.none}
    >
      {replay === undefined || replay === null ? (
        <Bones />
      ) : replay.status === 'unavailable' ? (
        <>
          <div>
            <StatusBadge status="skipped" label={messages.unavailable} />
          </div>
          <p part="card-note">{messages.gaps[replay.reason]}</p>
        </>
      ) : (
        <>
          <div>
            <StatusBadge status="success" label={messages.exact} />
          </div>
          {replay.run === undefined ? (
            <p part="card-note">{messages.didNotRun}</p>
          ) : (
            <Run
              run={replay.run}
              transaction={transaction}
              {...{ step, defaultStep, onStepChange, onSelectInstruction }}
            />
          )}
          <ActionList actions={replay.actions} />
          <StorageSides storage={replay.storage} transaction={transaction} />
        </>
      )}
    </Card>
  )
})

interface RunProps extends Pick<VmStepsProps, 'step' | 'defaultStep' | 'onStepChange' | 'onSelectInstruction'> {
  readonly run: VmRun
  readonly transaction: Transaction | undefined
}

function Run({ run, transaction, step, defaultStep, onStepChange, onSelectInstruction }: RunProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('vm', vmMessages)
  const failing = failingStep(run)
  const [own, setOwn] = useState(defaultStep)
  const total = run.steps.length
  const last = Math.max(0, total - 1)
  const given = step ?? own ?? failing ?? 0
  const current = Number.isInteger(given) ? clamp(given, 0, last) : 0
  const choose = (wanted: number) => {
    const next = clamp(wanted, 0, last)
    if (next === current) return
    setOwn(next)
    onStepChange?.(next)
  }
  const place = run.steps[current]?.place
  const { exit_code, gas_used, vm_steps } = transaction?.description.compute_ph ?? {}
  const ended = run.end === undefined ? 'normally' : run.end === 'exception' ? 'exception' : 'outOfGas'
  return (
    <>
      <Facts
        loading={false}
        facts={[
          { id: 'steps', term: messages.steps, value: <bdi>{formatCount(run.isCut ? vm_steps : total, locale)}</bdi> },
          {
            id: 'gas',
            term: messages.gasUsed,
            value: gas_used == null ? undefined : <bdi>{formatCount(gas_used, locale)}</bdi>,
          },
          {
            id: 'end',
            term: messages.exit,
            value:
              exit_code == null ? (
                messages.ended[ended]
              ) : (
                <bdi>{`${messages.ended[ended]} (${formatCount(exit_code, locale)})`}</bdi>
              ),
          },
        ]}
      />
      {run.isCut && <p part="card-note">{messages.cut}</p>}
      <div role="toolbar" aria-label={messages.toolbar} part="vm-steps-toolbar">
        <button type="button" part="button" aria-disabled={current === 0} onClick={() => choose(current - 1)}>
          {messages.previous}
        </button>
        <button type="button" part="button" aria-disabled={current === last} onClick={() => choose(current + 1)}>
          {messages.next}
        </button>
        {failing !== undefined && (
          <button type="button" part="button" aria-disabled={current === failing} onClick={() => choose(failing)}>
            {messages.toFailure}
          </button>
        )}
        {onSelectInstruction !== undefined && (
          <button
            type="button"
            part="button"
            aria-disabled={place === undefined}
            onClick={() => place !== undefined && onSelectInstruction(place)}
          >
            {messages.toCode}
          </button>
        )}
      </div>
      <div part="vm-steps-panes">
        <StepList run={run} current={current} failing={failing} onChoose={choose} />
        <StackAtStep run={run} index={current} />
      </div>
      {/* Sums of a part would look like those of the whole. */}
      {!run.isCut && <GasByInstruction run={run} />}
    </>
  )
}

function Bones(): ReactElement {
  return (
    <div part="vm-steps-bones">
      <Skeleton like="Replayed with the same hash" />
      <Skeleton like="0000000000" />
    </div>
  )
}
