import { estimateFee, runGetMethod } from '../../service/endpoints/legacy.ts'
import { runGetMethodAt } from '../../service/endpoints/v2/contracts.ts'
import { HttpError } from '../client/errors.ts'
import type { Answer, Origin } from '../client/origin.ts'
import { isNotMirrored } from '../client/transports/fallback.ts'
import type { Params, Transport, TransportInit } from '../client/transports/transport.ts'
import type { EstimateFeeResult, RunGetMethodResult, StackEntity } from '../../service/rows/legacy.ts'
import type { RunGetMethodAtResult, StackPair } from '../../service/rows/v2/past.ts'
import { readStackArguments, writeStackPairs } from '../../service/rows/v2/stack.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { buildExternalMessage } from './buildExternalMessage.ts'
import { VmError } from './errors.ts'
import { readsUnknownInputs } from './jobs/unknownInputs.ts'
import type { Vm } from './openVm.ts'
import { createForecasts, type LocalAnswer } from './transport/forecast.ts'
import { createInputReader, type InputOptions } from './transport/inputs.ts'

/** Options of {@link withVm}. */
export interface WithVmOptions extends InputOptions {
  /** Returns the time of forecasts in Unix seconds, for a chain that does not run. @default the clock */
  readonly now?: (() => number) | undefined
  /** Called with the reason when the service is asked, because the VM cannot answer exactly. */
  readonly onHandOver?: ((error: TonlensError) => void) | undefined
}

/**
 * Answers `runGetMethod`, `runGetMethodAt`, `estimateFee`, `emulateTrace` and `emulateTonConnect` by a local VM, from
 * the states that `transport` reads. Its answers have the origin `vm` and the time of the oldest state. It hands a
 * request to `transport` if it cannot answer exactly: without the files of the VM, for an account without code, for a
 * library cell that is not known, for code that reads earlier blocks, for a get-method that draws random numbers,
 * and for a message that is not accepted. A forecast that may be wrong (`cautions`), and a refusal of a message,
 * are the answer only if `transport` has no answer.
 * @example createClient({ network: 'mainnet', transport: (service) => withVm(openVm({ url: '/vm/' }), service) })
 */
