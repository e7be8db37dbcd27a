import { accountStates } from '../endpoints/accounts.ts'
import { estimateFee, runGetMethod } from '../endpoints/legacy.ts'
import { transactions } from '../endpoints/transactions.ts'
import type { Answer, Origin } from '../client/origin.ts'
import type { Params, Transport, TransportInit } from '../client/transports/transport.ts'
import type { AccountStateFull } from '../schema/account.ts'
import type { EstimateFeeResult, RunGetMethodResult, StackEntity } from '../schema/legacy.ts'
import type { Transaction } from '../schema/transaction.ts'
import { equalAddresses } from '../ton/address.ts'
import { TonlensError } from '../ton/errors.ts'
import { buildExternalMessage } from './buildExternalMessage.ts'
import { VmError } from './errors.ts'
import { readsUnknownInputs } from './jobs/unknownInputs.ts'
import type { Vm } from './openVm.ts'
import { CONFIG_ACCOUNT, readConfig } from './readConfig.ts'

/** Options of {@link withVm}. */
export interface WithVmOptions {
  /** Configuration of the network as a base64 bag of cells, or a function that loads it. @default that of the config account */
  readonly config?: string | (() => Promise<string>) | undefined
  /** Milliseconds for which the configuration of the config account is used. @default 600000 */
  readonly configAge?: number | undefined
  /** Called with the reason when the service is asked, because the VM cannot answer exactly. */
  readonly onHandOver?: ((error: TonlensError) => void) | undefined
}

/** A row and the source that it came from. */
interface Known<Row> {
  readonly row: Row
  readonly origin: Origin
}

/**
 * Answers `runGetMethod` and `estimateFee` by a local VM, from the states that `transport` reads. Its
 * answers have the origin `vm` and the time of the state. It hands a request to `transport` if it cannot
 * answer exactly: without the files of the VM, for an account without code, for a library cell, for code
 * that reads earlier blocks or draws random numbers, and for a message that is not accepted.
 * @example createClient({ network: 'mainnet', transport: (service) => withVm(service, openVm({ url: '/vm/' })) })
 */
export function withVm(transport: Transport, vm: Vm, { config, configAge = 600_000, onHandOver }: WithVmOptions = {}): Transport {
  let kept: { readonly until: number; readonly config: Promise<string> } | undefined

  async function readState(address: string, init: TransportInit | undefined): Promise<Known<AccountStateFull>> {
    const { body, origin } = await transport.request(accountStates, { address: [address], include_boc: true }, readInit(init))
    const rows = (body as { readonly accounts?: readonly AccountStateFull[] }).accounts ?? []
    const row = rows.find((each) => equalAddresses(each.address, address))
    if (row?.status !== 'active' || !row.code_boc || !row.data_boc) {
      throw new VmError('missing-state', `${address} has no code or no data in the answer of accountStates.`)
    }
    return { row, origin }
  }

  async function readLastTransaction({ last_transaction_hash }: AccountStateFull, init: TransportInit | undefined): Promise<Transaction> {
    const { body } = await transport.request(transactions, { hash: [last_transaction_hash] }, readInit(init))
    const [row] = (body as { readonly transactions?: readonly Transaction[] }).transactions ?? []
    if (row === undefined) throw new VmError('missing-state', `The last transaction ${last_transaction_hash} is not known.`)
    return row
  }

  function loadConfig(init: TransportInit | undefined): Promise<string> {
    if (typeof config === 'string') return Promise.resolve(config)
    if (kept !== undefined && kept.until > Date.now()) return kept.config
    const load = config ?? (async () => readConfig((await readState(CONFIG_ACCOUNT, init)).row.data_boc ?? ''))
    const current = { until: config === undefined ? Date.now() + configAge : Infinity, config: load() }
    kept = current
    // A failure is not kept: the next request tries again.
    current.config.catch(() => {
      if (kept === current) kept = undefined
    })
    return current.config
  }

  async function answerGetMethod(params: Params, init: TransportInit | undefined): Promise<Answer> {
    const { address, method, stack } = params as { address: string; method: string; stack?: readonly StackEntity[] }
    const [{ row, origin }, network] = await Promise.all([readState(address, init), loadConfig(init)])
    const { code_boc, data_boc, balance, extra_currencies } = row
    const input = { address, method, stack, code: code_boc ?? '', data: data_boc ?? '', balance: balance ?? '0', currencies: extra_currencies ?? undefined, config: network }
    const { log, isRandom, ...result } = await vm.runGetMethod(input, { signal: init?.signal })
    if (isRandom || readsUnknownInputs(log)) throw new VmError('missing-state', `${method} draws random numbers, or reads what only a node has.`)
    return answer(result satisfies RunGetMethodResult, origin)
  }

  async function answerFee(params: Params, init: TransportInit | undefined): Promise<Answer> {
    const { address, ignore_chksig = false } = params as { address: string; ignore_chksig?: boolean }
    const [{ row, origin }, network] = await Promise.all([readState(address, init), loadConfig(init)])
    const lastTransaction = await readLastTransaction(row, init)
    const { transaction, isRandom, lacksLibrary, log } = await vm.emulateMessage(
      {
        message: buildExternalMessage(params as unknown as Parameters<typeof buildExternalMessage>[0]),
        account: { state: row, lastTransaction },
        config: network,
        now: Math.max(Math.floor(Date.now() / 1000), lastTransaction.now),
        ignoreChksig: ignore_chksig,
      },
      { signal: init?.signal },
    )
    if (isRandom || lacksLibrary || readsUnknownInputs(log)) throw new VmError('missing-state', 'The message cannot be emulated exactly.')
    return answer(readFees(transaction), origin)
  }

  const local: Readonly<Record<string, typeof answerFee>> = { [runGetMethod.name]: answerGetMethod, [estimateFee.name]: answerFee }
  return {
    ...transport,
    name: `vm, ${transport.name}`,
    async request(endpoint, params, init) {
      const run = Object.hasOwn(local, endpoint.name) ? local[endpoint.name] : undefined
      if (run === undefined || init?.policy === 'service-only') return transport.request(endpoint, params, init)
      try {
        return await run(params, init)
      } catch (error) {
        init?.signal?.throwIfAborted()
        // Errors of another kind are faults of this package, which must not stay hidden.
        if (!(error instanceof TonlensError)) throw error
        onHandOver?.(error)
        return transport.request(endpoint, params, init)
      }
    },
  }
}

/** Options for reading a state: a caller of a get-method takes no second answer. */
function readInit(init: TransportInit | undefined): TransportInit {
  return { signal: init?.signal, priority: init?.priority, policy: init?.policy, maxAge: init?.maxAge, noAddressBook: true, noMetadata: true }
}

function answer(body: object, { asOf }: Origin): Answer {
  return { body, origin: { source: 'vm', asOf, transport: 'vm' } }
}

/** Takes the fees of an external message apart as the service does. */
function readFees({ total_fees, description }: Transaction): EstimateFeeResult {
  const { storage_ph, compute_ph, action } = description
  const [storage, gas, actions] = [storage_ph?.storage_fees_collected, compute_ph?.gas_fees, action?.total_action_fees].map((text) => Number(text ?? 0))
  const own = (storage ?? 0) + (gas ?? 0)
  return {
    source_fees: {
      in_fwd_fee: Number(total_fees) - own - (actions ?? 0),
      storage_fee: storage ?? 0,
      gas_fee: gas ?? 0,
      fwd_fee: Number(action?.total_fwd_fees ?? 0),
    },
    destination_fees: [],
  }
}
