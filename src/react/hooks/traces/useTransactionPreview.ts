'use client'
import type { EmulationRequest } from '../../query/emulationQueryOptions.ts'
import type { TonConnectMessage, TraceCaution } from '../../../service/rows/emulation.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import type { TrackedStage } from '../../../service/rows/finality.ts'
import type { ShownOrigin } from '../../../text/format/mirror.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import { readRawAddress } from '../../../ton/cells/address.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { type TrackedMessage, useTrackedMessage } from '../live/useTrackedMessage.ts'
import type { HookResult } from '../result.ts'
import { type EmulationResult, useEmulation, type UseEmulationOptions } from './useEmulation.ts'

/** Options of {@link useTransactionPreview}. */
export interface TransactionPreviewOptions extends Omit<UseEmulationOptions, 'enabled'> {
  /**
   * Wallet that sends the messages, any address form; needed for a list of messages.
   * @default the wallet of the request
   */
  readonly from?: string | undefined
  /**
   * The message that was sent: the `boc` that a wallet returned, or its hash. Ends the forecasts.
   * @default nothing was sent
   */
  readonly sent?: string | Uint8Array | undefined
}

/** Props of `TransactionPreview`. */
export interface TransactionPreviewState {
  readonly forecast: TraceModel | undefined
  readonly actual: TraceModel | undefined
  readonly stage: TrackedStage | undefined
  readonly account: string | undefined
  readonly metadata: Metadata
  readonly block: number | null | undefined
  readonly origin: ShownOrigin | undefined
  readonly cautions: readonly TraceCaution[]
  readonly exitCode: number | undefined
  readonly loading: boolean
  readonly error: unknown
  readonly onRetry: () => void
}

/**
 * Result of {@link useTransactionPreview}; its error, origin and so on are those of the forecast, or of the message
 * once it is sent.
 */
export interface TransactionPreviewResult extends HookResult<TraceModel, unknown> {
  /** The forecast, and once the message is sent, what it did. */
  readonly data: TraceModel | undefined
  /** Props of `TransactionPreview`: `<TransactionPreview {...preview} />`. */
  readonly preview: TransactionPreviewState
  readonly emulation: EmulationResult
  /** Progress of the message that was sent. */
  readonly tracked: TrackedMessage
}

/**
 * Forecasts what a message will do, and follows it once it is sent, so that one view shows both. Takes what
 * {@link useEmulation} takes, or a list of messages with `from`.
 * @param request The message, or messages of TON Connect; undefined or `skipToken` for none.
 * @param options Sender of the messages, what was sent, and options of the emulation.
 * @throws {TonlensError} A list of messages has no `from`.
 * @example const { preview } = useTransactionPreview(boc)
 */
export function useTransactionPreview(
  request: Skippable<EmulationRequest | readonly TonConnectMessage[]>,
  { from, sent, ...options }: TransactionPreviewOptions = {},
): TransactionPreviewResult {
  const asked = readRequest(givenParams(request), from)
  const emulation = useEmulation(asked, { ...options, enabled: sent === undefined })
  const tracked = useTrackedMessage(sent, { client: options.client })
  const { trace, metadata, cautions, exitCode } = emulation
  const isSent = sent !== undefined
  const { error, isPending, isFetching, origin, refetch } = isSent ? tracked : emulation
  return {
    data: isSent ? (tracked.trace ?? trace) : trace,
    error,
    isPending,
    isFetching,
    origin,
    refetch,
    preview: {
      forecast: trace,
      actual: isSent ? tracked.trace : undefined,
      stage: isSent ? tracked.stage : undefined,
      account: typeof asked === 'object' && 'from' in asked ? readRawAddress(asked.from) : undefined,
      metadata,
      block: emulation.data?.mc_block_seqno,
      origin: emulation.origin,
      cautions,
      exitCode: isSent ? undefined : exitCode,
      loading: isSent ? isFetching : isPending && asked !== undefined,
      error,
      onRetry: refetch,
    },
    emulation,
    tracked,
  }
}

function readRequest(
  request: EmulationRequest | readonly TonConnectMessage[] | undefined,
  from: string | undefined,
): EmulationRequest | undefined {
  if (!isList(request)) return request
  if (from === undefined)
    throw new TonlensError('A list of messages needs the option from: the wallet that sends them.')
  return { from, messages: request }
}

function isList(request: unknown): request is readonly TonConnectMessage[] {
  return Array.isArray(request)
}