export function withVm(
  vm: Vm,
  transport: Transport,
  { config, configAge, now = readClock, onHandOver }: WithVmOptions = {},
): Transport {
  const read = createInputReader(transport, { config, configAge })

  async function answerGetMethod(params: Params, init: TransportInit | undefined): Promise<LocalAnswer> {
    const { address, method, stack } = params as { address: string; method: string; stack?: readonly StackEntity[] }
    const [{ row, origin }, network] = await Promise.all([read.contract(address, init), read.config(init)])
    const { code_boc, data_boc, balance, extra_currencies } = row
    const input = {
      address,
      method,
      stack,
      code: code_boc ?? '',
      data: data_boc ?? '',
      balance: balance ?? '0',
      currencies: extra_currencies ?? undefined,
      config: network,
    }
    const { log, isRandom, ...result } = await vm.runGetMethod(input, { signal: init?.signal })
    if (isRandom || readsUnknownInputs(log))
      throw new VmError('missing-state', `${method} draws random numbers, or reads what only a node has.`)
    return answer(result satisfies RunGetMethodResult, origin)
  }

  async function answerGetMethodAt(params: Params, init: TransportInit | undefined): Promise<LocalAnswer> {
    const { address, method, stack, seqno } = params as {
      address: string
      method: string
      stack: StackPair[]
      seqno: number
    }
    const [{ row, origin }, network] = await Promise.all([
      read.contractAt(address, seqno, init),
      read.configAt(seqno, init),
    ])
    const { code, data, balance, extra_currencies = [], sync_utime, block_id, last_transaction_id } = row
    const currencies = Object.fromEntries(extra_currencies.map(({ id, amount }) => [id, amount]))
    const input = {
      address,
      method,
      stack: readStackArguments(stack),
      code,
      data,
      balance,
      currencies,
      config: network,
    }
    const { log, isRandom, ...result } = await vm.runGetMethod({ ...input, now: sync_utime }, { signal: init?.signal })
    if (isRandom || readsUnknownInputs(log))
      throw new VmError('missing-state', `${method} draws random numbers, or reads what only a node has.`)
    const body = { ...result, stack: writeStackPairs(result.stack), block_id, last_transaction_id }
    return answer(body satisfies RunGetMethodAtResult, origin)
  }

  async function answerFee(params: Params, init: TransportInit | undefined): Promise<LocalAnswer> {
    const { address, ignore_chksig = false } = params as { address: string; ignore_chksig?: boolean }
    const [{ row, origin }, network] = await Promise.all([read.contract(address, init), read.config(init)])
    const lastTransaction = await read.lastTransaction(row, init)
    const { transaction, isRandom, lacksLibrary, log } = await vm.emulateMessage(
      {
        message: buildExternalMessage(params as unknown as Parameters<typeof buildExternalMessage>[0]),
        account: { state: row, lastTransaction },
        config: network,
        now: Math.max(Math.floor(now()), lastTransaction.now),
        ignoreChksig: ignore_chksig,
      },
      { signal: init?.signal },
    )
    if (isRandom || lacksLibrary || readsUnknownInputs(log))
      throw new VmError('missing-state', 'The message cannot be emulated exactly.')
    return answer(readFees(transaction), origin)
  }

  const local: Readonly<Record<string, typeof answerFee>> = {
    [runGetMethod.name]: answerGetMethod,
    [runGetMethodAt.name]: answerGetMethodAt,
    [estimateFee.name]: answerFee,
    ...createForecasts(transport, vm, read, now),
  }
  return {
    ...transport,
    name: `vm, ${transport.name}`,
    async request(endpoint, params, init) {
      const run = Object.hasOwn(local, endpoint.name) ? local[endpoint.name] : undefined
      if (run === undefined || init?.policy === 'service-only') return transport.request(endpoint, params, init)
      let uncertain: Answer | undefined
      let reason: unknown
      try {
        const { answer: found, doubt } = await run(params, init)
        if (doubt === undefined) return found
        uncertain = found
        reason = doubt
      } catch (error) {
        init?.signal?.throwIfAborted()
        // Errors of another kind are faults of this package, which must not stay hidden.
        if (!(error instanceof TonlensError)) throw error
        reason = error
      }
      onHandOver?.(reason as TonlensError)
      try {
        return await transport.request(endpoint, params, init)
      } catch (error) {
        init?.signal?.throwIfAborted()
        if (!(error instanceof TonlensError) || isRefusal(error)) throw error
        if (uncertain !== undefined) return uncertain
        throw isRefusal(reason) || hasNoAnswerer(error) ? reason : error
      }
    },
  }
}

function readClock(): number {
  return Date.now() / 1000
}

/** Tells whether a service, or the VM in its place, refused the request itself. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.kind === 'invalid'
}

/** Tells whether nobody but the VM answers such a request here, so that its own error says what is missing. */
function hasNoAnswerer(error: TonlensError): boolean {
  if (error instanceof HttpError) return error.kind === 'noRoute'
  return isNotMirrored(error) || error.constructor === TonlensError
}

function answer(body: object, { asOf }: Origin): LocalAnswer {
  return { answer: { body, origin: { source: 'vm', asOf, transport: 'vm' } } }
}

/** Takes the fees of an external message apart as the service does. */
function readFees({ total_fees, description }: Transaction): EstimateFeeResult {
  const { storage_ph, compute_ph, action } = description
  const [storage, gas, actions] = [
    storage_ph?.storage_fees_collected,
    compute_ph?.gas_fees,
    action?.total_action_fees,
  ].map((text) => Number(text ?? 0))
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
