import type { Replay, ReplayGap } from '../../../meaning/contracts/replay.ts'
import { readRows, readText } from '../../../service/rows/readRow.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { OutAction, StackChange, VmRun, VmStep } from '../../../meaning/contracts/vmSteps.ts'
import { type StackView, parseStackEntry } from '../../tools/get-method-runner/stackView.ts'

/** Reads a replay of which any part may have another type, such as one that an application kept; undefined if it is none. */
export function readReplay(value: unknown): Replay | undefined {
  const { status, reason, run, actions, storage } = readObject(value)
  if (status === 'unavailable') return { status, reason: readText(reason) as ReplayGap }
  if (status !== 'exact') return undefined
  const { before, after } = readObject(storage)
  return {
    status,
    run: run === undefined || run === null ? undefined : readRun(readObject(run)),
    actions: readRows(actions as readonly OutAction[]).map(
      (action) => ({ ...action, type: readText(action.type) }) as OutAction,
    ),
    storage: { before: typeof before === 'string' ? before : null, after: typeof after === 'string' ? after : null },
  }
}

function readRun({ steps, values, isCut, end }: Fields): VmRun {
  return {
    steps: readRows(steps as VmStep[]).map((step) => ({
      instruction: readText(step.instruction),
      place: readPlace(readObject(step.place)),
      gas: readAmount(step.gas),
      gasLeft: readAmount(step.gasLeft),
      stack: readStack(readObject(step.stack)),
      exception: undefined,
    })),
    values: Array.isArray(values) ? values.map(readText) : [],
    isCut: isCut === true,
    end: end === 'exception' || end === 'out-of-gas' ? end : undefined,
  }
}

function readPlace({ cell, offset }: Fields): VmStep['place'] {
  const at = readAmount(offset)
  return typeof cell !== 'string' || !/^[\dA-F]{64}$/i.test(cell) || at === undefined || at < 0
    ? undefined
    : { cell, offset: at }
}

function readStack({ kept, pushed }: Fields): StackChange | undefined {
  const amount = readAmount(kept)
  return amount === undefined || amount < 0 || !Array.isArray(pushed)
    ? undefined
    : { kept: amount, pushed: pushed as number[] }
}

function readAmount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? (value as number) : undefined
}

type Fields = Readonly<Record<string, unknown>>

function readObject(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

/** Entry of a stack of the VM, to be shown. */
export type VmEntry =
  | { readonly kind: 'view'; readonly view: StackView }
  /** A kind of cell that get-methods cannot return, or a hash in place of its content. */
  | { readonly kind: 'cell' | 'slice' | 'builder' | 'continuation'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }

const shownText = 300

/** Reads an entry as the emulator writes it: `5`, `C{B5EE…}`, `CS{…}`, `()`, `(1 2)`. */
export function readVmEntry(text: string): VmEntry {
  if (/^-?\d{1,80}$/.test(text)) return { kind: 'view', view: parseStackEntry({ type: 'num', value: text }) }
  if (text === '()') return { kind: 'view', view: { kind: 'nothing' } }
  const [, name, content = ''] = /^(C|CS|BC|Cont)\{([^]*)\}$/.exec(text) ?? []
  const kind =
    name === undefined
      ? undefined
      : ({ C: 'cell', CS: 'slice', BC: 'builder', Cont: 'continuation' } as const)[name as 'C']
  if (kind === undefined) return { kind: 'text', text: plainText(text, { maximum: shownText }) }
  const isBag = /^B5EE9C72[\dA-F]+$/.test(content)
  const view =
    isBag && (kind === 'cell' || kind === 'slice') ? parseStackEntry({ type: kind, value: content }) : undefined
  if (view !== undefined && view.kind !== 'unreadable') return { kind: 'view', view }
  return { kind, text: plainText(content, { maximum: shownText }) }
}
