import { type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Client } from '../../sources/client/client.ts'
import { collectOrigins } from '../../sources/client/collectOrigins.ts'
import type { SourceVerifier, VerifiedSource } from '../../meaning/contracts/verifiedSource.ts'
import { accountStates } from '../../service/endpoints/accounts.ts'
import { runGetMethod } from '../../service/endpoints/legacy.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { toHexHash } from '../../ton/cells/hash.ts'
import { sharedOptions } from './endpointQueryOptions.ts'
import { noteOrigin, type QueryContext } from './origins.ts'

/** Query options of a verified source. */
export interface SourceQueryOptions {
  readonly queryKey: QueryKey
  readonly queryFn: ((context: QueryContext) => Promise<VerifiedSource | null>) | SkipToken
  readonly retry: false
  readonly staleTime: number
  /** Carries the error type to the hooks; never set. */
  readonly throwOnError?: (error: TonlensError) => boolean
}

/** A source does not change once it is verified; one that is missing may come. */
const staleTime = 300_000

/**
 * Returns the query options of the verified source of a code.
 * @param codeHash Hash of the code cell, hex or base64.
 * @throws {TonlensError} The query throws an error of the client or of the verifier, or if the source belongs to
 * another code.
 */
export function sourceQueryOptions(
  client: Client,
  codeHash: string | SkipToken,
  verifier: SourceVerifier,
): SourceQueryOptions {
  const key = [client.key, 'source', verifier.key]
  return {
    ...sharedOptions(client),
    queryKey: codeHash === skipToken ? key : [...key, codeHash],
    queryFn: codeHash === skipToken ? skipToken : (context) => findSource(client, codeHash, verifier, context),
    staleTime,
  }
}

async function findSource(
  source: Client,
  code: string,
  verifier: SourceVerifier,
  context: QueryContext,
): Promise<VerifiedSource | null> {
  const { client, readOrigin } = collectOrigins(source)
  const { signal } = context
  const codeHash = toHexHash(code)
  const found = await verifier.findSource(codeHash, {
    signal,
    runGetMethod: (call) => client.request(runGetMethod, { ...call }, { signal }),
    async isActive(address) {
      const { accounts } = await client.request(accountStates, { address: [address], include_boc: false }, { signal })
      return accounts.some(({ status }) => status === 'active')
    },
  })
  if (found !== null && found.codeHash !== codeHash) {
    throw new TonlensError('The verifier gave the source of another code. Nothing is known about this one.')
  }
  noteOrigin(context, readOrigin())
  return found
}
