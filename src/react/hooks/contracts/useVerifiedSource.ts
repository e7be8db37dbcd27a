'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../sources/client/client.ts'
import type { SourceVerifier, VerifiedSource } from '../../../meaning/contracts/verifiedSource.ts'
import type { Skippable } from '../../query/skipToken.ts'
import { sourceQueryOptions } from '../../query/sourceQueryOptions.ts'
import { type OneQueryResult, readQuery } from '../result.ts'
import { useClient } from '../../provider/useClient.ts'
import { useOrigins } from '../useOrigins.ts'

/** Options of {@link useVerifiedSource}. */
export interface UseVerifiedSourceOptions {
  /** Place that knows sources: `sourcesRegistry` of `tonlens/code`, or your own. */
  readonly verifier: SourceVerifier
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
}

/**
 * Result of {@link useVerifiedSource}: the source; null if nobody verified one, undefined until that is known. After an
 * error of the registry or the gateway nothing is known.
 */
export interface VerifiedSourceResult extends OneQueryResult<VerifiedSource | null> {}

/**
 * The source that a verifier compiled into a code. Feed it to `SourceView`. Pass undefined or `skipToken` until the
 * reader asks: it takes up to three requests to the service for each verifier, and one to the IPFS gateway for each
 * file.
 * @param codeHash Hash of the code cell, hex or base64, such as `code_hash` of an account.
 * @param options The verifier, and the client.
 * @example const query = useVerifiedSource(codeHash, { verifier: actonVerifier() })
 */
export function useVerifiedSource(
  codeHash: Skippable<string>,
  { verifier, client: given }: UseVerifiedSourceOptions,
): VerifiedSourceResult {
  const query = sourceQueryOptions(useClient(given), codeHash ?? skipToken, verifier)
  return readQuery(useQuery(query), useOrigins(query.queryKey).origin)
}
