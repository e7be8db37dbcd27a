import { beforeAll, describe, expect, test } from 'vitest'
import type { ComputePhase } from '../../../src/service/rows/transaction.ts'
import { readActions } from '../../../src/meaning/contracts/outActions.ts'
import { failingStep, registersAt, stackAt, sumGas, type VmRun } from '../../../src/meaning/contracts/vmSteps.ts'
import type { Emulator } from '../../../src/sources/vm/engine/emulator.ts'
import { replayTransactions, type ReplayResult } from '../../../src/sources/vm/jobs/replay.ts'
import { parseLog } from '../../../src/sources/vm/steps/parseLog.ts'
import { chainConfig, chainHistories, jobSources, openEmulator } from '../../fixtures/emulator.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
/** Transactions that ran code, with the history up to them: short ones first, because all of it is run. */
const candidates = [...chainHistories().values()]
  .filter(([first]) => first?.orig_status !== 'active')
  .flatMap((history) =>
    history.map((row, index) => ({ history: history.slice(0, index + 1), phase: row.description.compute_ph })),
  )
  .filter(({ phase }) => phase != null && !phase.skipped)
  .toSorted((a, b) => a.history.length - b.history.length)
let emulator: Emulator

beforeAll(async () => {
  emulator = await openEmulator()
})

/** Replays transactions whose compute phase is `wanted`. */
function replayWhere(wanted: (phase: ComputePhase) => boolean, count: number): Promise<ReplayResult[]> {
  const found = candidates.filter(({ phase }) => phase != null && wanted(phase)).slice(0, isLong ? count * 10 : count)
  return Promise.all(
    found.map(({ history }) =>
      replayTransactions(emulator, { transactions: history, config: chainConfig }, jobSources().libraries),
    ),
  )
}

function expectWhole({ run, transaction }: ReplayResult): void {
  const { gas_used, vm_steps } = transaction.description.compute_ph ?? {}
  if (run === undefined) throw new Error(`${transaction.hash} has no steps`)
  expect(
    run.steps.reduce((sum, { gas }) => sum + (gas ?? Number.NaN), 0),
    transaction.hash,
  ).toBe(Number(gas_used))
  // An exception that no instruction asked for is a step of its own in the count.
  const raised = run.steps.filter(({ exception }) => exception !== undefined).length
  const failed = run.end === 'out-of-gas' ? 1 : 0
  expect(run.steps.length + raised + failed).toBe(vm_steps)
}

describe('steps of the chain', () => {
  test('use exactly the gas of the row, each instruction its part', async () => {
    const results = await replayWhere(({ exit_code, vm_steps }) => exit_code === 0 && (vm_steps ?? 0) < 1000, 25)
    expect(results.length).toBeGreaterThan(20)
    for (const result of results) {
      expectWhole(result)
      expect(result.run?.end).toBeUndefined()
      expect(result.run?.steps.every(({ stack }) => stack !== undefined)).toBe(true)
    }
  })

  test('of a run that failed end with the instruction that failed', async () => {
    const results = await replayWhere(({ exit_code }) => exit_code !== 0, 20)
    expect(results.length).toBeGreaterThan(10)
    for (const result of results) {
      const { run, transaction } = result
      const code = transaction.description.compute_ph?.exit_code
      expectWhole(result)
      expect(run?.end).toBe(code === -14 ? 'out-of-gas' : 'exception')
      const last = run?.steps[failingStep(run) ?? -1]
      if (code === -14) expect(last?.instruction).toBe('')
      else expect([last?.exception?.code, last?.instruction.startsWith('THROW') ? code : undefined]).toContain(code)
    }
  })

  test('that are too many for the log are all there, and the last of them have their stacks', async () => {
    const [result] = await replayWhere(({ vm_steps }) => (vm_steps ?? 0) > 5000, 1)
    const { run, transaction } = result as ReplayResult
    expect(run?.isCut).toBe(false)
    expect(run?.steps).toHaveLength(transaction.description.compute_ph?.vm_steps ?? 0)
    expectWhole(result as ReplayResult)
    expect(stackAt(run as VmRun, 0)).toBeUndefined()
    expect(stackAt(run as VmRun, (run?.steps.length ?? 0) - 1)).toBeDefined()
  }, 120_000)

  test('tell the actions, and the data before and after', async () => {
    const results = await replayWhere(({ exit_code }) => exit_code === 0, 15)
    const sent = results.filter(({ transaction }) => transaction.description.action?.msgs_created)
    expect(sent.length).toBeGreaterThan(3)
    for (const { actions, transaction, storage } of sent) {
      expect(readActions(actions)).toHaveLength(transaction.description.action?.tot_actions ?? -1)
      expect(storage.after).not.toBeNull()
    }
  })
})

