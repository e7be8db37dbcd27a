import { Builder } from '../../src/ton/builder.ts'
import { encode } from '../../src/vm/engine/emulator.ts'
import { openVm, VmError } from '../../src/vm.ts'
import type { Transaction } from '../../src/schema/transaction.ts'
import type { AccountSource } from '../../src/vm.ts'

/** Calls the VM in the page, for the test in `vm.test.ts`. */
const page = {
  openVm,
  /** Opens a VM of a folder, runs one get-method and describes what happened. */
  async tryOnce(url: string): Promise<{ reason?: string; message?: string; exit_code?: number }> {
    const vm = openVm({ url, workers: 1 })
    try {
      const code = 'te6cckEBAQEAAgAAAEysuc0='
      return await vm.runGetMethod({ address: `0:${'1'.repeat(64)}`, method: 'seqno', code, data: code, balance: '0', config: await vm.snapshotConfig() })
    } catch (error) {
      if (error instanceof VmError) return { reason: error.reason, message: error.message }
      return { reason: 'other', message: String(error) }
    } finally {
      vm.close()
    }
  },
  /** Replays histories in two workers. @returns How many transactions had their exact hash. */
  async replayAll(histories: readonly (readonly Transaction[])[]): Promise<{ exact: number; wrong: string[] }> {
    const vm = openVm({ url: '/vm/', timeLimit: 60_000 })
    const config = await vm.snapshotConfig()
    let exact = 0
    const wrong: string[] = []
    await Promise.all(
      histories.map(async (transactions) => {
        const { matches, transaction } = await vm.replay({ transactions, config, steps: false })
        if (matches) exact += transactions.length
        else wrong.push(transaction.hash)
      }),
    )
    vm.close()
    return { exact, wrong }
  },
  /** Emulates a trace many times. @returns The longest task of the page meanwhile, in milliseconds. */
  async emulateMany(input: { message: string; now: number; lt: string }, states: Readonly<Record<string, AccountSource>>, times: number) {
    const vm = openVm({ url: '/vm/' })
    const config = await vm.snapshotConfig()
    const load = (account: string) => Promise.resolve(states[account] ?? null)
    await vm.emulateTrace({ ...input, config }, load)
    let longest = 0
    let last = performance.now()
    let isOver = false
    const watch = () => {
      const time = performance.now()
      longest = Math.max(longest, time - last)
      last = time
      if (!isOver) port.port1.postMessage(0)
    }
    const port = new MessageChannel()
    port.port2.onmessage = watch
    watch()
    const traces = await Promise.all(Array.from({ length: times }, () => vm.emulateTrace({ ...input, config }, load)))
    isOver = true
    vm.close()
    return { longest, hashes: [...new Set(traces.map(({ transactions }) => Object.keys(transactions).toSorted().join()))] }
  },
  /** Aborts a call while it computes. */
  async abort(): Promise<string> {
    const vm = openVm({ url: '/vm/', workers: 1 })
    const config = await vm.snapshotConfig()
    // PUSHCONT { NOP }, AGAIN: ends after the gas that is given.
    const code = encode(new Builder().uint(0x9100ea, 24).cell())
    const controller = new AbortController()
    const input = { address: `0:${'1'.repeat(64)}`, method: 0, code, data: 'te6cckEBAQEAAgAAAEysuc0=', balance: '0', config, gasLimit: 1e15, verbosity: 0 as const }
    const call = vm.runGetMethod(input, { signal: controller.signal }).then(String, (error: Error) => error.message)
    setTimeout(() => controller.abort(new Error('left the page')), 500)
    const aborted = await call
    const limited = await vm.runGetMethod(input, { timeLimit: 500 }).then(String, (error: VmError) => error.reason)
    const after = await vm.runGetMethod({ ...input, gasLimit: 1000 })
    vm.close()
    return [aborted, limited, after.exit_code].join(', ')
  },
}

declare global {
  // eslint-disable-next-line no-var -- a property of the page's global object
  var vmPage: typeof page
}
globalThis.vmPage = page
