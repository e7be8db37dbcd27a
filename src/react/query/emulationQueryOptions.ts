import { type SkipToken, skipToken } from '@tanstack/react-query'
import type { Client } from '../../sources/client/client.ts'
import { HttpError, InvalidParamsError } from '../../sources/client/errors.ts'
import { emulateTonConnect, emulateTrace } from '../../service/endpoints/emulation.ts'
import { notAccepted } from '../../service/rules/requests/refusal.ts'
import type { EmulateTraceResult, TonConnectMessage } from '../../service/rows/emulation.ts'
import { bagToBytesInSteps } from '../../ton/cells/bagBytes.ts'
import { bytesToBase64 } from '../../ton/cells/bytes.ts'
import { runSteps } from '../../ton/cells/steps.ts'
import type { TraceSource } from '../../meaning/trace/assemble.ts'
import { endpointQueryOptions, type SkippableQueryOptions } from './endpointQueryOptions.ts'

/** A request of TON Connect, as an application passes it to `sendTransaction`, and the wallet that sends it. */
export interface TonConnectRequest {
  /** Sending wallet, any address form: deployed, and of version v3r1, v3r2, v4r1, v4r2 or v5r1. */
  readonly from: string
  /** Messages of the wallet, 1 to 4. */
  readonly messages: readonly TonConnectMessage[]
  /** Time limit in Unix seconds. @default 300 seconds from now */
  readonly valid_until?: number | undefined
  /** The same, as the SDK of TON Connect spells it. */
  readonly validUntil?: number | undefined
}

/**
 * A message to emulate: a bag of cells in base64, hex or bytes, usually with an external message; or a
 * request of TON Connect, for which the service builds the wallet's message.
 */
export type EmulationRequest = string | Uint8Array | TonConnectRequest

/** Options of {@link emulationQueryOptions}. */
export interface EmulationOptions {
  /**
   * Treats signature checks as passed, for a message that is not signed yet; always so for TON Connect.
   * @default false
   */
  readonly ignore_chksig?: boolean | undefined
  /** Classifies the trace into actions. @default true */
  readonly with_actions?: boolean | undefined
  /** Masterchain block whose state is the starting point. @default the newest */
  readonly mc_block_seqno?: number | undefined
}

/**
 * Returns the query options of an emulation. Nothing is sent to the network. The answer is a forecast
 * for the state at one block: it is fresh for 10 seconds only.
 * @throws {InvalidParamsError} The query throws it if the request is neither a message nor a request
 * of TON Connect.
 */
export function emulationQueryOptions(
  client: Client,
  request: EmulationRequest | SkipToken,
  { ignore_chksig, with_actions = true, mc_block_seqno }: EmulationOptions = {},
): SkippableQueryOptions<EmulateTraceResult> {
  const flags = {
    with_actions,
    include_address_book: true,
    include_metadata: true,
    ...(mc_block_seqno !== undefined && { mc_block_seqno }),
  }
  const forecast = { staleTime: 10_000 }
  if (request === skipToken) return endpointQueryOptions(client, emulateTrace, skipToken)
  if (typeof request === 'string' || request instanceof Uint8Array) {
    const boc = readBag(request)
    const params = { boc: boc ?? '', ...flags, ...(ignore_chksig !== undefined && { ignore_chksig }) }
    return {
      ...endpointQueryOptions(client, emulateTrace, params),
      ...forecast,
      ...(boc === undefined && { queryFn: refuseBag }),
    }
  }
  const { from, messages, valid_until = request.validUntil } = request
  const params = { from, messages, ...(valid_until !== undefined && { valid_until }), ...flags }
  return { ...endpointQueryOptions(client, emulateTonConnect, params), ...forecast }
}

/** Returns the source of the trace model of an emulation, which is marked as a forecast. */
export function emulatedTrace(answer: EmulateTraceResult): TraceSource {
  const { transactions, trace, actions, is_incomplete } = answer
  return { transactions, trace, actions, is_incomplete, forecast: true }
}

/**
 * Reads the exit code with which the recipient refused the emulated external message; `undefined` for
 * other errors.
 */
export function readNotAccepted(error: unknown): number | undefined {
  if (!(error instanceof HttpError)) return undefined
  const [, code] = new RegExp(`${notAccepted}: (-?\\d{1,10})`).exec(error.text) ?? []
  return code === undefined ? undefined : Number(code)
}

/** The emulate service reads standard base64 with padding only. */
function readBag(message: string | Uint8Array): string | undefined {
  try {
    return bytesToBase64(typeof message === 'string' ? runSteps(bagToBytesInSteps(message.trim())) : message)
  } catch {
    return undefined
  }
}

function refuseBag(): Promise<never> {
  const message = 'is no message: pass a bag of cells as base64, hex or bytes, or a TON Connect request'
  return Promise.reject(new InvalidParamsError('emulation', [{ path: ['request'], message }]))
}