test('the runs that the stories show are those of the chain', async () => {
  const hash = (code: number, steps: (phase: ComputePhase) => boolean = () => true) =>
    candidates.find(({ phase }) => phase?.exit_code === code && steps(phase))?.history ?? []
  const runs = Object.fromEntries(
    await Promise.all(
      Object.entries({
        succeeded: hash(0, ({ vm_steps }) => (vm_steps ?? 0) > 60),
        failed: hash(709),
        outOfGas: hash(-14),
      }).map(async ([name, history]) => {
        const { run, actions, storage } = await replayTransactions(
          emulator,
          { transactions: history, config: chainConfig },
          jobSources().libraries,
        )
        return [
          name,
          {
            transaction: history.at(-1),
            replay: { status: 'exact', run: run && keepEnd(run, 100), actions: readActions(actions), storage },
          },
        ] as const
      }),
    ),
  )
  await expect(`${JSON.stringify(runs, undefined, 1)}\n`).toMatchFileSnapshot('../../fixtures/vmRuns.json')
})

/** The last steps of a run, as if its log was cut. */
function keepEnd(run: VmRun, count: number): VmRun {
  if (run.steps.length <= 2 * count) return run
  const from = run.steps.length - count
  const used = new Map<number, number>()
  const renumber = (value: number) => used.get(value) ?? used.set(value, used.size).size - 1
  const steps = run.steps.slice(from).map((step, index) => {
    const stack = index === 0 ? { kept: 0, pushed: stackAt(run, from) ?? [] } : step.stack
    return { ...step, stack: stack && { ...stack, pushed: stack.pushed.map(renumber) } }
  })
  return { ...run, isCut: true, steps, values: [...used.keys()].map((value) => run.values[value] ?? '') }
}

describe('a log', () => {
  const gas = { start: 1000, used: 1000 }
  const step = (stack: string, instruction: string, left: number) =>
    `stack: [ ${stack} ] \ncode cell hash: ${'A'.repeat(64)} offset: 8\nexecute ${instruction}\ngas remaining: ${left}\n`

  test('gives the stack at each step and the gas of each instruction', () => {
    const run = parseLog(
      step('1 (2 3) ', 'PUSH c4', 982) + step('1 (2 3) C{AB} ', 'INC', 964) + step('1 5 ', 'NIP', 946),
      gas,
    )
    const shown = run.steps.map((_, index) => stackAt(run, index)?.map((entry) => run.values[entry]))
    expect(shown).toEqual([
      ['1', '(2 3)'],
      ['1', '(2 3)', 'C{AB}'],
      ['1', '5'],
    ])
    expect(run.steps.map((each) => each.gas)).toEqual([18, 18, 18])
    expect(registersAt(run, 2).map(({ register, value, step: at }) => [register, run.values[value], at])).toEqual([
      ['c4', 'C{AB}', 0],
    ])
    expect(sumGas(run)[0]).toEqual({ name: 'INC', gas: 18, count: 1 })
  })

  test('counts gas on when the limit changes', () => {
    const run = parseLog(
      `${step('', 'ACCEPT', 974)}${step('', 'NOP', 956)}`
        .replace('execute ACCEPT\n', 'execute ACCEPT\nchanging gas limit to 5000\n')
        .replace('974', '4974')
        .replace('956', '4956'),
      gas,
    )
    expect(run.steps.map((each) => each.gas)).toEqual([26, 18])
  })

  test('that begins within a step is cut, and says so', () => {
    const run = parseLog(`0 ] \ncode cell hash: ${step('1', 'INC', 900)}${step('2', 'DEC', 882)}`, gas)
    expect(run.isCut).toBe(true)
    expect(run.steps.map(({ instruction, gas: used }) => [instruction, used])).toEqual([
      ['INC', undefined],
      ['DEC', 18],
    ])
  })

  test('of an endless loop keeps its last steps, in time', () => {
    const text = step('1', 'NOP', 18).repeat(300_000)
    const from = performance.now()
    const run = parseLog(text, gas)
    expect(run.isCut).toBe(true)
    expect(run.steps.length).toBeLessThanOrEqual(20_001)
    expect(performance.now() - from).toBeLessThan(5000)
  })

  test('with huge stacks stays bounded', () => {
    const wide = Array.from({ length: 3000 }, (_, index) => index).join(' ')
    const text = Array.from({ length: 2000 }, (_, index) => step(`${index} ${wide}`, 'XCHG', 18)).join('')
    const run = parseLog(text, gas)
    const entries = run.steps.reduce((sum, { stack }) => sum + (stack?.pushed.length ?? 0), 0)
    expect(entries).toBeLessThan(1_100_000)
  })

  test('of any other text has no steps and does not throw', () => {
    for (const text of [
      '',
      '\n',
      'x'.repeat(1000),
      'stack: ',
      'stack: [ ((( ] \nexecute \n',
      'gas remaining: 1e9\n',
      'handling exception code 9\n',
      '\0\u2028stack:',
      step('}}} 1', 'NOP', -5),
      `execute ${'A'.repeat(100_000)}`,
    ]) {
      const { steps } = parseLog(text, gas)
      expect(steps.length).toBeLessThan(2)
      expect(steps[0]?.instruction.length ?? 0).toBeLessThanOrEqual(500)
    }
  })
})
