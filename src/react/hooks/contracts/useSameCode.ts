'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import { sameCodeStore } from '../../query/sameCode.ts'
import type { Skippable } from '../../query/skipToken.ts'
import { useStore } from '../../display/useStore.ts'
import { useClient } from '../../provider/useClient.ts'

/** Options of {@link useSameCode}. */
export interface UseSameCodeOptions {
  /** Address that is left out, such as that of the page; raw. @default none */
  readonly except?: string | undefined
  /** Client whose answers are read. @default the provider's */
  readonly client?: Client | undefined
}

const none: readonly string[] = []

/**
 * Finds contracts with a code in the answers that this page has in its query cache: the service cannot list contracts
 * by their code. Feed it to `sameCode` of `CodeView`. Sends no request.
 * @param codeHash Hash of the code as the service writes it, base64; undefined and `skipToken` find none.
 * @param options Address to leave out, and the client.
 * @returns Raw addresses. There may be more contracts with this code.
 * @example const accounts = useSameCode(codeHash)
 */
export function useSameCode(
  codeHash: Skippable<string>,
  { except, client: given }: UseSameCodeOptions = {},
): readonly string[] {
  const client = useClient(given)
  const cache = useQueryClient()
  const store = useMemo(
    () => (typeof codeHash === 'string' ? sameCodeStore(client, cache, codeHash) : undefined),
    [client, cache, codeHash],
  )
  // Server output and the render that hydrates it have no list: the answers of each side may differ.
  const found = useStore(store, none)
  return useMemo(() => (except === undefined ? found : found.filter((address) => address !== except)), [found, except])
}
