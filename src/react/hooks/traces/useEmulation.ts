'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import {
  emulatedTrace,
  type EmulationOptions,
  emulationQueryOptions,
  type EmulationRequest,
  readNotAccepted,
} from '../../query/emulationQueryOptions.ts'
import type { Action } from '../../../service/rows/action.ts'
import type { EmulateTraceResult, TraceCaution } from '../../../service/rows/emulation.ts'
import type { AddressBook, Metadata } from '../../../service/rows/names.ts'
import type { Skippable } from '../../query/skipToken.ts'
import { assembleTrace } from '../../../meaning/trace/assemble.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { useClient } from '../../provider/useClient.ts'
import { type OneQueryResult, readQuery } from '../result.ts'
import { useOrigins } from '../useOrigins.ts'

/** Options of {@link useEmulation}. */
export interface UseEmulationOptions extends EmulationOptions {
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
  /** Milliseconds between two emulations, because the state goes on; `false` for a single one. @default false */
  readonly refetchInterval?: number | false | undefined
  /** Milliseconds for which a cached forecast is not emulated again. @default 10000 */
  readonly staleTime?: number | undefined
  /** False asks no more and keeps the last forecast, such as after the message was sent. @default true */
  readonly enabled?: boolean | undefined
}

/** Result of {@link useEmulation}. */
export interface EmulationResult extends OneQueryResult<EmulateTraceResult, 'notAccepted'> {
  /**
   * The forecast as a trace whose `state` is `forecast`: the graph, the verdict, the value flow and the
   * outline show it as one. All of its transactions have `emulated` true. Undefined until there is one.
   */
  readonly trace: TraceModel | undefined
  /**
   * Actions of the forecast; empty without a forecast, without `with_actions`, and for a forecast of a local VM, which
   * names none.
   */
  readonly actions: readonly Action[]
  /** Names of the accounts in the forecast. */
  readonly address_book: AddressBook
  /** Tokens of the forecast, including those that it would create. */
  readonly metadata: Metadata
  /** Reasons why the forecast may be wrong, as far as the local VM found them; the service tells none. */
  readonly cautions: readonly TraceCaution[]
  /** The answer: the block whose state was used, the code and data cells, and the random seed. */
  readonly data: EmulateTraceResult | undefined
  readonly status:
    | 'pending'
    | 'success'
    /** The recipient would not accept the external message: it would have no effect and cost nothing. */
    | 'notAccepted'
    | 'error'
  /**
   * Exit code of the refusal, while `status` is `notAccepted`: wallets have codes for signature, seqno and time limit.
   */
  readonly exitCode: number | undefined
}

const noActions: readonly Action[] = []
const noCautions: readonly TraceCaution[] = []
const noAddressBook: AddressBook = {}
const noMetadata: Metadata = {}

/**
 * Emulates what a message would do before it is sent, such as before your user signs it: a bag of
 * cells, or a request of TON Connect. Nothing is sent to the network. The result is a forecast for
 * the state at one block: other messages may arrive first and change it. It comes from the emulate service,
 * or from a local VM if the client's transport has one (`withVm`); `origin.source` tells which.
 * @param request A bag of cells, or a request of TON Connect; undefined or `skipToken` for none.
 * @param options What is emulated, and how often.
 * @example const forecast = useEmulation(boc)
 */
export function useEmulation(request: Skippable<EmulationRequest>, options: UseEmulationOptions = {}): EmulationResult {
  const { client: given, refetchInterval = false, staleTime, enabled = true, ...flags } = options
  const client = useClient(given)
  const query = emulationQueryOptions(client, request ?? skipToken, flags)
  const found = useQuery({
    ...query,
    ...(staleTime !== undefined && { staleTime }),
    refetchInterval,
    enabled,
  })
  const { data, error } = found
  const { origin } = useOrigins(query.queryKey)
  const trace = useMemo(() => (data === undefined ? undefined : assembleTrace(emulatedTrace(data))), [data])
  const exitCode = useMemo(() => readNotAccepted(error), [error])
  return {
    ...readQuery(found, origin),
    trace,
    actions: data?.actions ?? noActions,
    address_book: data?.address_book ?? noAddressBook,
    metadata: data?.metadata ?? noMetadata,
    cautions: data?.cautions ?? noCautions,
    status: exitCode === undefined ? found.status : 'notAccepted',
    exitCode,
  }
}
