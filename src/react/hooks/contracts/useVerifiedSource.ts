'use client'
import { type SkipToken, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../sources/client/client.ts'
import type { SourceVerifier, VerifiedSource } from '../../../meaning/contracts/verifiedSource.ts'
import { sourceQueryOptions } from '../../query/sourceQueryOptions.ts'
import type { TonlensError } from '../../../ton/cells/errors.ts'
import { useClient } from '../../provider/useClient.ts'

/** Options of {@link useVerifiedSource}. */
export interface UseVerifiedSourceOptions {
  /** Place that knows sources: `sourcesRegistry` of `tonlens/code`, or your own. */
  readonly verifier: SourceVerifier
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
}

/** Result of {@link useVerifiedSource}. */
export interface VerifiedSourceResult {
  /** The source; null if nobody verified one, undefined until that is known. */
  readonly data: VerifiedSource | null | undefined
  /** The registry or the gateway failed: nothing is known then. */
  readonly error: TonlensError | null
  readonly status: 'pending' | 'success' | 'error'
  readonly isPending: boolean
  readonly isFetching: boolean
  /** `paused` while a request waits for the network. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  /** Asks again. */
  readonly refetch: () => void
}

/**
 * The source that a verifier compiled into a code. Feed it to `SourceView`. Pass `skipToken` until the reader asks:
 * it takes up to three requests to the service for each verifier, and one to the IPFS gateway for each file.
 * @param codeHash Hash of the code cell, hex or base64, such as `code_hash` of an account.
 */
export function useVerifiedSource(
  codeHash: string | SkipToken,
  { verifier, client: given }: UseVerifiedSourceOptions,
): VerifiedSourceResult {
  const { data, error, status, isPending, isFetching, fetchStatus, refetch } = useQuery(
    sourceQueryOptions(useClient(given), codeHash, verifier),
  )
  return { data, error, status, isPending, isFetching, fetchStatus, refetch: () => void refetch() }
}
