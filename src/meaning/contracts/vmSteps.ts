/** Place of an instruction. */
export interface CodePlace {
  /** Hash of the code cell, hex. */
  readonly cell: string
  /** Bit of the cell at which the instruction starts. */
  readonly offset: number
}

/** One instruction that the VM executed. */
export interface VmStep {
  /** Instruction and its operands, in the notation of the emulator: `PUSHINT 5`; empty for one that ran out of gas. */
  readonly instruction: string
  /** Place in the code; `undefined` for an implicit return. */
  readonly place: CodePlace | undefined
  /** Gas that it took; `undefined` if the log does not say. */
  readonly gas: number | undefined
  /** Gas left after it. */
  readonly gasLeft: number | undefined
  /** Stack before the instruction, from the entries of the step before; `undefined` if it was not logged. */
  readonly stack: StackChange | undefined
  /** Exception that the instruction raised. */
  readonly exception: { readonly code: number; readonly text: string } | undefined
}

/** Difference of a stack from that of the step before. */
export interface StackChange {
  /** Entries from the bottom that are the same. */
  readonly kept: number
  /** Entries above them, bottom first, as indexes into {@link VmRun.values}. */
  readonly pushed: readonly number[]
}

/** Steps of the VM in one transaction. */
export interface VmRun {
  readonly steps: readonly VmStep[]
  /** Entries of stacks, as the emulator writes them, each once. */
  readonly values: readonly string[]
  /** Whether the log was too long, so that the first steps are missing. */
  readonly isCut: boolean
  /** How the VM ended; `undefined` if it ended normally. */
  readonly end: 'exception' | 'out-of-gas' | undefined
}

/** Message, reserve, code or library that a contract put on its list of actions. */
export type OutAction =
  | { readonly type: 'send'; readonly mode: number; readonly message: string }
  | { readonly type: 'reserve'; readonly mode: number; readonly amount: string }
  | { readonly type: 'set-code'; readonly code: string }
  | { readonly type: 'library'; readonly mode: number }
  | { readonly type: 'unknown' }

/**
 * Returns the stack before a step, bottom first, as indexes into the values of the run; `undefined` if it
 * was not logged.
 */
export function stackAt({ steps }: VmRun, index: number): readonly number[] | undefined {
  const own = steps[index]?.stack
  if (own === undefined) return undefined
  const entries: number[] = [...own.pushed]
  // Each earlier step supplies the entries that no later one replaced.
  for (let at = index, open = own.kept; open > 0;) {
    const before = steps[--at]?.stack
    if (before === undefined) return undefined
    const { kept, pushed } = before
    if (kept >= open) continue
    entries.unshift(...pushed.slice(0, open - kept))
    open = kept
  }
  return entries
}

/** Index of the instruction that made the run fail; `undefined` if it ended normally. */
export function failingStep({ steps, end }: VmRun): number | undefined {
  return end === undefined || steps.length === 0 ? undefined : steps.length - 1
}

/** Name of the instruction of a step, without its operands. */
function instructionName({ instruction }: VmStep): string {
  return instruction.startsWith('implicit ') ? instruction : (instruction.split(' ', 1)[0] ?? '')
}

/** Gas and number of steps of each instruction, most gas first. */
export function sumGas({
  steps,
}: VmRun): readonly { readonly name: string; readonly gas: number; readonly count: number }[] {
  const sums = new Map<string, { name: string; gas: number; count: number }>()
  for (const step of steps) {
    const name = instructionName(step)
    const sum = sums.get(name) ?? { name, gas: 0, count: 0 }
    sums.set(name, sum)
    sum.gas += step.gas ?? 0
    sum.count++
  }
  return [...sums.values()].toSorted((a, b) => b.gas - a.gas || (a.name < b.name ? -1 : 1))
}

/** Registers whose values instructions read and write. */
type Register = 'c4' | 'c5' | 'c7'

/** Value that an instruction wrote into a register or read from it. */
export interface RegisterValue {
  readonly register: Register
  /** Index into the values of the run. */
  readonly value: number
  /** Step that wrote or read it. */
  readonly step: number
}

/** Last known values of registers before a step: those that instructions wrote with `POP` or read with `PUSH`. */
export function registersAt(run: VmRun, index: number): readonly RegisterValue[] {
  const found = new Map<Register, RegisterValue>()
  for (let at = Math.min(index, run.steps.length) - 1; at >= 0 && found.size < 3; at--) {
    const [, name, register] = /^(PUSH|POP)(?:CTR)? (c[457])$/.exec(run.steps[at]?.instruction ?? '') ?? []
    if (register === undefined || found.has(register as Register)) continue
    // A value that was written is on top before its instruction, one that was read is on top after it.
    const value = stackAt(run, name === 'POP' ? at : at + 1)?.at(-1)
    if (value !== undefined) found.set(register as Register, { register: register as Register, value, step: at })
  }
  return [...found.values()].toSorted((a, b) => (a.register < b.register ? -1 : 1))
}
