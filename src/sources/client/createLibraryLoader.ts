import * as z from 'zod/mini'
import { defineEndpoint } from '../../service/endpoints/endpoint.ts'
import { list, params } from '../../service/endpoints/params.ts'
import { openObject } from '../../service/rows/shapes/openObject.ts'
import { hash } from '../../service/rows/shapes/kind.ts'
import type { Client } from './client.ts'
import { ResponseShapeError } from './errors.ts'

/** GET /getLibraries of API v2, which stands beside API v3 and has no rows in the index. */
const getLibraries = defineEndpoint({
  name: 'getLibraries',
  method: 'GET',
  service: 'v2',
  path: '/getLibraries',
  summary: 'Library cells by hash.',
  params: params({ libraries: list(hash) }),
  result: openObject({ result: openObject({ result: z.array(openObject({ data: z.optional(z.string()) })) }) }),
})

/**
 * Creates a function that loads a library cell by its hash, for `openVm` and `disassemble`. Its requests are those of
 * the client: within its rate limit, with its key, timeout and size.
 * @returns A function from a hash, hex, to a bag of cells, base64; null if the network has no such library.
 * @throws {HttpError | TimeoutError | NetworkError} The function throws if the service refuses, or cannot be reached.
 * @throws {ResponseShapeError} The function throws if the answer is unusable.
 * @example openVm({ url: '/vm/', library: createLibraryLoader(client) })
 */
export function createLibraryLoader({ service }: Pick<Client, 'service'>): (hash: string) => Promise<string | null> {
  return async (hash) => {
    const { body } = await service.request(getLibraries, { libraries: [hash] })
    const read = getLibraries.result.safeParse(body)
    if (!read.success)
      throw new ResponseShapeError(getLibraries.path, [{ path: [], message: 'expected a list of libraries' }])
    return read.data.result.result[0]?.data ?? null
  }
}
