'use client'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { Client } from '../../sources/client/client.ts'

/** Returns how soon a reader sees what is rendered inside, in CSS px. */
export const PositionContext = createContext<(() => number) | undefined>(undefined)

/** Adds less than a pixel for each hook. */
const step = 1e-6
/** Pages after the first one come after everything that readers see at first, in CSS px. */
const furtherPages = 1e6
let rendered = 0

/**
 * Returns a client whose requests are sent in the order in which their hooks were first rendered: from the top of a
 * page down, parents before children, although React runs the effects of children first.
 * @returns The second client is for pages after the first one.
 */
export function usePositioned(client: Client): readonly [client: Client, further: Client] {
  const outer = useContext(PositionContext)
  const [order] = useState(() => (rendered += step))
  const position = useCallback(() => (outer?.() ?? 0) + order, [outer, order])
  return useMemo(
    () => [withPosition(client, position), withPosition(client, () => position() + furtherPages)],
    [client, position],
  )
}

function withPosition(client: Client, position: () => number): Client {
  return {
    ...client,
    request: (endpoint, params, init) => client.request(endpoint, params, { position, ...init }),
    ask: (endpoint, params, init) => client.ask(endpoint, params, { position, ...init }),
  }
}
