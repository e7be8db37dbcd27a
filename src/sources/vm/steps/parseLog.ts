import type { StackChange, VmRun, VmStep } from '../../../meaning/contracts/vmSteps.ts'

/** Most characters of a log that are read: its end. The emulator keeps no more either. */
const maxLength = 1 << 25
/** Most steps that are read: the last ones. */
const maxSteps = 20_000
/** Most entries of all stacks together, without those that a step shares with the one before. */
const maxEntries = 1_000_000

const lineKinds =
  /^(stack:|code cell hash:|execute |gas remaining:|changing gas limit to |handling exception code |default exception handler|unhandled out-of-gas exception)(.*)$/

/** Gas of the compute phase, by the transaction. */
export interface GasBounds {
  /** Gas limit at the start, the credit of an external message included. */
  readonly start: number
  readonly used: number
}

/**
 * Reads the log of the emulator into steps. The contract decides how long it is and what the stacks hold, so
 * all of it is bounded. Lines that say nothing about steps are left out.
 */
export function parseLog(log: string, { start, used }: GasBounds): VmRun {
  const from = findStart(log)
  const steps: Draft[] = []
  const readStack = createStackReader()
  let end: VmRun['end']
  let next: Pick<Draft, 'place' | 'stack'> = { place: undefined, stack: undefined }
  const gas = { limit: start, left: start }
  for (const line of readLines(log, from)) {
    const last = steps.at(-1)
    const [, kind, rest = ''] = lineKinds.exec(line) ?? []
    if (kind === 'stack:') next.stack = readStack.read(rest)
    else if (kind === 'code cell hash:') next.place = readPlace(rest)
    else if (kind === 'execute ') {
      steps.push(createStep(rest.trim().slice(0, 500), next))
      next = { place: undefined, stack: undefined }
    } else if (kind === 'gas remaining:') {
      const left = readInteger(rest)
      if (last !== undefined && left !== undefined) {
        last.gas = (last.gas ?? 0) + gas.left - left
        last.gasLeft = left
        gas.left = left
      }
    } else if (kind === 'changing gas limit to ') {
      const limit = readInteger(rest) ?? gas.limit
      gas.left += limit - gas.limit
      gas.limit = limit
    } else if (kind === 'handling exception code ' && last) last.exception = readException(rest)
    else if (kind === 'default exception handler') end = 'exception'
    else if (kind === 'unhandled out-of-gas exception') end = 'out-of-gas'
  }
  // The log does not name the instruction that there was not enough gas for.
  if (end === 'out-of-gas') steps.push(createStep('', next))
  const isCut = from > 0
  const [first, last] = [steps[0], steps.at(-1)]
  if (isCut && first) first.gas = undefined
  // The log stops before the gas of an instruction that failed.
  if (!isCut && last && last.gas === undefined) last.gas = used - steps.reduce((sum, step) => sum + (step.gas ?? 0), 0)
  return { steps, values: readStack.values(), isCut, end }
}

type Draft = { -readonly [Key in keyof VmStep]: VmStep[Key] }

function createStep(instruction: string, { place, stack }: Pick<Draft, 'place' | 'stack'>): Draft {
  return { instruction, place, stack, gas: undefined, gasLeft: undefined, exception: undefined }
}

/** Takes all steps of one run, and the stacks that another, shorter log of the same run has of the last ones. */
export function addStacks(run: VmRun, { steps, values }: VmRun): VmRun {
  const shift = run.steps.length - steps.length
  return { ...run, values, steps: run.steps.map((step, index) => ({ ...step, stack: steps[index - shift]?.stack })) }
}

/** Index of the first character that is read; 0 unless the log is cut. */
function findStart(log: string): number {
  const isWhole = /^(stack:|code cell hash:|execute )/.test(log) || log === ''
  let from = log.length
  for (let left = maxSteps; left >= 0; left--) {
    const at = log.lastIndexOf('\nexecute ', from - 1)
    if (at < 0) return isWhole && log.length <= maxLength ? 0 : nextStep(log, Math.max(0, log.length - maxLength))
    if (log.length - at > maxLength) return nextStep(log, log.length - maxLength)
    from = at
  }
  return nextStep(log, from)
}

/** The first line of a step after `from`: a cut log begins anywhere. */
function nextStep(log: string, from: number): number {
  const at = log.slice(from).search(/\n(stack:|code cell hash:)/)
  return at < 0 ? log.length : from + at + 1
}

function* readLines(log: string, from: number): Generator<string> {
  for (let at = from; at < log.length;) {
    const end = log.indexOf('\n', at)
    yield log.slice(at, end < 0 ? log.length : end)
    at = end < 0 ? log.length : end + 1
  }
}

/** Reads stacks as changes of the stack before, with each different entry kept once. */
function createStackReader() {
  const indexes = new Map<string, number>()
  let before: readonly number[] = []
  let entries = 0
  return {
    read(line: string): StackChange | undefined {
      if (entries > maxEntries) return undefined
      const stack = splitStack(line).map((entry) => {
        const index = indexes.get(entry) ?? indexes.size
        indexes.set(entry, index)
        return index
      })
      let kept = 0
      while (kept < stack.length && before[kept] === stack[kept]) kept++
      entries += stack.length - kept
      before = stack
      return { kept, pushed: stack.slice(kept) }
    },
    values: () => [...indexes.keys()],
  }
}

/** Splits `[ 1 C{…} (2 3) ]` into its entries; brackets of any kind hold one together. */
function splitStack(line: string): string[] {
  const inner = line.trim().slice(1, -1)
  const entries: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= inner.length; at++) {
    const code = inner.charCodeAt(at)
    if (code === 0x7b || code === 0x28 || code === 0x5b) depth++
    else if (code === 0x7d || code === 0x29 || code === 0x5d) depth--
    else if ((code === 0x20 && depth <= 0) || at === inner.length) {
      if (at > from) entries.push(inner.slice(from, at))
      from = at + 1
    }
  }
  return entries
}

function readPlace(text: string): VmStep['place'] {
  const [, cell, offset] = /^ ([\dA-F]{64}) offset: (\d{1,4})$/.exec(text) ?? []
  return cell === undefined ? undefined : { cell, offset: Number(offset) }
}

function readException(text: string): VmStep['exception'] {
  const [, code, words = ''] = /^(-?\d{1,10}): ?(.*)$/.exec(text) ?? []
  return code === undefined ? undefined : { code: Number(code), text: words.slice(0, 200) }
}

function readInteger(text: string): number | undefined {
  return /^ ?-?\d{1,15}$/.test(text) ? Number(text) : undefined
}
