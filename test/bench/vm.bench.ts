import type { AccountStateFull } from '../../src/service/rows/account.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { toRawAddress } from '../../src/entries/ton.ts'
import { encode } from '../../src/sources/vm/engine/emulator.ts'
import { writeStackCell } from '../../src/sources/vm/engine/stack.ts'
import { type EmulatorFactory, startEmulator } from '../../src/sources/vm/engine/startEmulator.ts'
import type { AccountSource } from '../../src/sources/vm/engine/state.ts'
import { createLibraries } from '../../src/sources/vm/engine/libraries.ts'
import { runGetMethod } from '../../src/sources/vm/jobs/getMethod.ts'
import { emulateTrace } from '../../src/sources/vm/jobs/trace.ts'
import type { VmManifest } from '../../src/sources/vm/protocol.ts'
import { composeMessage } from '../../src/sources/vm/transport/composeMessage.ts'
import { openVm, type Vm } from '../../src/entries/vm.ts'
import type { BareInput, BareRequest } from './bareVm.ts'
import { atMost, interleaved, longestWait, median } from './bench.ts'

declare const EmulatorModule: EmulatorFactory

const now = 1_760_200_000
/** Transactions of the trace: the wallet, a transfer of jettons (4), and three of coins. */
const traceSize = 8

/** The VM against calls of the bare emulator in a worker, which get ready texts. */
globalThis.bench = async () => {
  const vm = openVm({ url: '/vm/', timeLimit: 60_000 })
  const config = await vm.snapshotConfig()
  const { load, item, message } = await readChain()
  const nft = {
    address: item.address,
    method: 'get_nft_data',
    code: item.code_boc ?? '',
    data: item.data_boc ?? '',
    balance: item.balance ?? '0',
    config,
    now,
  }
  const trace = { message, config, now, lt: '0', ignoreChksig: true }
  const { parameters, inputs } = await recordInputs(nft, trace, load)

  const atStart = await usedMemory()
  const bare = openBare()
  const first = await interleaved({ ours: () => loadOnce(nft), bare: () => loadBare(config, parameters) }, 7)
  await bare({ type: 'start', config })
  const method = await interleaved(
    {
      ours: () => vm.runGetMethod(nft),
      bare: () => bare({ type: 'runGetMethod', parameters, stack: encode(writeStackCell([])) }),
    },
    60,
  )
  const emulated = await interleaved(
    { ours: () => vm.emulateTrace(trace, load), bare: () => bare({ type: 'emulate', inputs }) },
    40,
  )
  bare.close()

  const waits: number[] = []
  for (let round = 0; round < 8; round++) waits.push(await longestWait(() => emulateMany(vm, trace, load)))
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  const afterwards = await usedMemory()
  return [
    atMost('VM: load to the first result ÷ the bare emulator', first.ours, first.bare, 1.3),
    atMost('VM: get-method, warm ÷ the bare call', method.ours, method.bare, 1.3),
    atMost(`VM: trace of ${traceSize} emulated ÷ the bare calls`, emulated.ours, emulated.bare, 1.3),
    // The quietest round: what other processes take of the core is no work of the page.
    atMost('VM: longest task of the page while 20 traces are emulated, against 16 ms', Math.min(...waits), 16, 1),
    { ...atMost('VM: the same, median of the rounds', median(waits), 16, 1), target: '' },
    atMost(
      'VM: memory 10 s after the last call, above that at the start, against 5 MB',
      Math.max(0, afterwards - atStart) / 1e6,
      5,
      1,
      'MB',
    ),
  ]
}

async function emulateMany(
  vm: Vm,
  trace: Parameters<Vm['emulateTrace']>[0],
  load: (account: string) => Promise<AccountSource>,
): Promise<void> {
  const traces = await Promise.all(Array.from({ length: 20 }, () => vm.emulateTrace(trace, load)))
  for (const { transactions } of traces) {
    if (Object.keys(transactions).length !== traceSize)
      throw new Error(`A trace has ${Object.keys(transactions).length} transactions.`)
  }
}

