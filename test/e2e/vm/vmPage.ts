import { readStackEntries } from '../../../src/ton/abi/getMethodStack.ts'
import type { StackEntity } from '../../../src/service/rows/legacy.ts'
import { parseCell } from '../../../src/ton/cells/boc.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { encode } from '../../../src/sources/vm/engine/emulator.ts'
import { openVm, type Vm, VmError } from '../../../src/entries/vm.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import type { PendingTrace } from '../../fixtures/pendingTraces.ts'
import { flattenValue } from '../../fixtures/stackForms.ts'
import type { SandboxCall } from '../../fixtures/sandboxCalls.ts'

/** Nobody's contract, with data of eight zeros. */
const contract = { address: `0:${'1'.repeat(64)}`, method: 0, data: 'te6cckEBAQEAAgAAAEysuc0=', balance: '0' }

/** Calls the VM in the page, for the test in `vm.test.ts`. */
const page = {
  /** Opens a VM of a folder, runs one get-method and describes what happened. */
  async tryOnce(url: string): Promise<{ reason?: string; message?: string; exit_code?: number }> {
    const vm = openVm({ url, workers: 1 })
    try {
      return await vm.runGetMethod({
        ...contract,
        method: 'seqno',
        code: contract.data,
        config: await vm.snapshotConfig(),
      })
    } catch (error) {
      if (error instanceof VmError) return { reason: error.reason, message: error.message }
      return { reason: 'other', message: String(error) }
    } finally {
      vm.close()
    }
  },
  /** Replays histories in two workers. @returns How many transactions had their exact hash. */
  async replayAll(url: string): Promise<{ exact: number; wrong: string[] }> {
    const histories = await read<Transaction[][]>(url)
    let exact = 0
    const wrong: string[] = []
    await withPageVm(async (vm, config) => {
      await Promise.all(
        histories.map(async (transactions) => {
          const { matches, transaction } = await vm.replay({ transactions, config, steps: false })
          if (matches) exact += transactions.length
          else wrong.push(transaction.hash)
        }),
      )
    })
    return { exact, wrong }
  },
  /** Forecasts traces. @returns The sorted hashes of each. */
  async forecastAll(url: string): Promise<string[][]> {
    const traces = await read<PendingTrace[]>(url)
    return withPageVm((vm, config) =>
      Promise.all(
        traces.map(async ({ input, states }) => {
          const { transactions } = await vm.emulateTrace({ ...input, config }, (account) =>
            Promise.resolve(states[account] ?? null),
          )
          return Object.keys(transactions).toSorted()
        }),
      ),
    )
  },
  /** Runs get-methods. @returns How many answered as expected. */
  async compareCalls(url: string): Promise<{ same: number; wrong: string[] }> {
    const calls = await read<SandboxCall[]>(url)
    const wrong: string[] = []
    await withPageVm((vm, config) =>
      Promise.all(
        calls.map(async ({ input, expected }) => {
          const { exit_code, gas_used, stack } = await vm.runGetMethod({ ...input, config })
          const ours = { exit_code, gas_used, stack: readStackEntries(stack).map(flattenValue) }
          if (JSON.stringify(ours) !== JSON.stringify(expected)) wrong.push(`${input.method} of ${input.address}`)
        }),
      ),
    )
    return { same: calls.length - wrong.length, wrong }
  },
  /** Aborts a call while it computes. */
  abort(): Promise<string> {
    return withPageVm(async (vm, config) => {
      // PUSHCONT { NOP }, AGAIN: ends after the gas that is given.
      const input = { ...contract, code: codeCell('9100EA'), config, gasLimit: 1e15, verbosity: 0 as const }
      const controller = new AbortController()
      const call = vm.runGetMethod(input, { signal: controller.signal }).then(String, (error: Error) => error.message)
      setTimeout(() => controller.abort(new Error('left the page')), 500)
      const aborted = await call
      const limited = await vm.runGetMethod(input, { timeLimit: 500 }).then(String, (error: VmError) => error.reason)
      const after = await vm.runGetMethod({ ...input, gasLimit: 1000 })
      return [aborted, limited, after.exit_code].join(', ')
    })
  },
  /**
   * Runs code that nests a tuple or a cell so many times.
   * @returns The depth of the result or the reason of a failure, and the answer of the next call.
   */
  nest(
    kind: 'tuple' | 'cell',
    depths: readonly number[],
  ): Promise<(readonly [depth: number | string, next: unknown])[]> {
    return withPageVm(async (vm, config) => {
      const run = async (code: string) =>
        (await vm.runGetMethod({ ...contract, code: codeCell(code), config })).stack.at(-1)
      const found: (readonly [number | string, unknown])[] = []
      for (const depth of depths) {
        const count = `81${depth.toString(16).padStart(4, '0')}`
        // PUSHINT 0, PUSHINT depth, PUSHCONT { SINGLE }, REPEAT; or NEWC, ENDC, PUSHINT depth, PUSHCONT { NEWC, STREF,
        // ENDC }, REPEAT.
        const code = kind === 'tuple' ? `70${count}926F01E4` : `C8C9${count}93C8CCC9E4`
        const result = await run(code).then(
          (entry) => (kind === 'tuple' ? measureTuple(entry) : parseCell(entry?.value as string).depth()),
          (error: VmError) => error.reason,
        )
        // PUSHINT 24.
        found.push([result, (await run('8018'))?.value])
      }
      return found
    })
  },
}

function measureTuple(entry: StackEntity | undefined): number {
  let depth = 0
  for (let item = entry; item?.type === 'tuple'; item = (item.value as StackEntity[])[0]) depth++
  return depth
}

async function withPageVm<Result>(run: (vm: Vm, config: string) => Promise<Result>): Promise<Result> {
  const vm = openVm({ url: '/vm/', timeLimit: 60_000 })
  try {
    return await run(vm, await vm.snapshotConfig())
  } finally {
    vm.close()
  }
}

async function read<Value>(url: string): Promise<Value> {
  return (await (await fetch(url)).json()) as Value
}

/** Code in hex, without an end mark. */
function codeCell(hex: string): string {
  return encode(
    new Builder().bytes(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))).cell(),
  )
}

declare global {
  // eslint-disable-next-line no-var -- a property of the page's global object
  var vmPage: typeof page
}
globalThis.vmPage = page
