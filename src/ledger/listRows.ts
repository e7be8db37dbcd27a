import type { Client } from '../sources/client/client.ts'
import { ResponseShapeError } from '../sources/client/errors.ts'
import type { PagedEndpoint, PageParams } from '../service/endpoints/endpoint.ts'
import { maxPage } from '../service/rules/requests/page.ts'

/** Most times that a list is read because it changes meanwhile. */
const maxTries = 3

/**
 * Reads a list of addresses that has no logical times to page by. Each page starts with the last row of the one before:
 * a list that changed meanwhile is read again.
 * @throws {ResponseShapeError} The list changes each time that it is read.
 */
export async function listRows<Params extends PageParams, Result, Row extends { readonly address: string }>(
  client: Client,
  endpoint: PagedEndpoint<Params, Result>,
  params: Params,
  items: (result: Result) => readonly Row[],
  signal: AbortSignal | undefined,
): Promise<readonly Row[]> {
  for (let tries = 0; tries < maxTries; tries++) {
    const listed = await readOnce()
    if (listed !== undefined) return listed
  }
  const message = `${endpoint.path} changes faster than its pages can be read`
  throw new ResponseShapeError(endpoint.path, [{ path: [], message }])

  async function readOnce(): Promise<readonly Row[] | undefined> {
    const rows = new Map<string, Row>()
    let last: string | undefined
    for (let offset = 0; ; offset += maxPage - 1) {
      const found = items(
        await client.request(endpoint, { ...params, limit: maxPage, offset }, { signal, priority: 'background' }),
      )
      if (last !== undefined && found[0]?.address !== last) return undefined
      for (const [at, row] of found.entries()) {
        if (rows.has(row.address) && (at > 0 || last === undefined)) return undefined
        rows.set(row.address, row)
      }
      if (found.length < maxPage) return [...rows.values()]
      last = found.at(-1)?.address
    }
  }
}