async function loadOnce(input: Parameters<Vm['runGetMethod']>[0]): Promise<void> {
  const vm = openVm({ url: '/vm/' })
  await vm.runGetMethod(input)
  vm.close()
}

async function loadBare(config: string, parameters: string): Promise<void> {
  const bare = openBare()
  await bare({ type: 'start', config })
  await bare({ type: 'runGetMethod', parameters, stack: encode(writeStackCell([])) })
  bare.close()
}

function openBare(): ((request: BareRequest) => Promise<unknown>) & { close(): void } {
  const worker = new Worker('/bareVm.js')
  const ask = (request: BareRequest) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
      worker.postMessage(request)
    })
  return Object.assign(ask, { close: () => worker.terminate() })
}

/** Records the texts that the emulator gets from our code, with an emulator of this thread. */
async function recordInputs(
  method: Parameters<typeof runGetMethod>[1],
  trace: Parameters<typeof emulateTrace>[1],
  load: (account: string) => Promise<AccountSource>,
) {
  const script = document.createElement('script')
  script.src = '/vm/emulator.js'
  await new Promise((resolve) => {
    script.onload = resolve
    document.head.append(script)
  })
  const manifest = (await (await fetch('/vm/vm.json')).json()) as VmManifest
  const emulator = await startEmulator(
    EmulatorModule,
    await WebAssembly.compileStreaming(fetch('/vm/emulator.wasm')),
    manifest.stackSetter,
  )
  const libraries = createLibraries(() => Promise.resolve(null))
  let parameters = ''
  const inputs: BareInput[] = []
  const recorded: typeof emulator = {
    runGetMethod(given, stack, config) {
      parameters = JSON.stringify(given)
      return emulator.runGetMethod(given, stack, config)
    },
    emulate(input) {
      inputs.push({ account: input.shardAccount, message: input.message, parameters: JSON.stringify(input.parameters) })
      return emulator.emulate(input)
    },
  }
  await runGetMethod(recorded, method, libraries)
  await emulateTrace(recorded, trace, { account: load, libraries })
  if (inputs.length !== traceSize) throw new Error(`The trace has ${inputs.length} transactions.`)
  return { parameters, inputs }
}

/** Reads the embedded chain: states, an NFT item, and a message that moves jettons and coins. */
async function readChain() {
  const [states, rows, emulated] = await Promise.all(
    ['account-states', 'transactions', 'emulations'].map(
      async (name) => (await (await fetch(`/chain/${name}.json`)).json()) as unknown,
    ),
  )
  const { accounts } = states as { accounts: readonly AccountStateFull[] }
  const { transactions } = rows as { transactions: readonly Transaction[] }
  const { emulations } = emulated as {
    emulations: readonly {
      name: string
      body: { from: string; messages: { address: string; amount: string; payload: string }[] }
    }[]
  }
  const byAddress = new Map(accounts.map((state) => [state.address, state]))
  const byHash = new Map(transactions.map((row) => [row.hash, row]))
  const load = (account: string): Promise<AccountSource> => {
    const state = byAddress.get(account)
    const lastTransaction = byHash.get(state?.last_transaction_hash ?? '')
    return Promise.resolve(state === undefined || lastTransaction === undefined ? null : { state, lastTransaction })
  }
  const item = accounts.find(({ interfaces }) => interfaces?.includes('nft_item'))
  const request = emulations.find(({ name }) => name === 'jettonTransfer')?.body
  const wallet = byAddress.get(toRawAddress(request?.from ?? ''))
  if (item === undefined || request === undefined || wallet === undefined)
    throw new Error('The chain lacks an item, a request or a wallet.')
  const others = accounts
    .filter(
      ({ address, interfaces }) =>
        address !== wallet.address && interfaces?.some((name) => name.startsWith('wallet_v')),
    )
    .slice(0, 3)
  const messages = [...request.messages, ...others.map(({ address }) => ({ address, amount: '1000000' }))]
  const message = await composeMessage(
    { address: wallet.address, code_hash: wallet.code_hash ?? '', data_boc: wallet.data_boc ?? '' },
    messages,
    now + 300,
  )
  return { load, item, message }
}
