import { addressBook, metadata } from '../../../service/endpoints/accounts.ts'
import type { Answer, Origin } from '../../client/origin.ts'
import { HttpError } from '../../client/errors.ts'
import type { Params, Transport, TransportInit } from '../../client/transports/transport.ts'
import { notAccepted } from '../../../service/rules/requests/refusal.ts'
import type { EmulateTraceResult, TonConnectMessage, TraceCaution } from '../../../service/rows/emulation.ts'
import { toRawAddress } from '../../../ton/cells/address.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { VmError } from '../errors.ts'
import type { EmulatedTrace } from '../jobs/trace.ts'
import type { Vm } from '../openVm.ts'
import { composeMessage } from './composeMessage.ts'
import type { InputReader, KnownAccount } from './inputs.ts'

/** An answer of the VM. */
export interface LocalAnswer {
  readonly answer: Answer
  /** Why the service may know better; it is asked first then. @default the answer is exact */
  readonly doubt?: VmError | undefined
}

/** Parameters that both endpoints of the emulate service have. */
interface ForecastFlags {
  readonly include_address_book?: boolean | undefined
  readonly include_metadata?: boolean | undefined
  readonly mc_block_seqno?: number | undefined
}

type TraceParams = ForecastFlags & { readonly boc: string; readonly ignore_chksig?: boolean | undefined }
type TonConnectParams = ForecastFlags & {
  readonly from: string
  readonly messages: readonly TonConnectMessage[]
  readonly valid_until?: number | undefined
}

/** Seconds from now until which a message may be accepted if the request does not say. */
const validFor = 300
/** Blocks begin at multiples of this logical time. */
const blockLt = 1_000_000n

/** Message that starts a forecast. */
interface Start {
  readonly boc: string
  readonly ignoreChksig: boolean
}

/** Answers both endpoints of the emulate service, without actions, which the service alone names. */
export interface Forecasts {
  emulateTrace(params: Params, init: TransportInit | undefined): Promise<LocalAnswer>
  emulateTonConnect(params: Params, init: TransportInit | undefined): Promise<LocalAnswer>
}

/**
 * Creates the forecasts of a VM.
 * @param now Returns the time in Unix seconds; a forecast never takes place before the newest block.
 */
export function createForecasts(transport: Transport, vm: Vm, read: InputReader, now: () => number): Forecasts {
  async function run(
    start: (now: number) => Promise<Start>,
    flags: ForecastFlags,
    init: TransportInit | undefined,
  ): Promise<LocalAnswer> {
    const [{ row: head, origin }, config] = await Promise.all([read.head(init), read.config(init)])
    if (flags.mc_block_seqno !== undefined && flags.mc_block_seqno !== head.seqno) {
      throw new VmError(
        'missing-state',
        `The states at block ${flags.mc_block_seqno} are not known, only the newest ones.`,
      )
    }
    const time = Math.max(Math.floor(now()), Number(head.gen_utime))
    const { boc, ignoreChksig } = await start(time)
    const states: KnownAccount[] = []
    const load = async (account: string) => {
      const known = await read.account(account, init)
      states.push(known)
      return known.row
    }
    const lt = String(((BigInt(head.end_lt) + blockLt - 1n) / blockLt) * blockLt)
    const oldest = (): Origin => ({
      source: 'vm',
      asOf: Math.min(origin.asOf, ...states.map((state) => state.origin.asOf)),
      transport: 'vm',
    })
    let trace: EmulatedTrace
    try {
      trace = await vm.emulateTrace({ message: boc, config, now: time, lt, ignoreChksig }, load, {
        signal: init?.signal,
      })
    } catch (error) {
      throw isNotAccepted(error) ? refusal(error, oldest()) : error
    }
    const names = await readNames(trace, flags, init)
    const body: EmulateTraceResult = {
      mc_block_seqno: stateBlock(states, head.seqno, origin),
      ...trace,
      cautions: [...trace.cautions],
      ...names,
    }
    return { answer: { body, origin: oldest() }, doubt: describeDoubt(trace.cautions) }
  }

  /** Names of the accounts. A forecast is right without them, so a source without names is not an error. */
  async function readNames({ transactions }: EmulatedTrace, flags: ForecastFlags, init: TransportInit | undefined) {
    const address = [
      ...new Set(Object.values(transactions).flatMap((row) => [row.account, row.in_msg?.source ?? row.account])),
    ]
    const ask = async <Body>(
      endpoint: Parameters<Transport['request']>[0],
      isWanted: boolean | undefined,
    ): Promise<Body | null> => {
      if (isWanted !== true) return null
      try {
        const { body }: Answer = await transport.request(
          endpoint,
          { address },
          { signal: init?.signal, priority: init?.priority, policy: init?.policy },
        )
        return body as Body
      } catch (error) {
        init?.signal?.throwIfAborted()
        if (!(error instanceof TonlensError)) throw error
        return null
      }
    }
    const [book, tokens] = await Promise.all([
      ask<NonNullable<EmulateTraceResult['address_book']>>(addressBook, flags.include_address_book),
      ask<NonNullable<EmulateTraceResult['metadata']>>(metadata, flags.include_metadata),
    ])
    return { address_book: book, metadata: tokens }
  }

  return {
    emulateTrace(params, init) {
      const { boc, ignore_chksig = false, ...flags } = params as unknown as TraceParams
      return run(() => Promise.resolve({ boc, ignoreChksig: ignore_chksig }), flags, init)
    },
    emulateTonConnect(params, init) {
      const { from, messages, valid_until, ...flags } = params as unknown as TonConnectParams
      const start = async (time: number): Promise<Start> => {
        const { address, code_hash, data_boc } = (await read.contract(toRawAddress(from), init)).row
        const boc = await composeMessage(
          { address, code_hash: code_hash ?? '', data_boc: data_boc ?? '' },
          messages,
          valid_until ?? time + validFor,
        )
        return { boc, ignoreChksig: true }
      }
      return run(start, flags, init)
    },
  }
}

/** The newest block, if no state is older than the answer that named it. */
function stateBlock(states: readonly KnownAccount[], newest: number, head: Origin): number | null {
  return states.every(({ origin }) => origin.asOf >= head.asOf) ? newest : null
}

function isNotAccepted(error: unknown): error is VmError {
  return error instanceof VmError && error.reason === 'not-accepted'
}

/** The refusal of the emulate service, which everything that reads its answers knows. */
function refusal({ exitCode = 0 }: VmError, origin: Origin): HttpError {
  return new HttpError('/emulateTrace', 500, 'invalid', `${notAccepted}: ${exitCode}`, undefined, origin)
}

/** Explains why the service may know better; a random number it cannot know either. */
function describeDoubt(cautions: readonly TraceCaution[]): VmError | undefined {
  const lacking = cautions.find(({ kind }) => kind !== 'random')
  if (lacking === undefined) return undefined
  return lacking.kind === 'missing-library'
    ? new VmError('missing-library', `A library cell that ${lacking.account} needs is not known.`)
    : new VmError('missing-state', `${lacking.account} reads earlier blocks or its debt, which only a node knows.`)
}
