'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import type { EmulationRequest } from '../../query/emulationQueryOptions.ts'
import type { TonConnectMessage, TraceCaution } from '../../../service/rows/emulation.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import type { TrackedStage } from '../../../service/rows/finality.ts'
import type { ShownOrigin } from '../../../text/format/mirror.ts'
import { readRawAddress } from '../../../ton/cells/address.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { type TrackedMessage, useTrackedMessage } from '../live/useTrackedMessage.ts'
import { type EmulationResult, useEmulation, type UseEmulationOptions } from './useEmulation.ts'

/** Options of {@link useTransactionPreview}. */
export interface TransactionPreviewOptions extends Omit<UseEmulationOptions, 'enabled'> {
  /** Wallet that sends the messages, any address form; needed for a list of messages. @default the wallet of the request */
  readonly from?: string | undefined
  /** The message that was sent: the `boc` that a wallet returned, or its hash. Ends the forecasts. @default nothing was sent */
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

/** Result of {@link useTransactionPreview}. */
export interface TransactionPreviewResult {
  /** Props of `TransactionPreview`: `<TransactionPreview {...preview} />`. */
  readonly preview: TransactionPreviewState
  readonly emulation: EmulationResult
  /** Progress of the message that was sent. */
  readonly tracked: TrackedMessage
}

/**
 * Forecasts what a message will do, and follows it once it is sent, so that one view shows both. Takes what
 * {@link useEmulation} takes, or a list of messages with `from`.
 * @throws {TonlensError} A list of messages has no `from`.
 */
export function useTransactionPreview(
  request: EmulationRequest | readonly TonConnectMessage[] | SkipToken,
  { from, sent, ...options }: TransactionPreviewOptions = {},
): TransactionPreviewResult {
  const asked = readRequest(request, from)
  const emulation = useEmulation(asked, { ...options, enabled: sent === undefined })
  const tracked = useTrackedMessage(sent, { client: options.client })
  const { trace, metadata, data, origin, cautions, exitCode, error, isPending, refetch } = emulation
  const isSent = sent !== undefined
  return {
    preview: {
      forecast: trace,
      actual: isSent ? tracked.trace : undefined,
      stage: isSent ? tracked.stage : undefined,
      account: typeof asked === 'object' && 'from' in asked ? readRawAddress(asked.from) : undefined,
      metadata,
      block: data?.mc_block_seqno,
      origin,
      cautions,
      exitCode: isSent ? undefined : exitCode,
      loading: isSent ? !tracked.settled : isPending && asked !== skipToken,
      error: isSent ? tracked.error : error,
      onRetry: isSent ? tracked.retry : refetch,
    },
    emulation,
    tracked,
  }
}

function readRequest(
  request: EmulationRequest | readonly TonConnectMessage[] | SkipToken,
  from: string | undefined,
): EmulationRequest | SkipToken {
  if (!isList(request)) return request
  if (from === undefined)
    throw new TonlensError('A list of messages needs the option from: the wallet that sends them.')
  return { from, messages: request }
}

function isList(request: unknown): request is readonly TonConnectMessage[] {
  return Array.isArray(request)
}
