import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import { vmMessages } from '../../../text/en/contracts/vm.ts'
import { registersAt, stackAt, type VmRun } from '../../../meaning/contracts/vmSteps.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { StackEntry } from '../../tools/get-method-runner/StackList.tsx'
import { readVmEntry } from './vmEntry.ts'

interface StackAtStepProps {
  readonly run: VmRun
  readonly index: number
}

/** Entries that are shown at first. */
const shownEntries = 16
const noEntries: readonly number[] = []

/** Stack before a step, what the step before changed in it, and the registers. */
export function StackAtStep({ run, index }: StackAtStepProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('vm', vmMessages)
  const stack = useMemo(() => stackAt(run, index), [run, index])
  const before = useMemo(() => (index === 0 ? undefined : stackAt(run, index - 1)), [run, index])
  const registers = useMemo(() => registersAt(run, index), [run, index])
  const kept = before === undefined ? stack?.length : run.steps[index]?.stack?.kept
  const removed = stack === undefined ? noEntries : (before?.slice(kept).toReversed() ?? noEntries)
  const total = stack?.length ?? 0
  return (
    <div part="vm-steps-state" aria-live="polite">
      <p part="card-heading">
        {messages.stack}{' '}
        <span part="card-note">
          {messages.place(formatCount(index + 1, locale), formatCount(run.steps.length, locale))}
        </span>
      </p>
      {stack === undefined && <p part="card-note">{messages.noStack}</p>}
      {total === 0 && stack !== undefined && <p part="card-note">{messages.emptyStack}</p>}
      {stack !== undefined && total > 0 && (
        <ol part="tool-stack" key={index}>
          <FoldedList items={stack.toReversed()} first={shownEntries} frame={listFold}>
            {(value, at) => (
              <Entry key={at} text={run.values[value] ?? ''} name={`s${at}`} isAdded={total - 1 - at >= (kept ?? 0)} />
            )}
          </FoldedList>
        </ol>
      )}
      {removed.length > 0 && (
        <>
          <p part="card-heading">{messages.removed}</p>
          <ol part="tool-stack" key={`removed ${index}`}>
            <FoldedList items={removed} first={shownEntries} frame={listFold}>
              {(value, at) => <Entry key={at} text={run.values[value] ?? ''} name="" isAdded={false} />}
            </FoldedList>
          </ol>
        </>
      )}
      {(registers.length > 0 || !run.isCut) && <p part="card-heading">{messages.registers}</p>}
      {registers.length === 0 && !run.isCut && <p part="card-note">{messages.noRegisters}</p>}
      {registers.length > 0 && (
        <ol part="tool-stack" key={`registers ${index}`}>
          {registers.map(({ register, value, step }) => (
            <Entry
              key={register}
              text={run.values[value] ?? ''}
              name={register}
              note={messages.setAt(formatCount(step + 1, locale))}
              isAdded={false}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

interface EntryProps {
  readonly text: string
  /** Place on the stack, or register. */
  readonly name: string
  readonly note?: string | undefined
  readonly isAdded: boolean
}

function Entry({ text, name, note, isAdded }: EntryProps): ReactElement {
  const messages = useTexts('vm', vmMessages)
  const { types } = useTexts('tool', toolMessages)
  const entry = useMemo(() => readVmEntry(text), [text])
  const kinds = { ...types, continuation: messages.continuation, builder: messages.builder }
  return (
    <li
      part="tool-entry vm-steps-entry"
      data-kind={entry.kind === 'view' ? entry.view.kind : entry.kind}
      data-change={isAdded ? 'added' : undefined}
    >
      {name !== '' && (
        <span part="vm-steps-name">
          <bdi>{name}</bdi>
          {note !== undefined && ` · ${note}`}
          {isAdded && ` · ${messages.added}`}
        </span>
      )}
      {entry.kind === 'view' ? (
        <StackEntry item={entry.view} large />
      ) : (
        <>
          {entry.kind !== 'text' && <span part="card-term">{kinds[entry.kind]}</span>}
          <bdi part="vm-steps-text" dir="ltr">
            {entry.text}
          </bdi>
        </>
      )}
    </li>
  )
}
