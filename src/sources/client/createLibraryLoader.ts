import { libraries } from '../../service/endpoints/v2/contracts.ts'
import type { Client } from './client.ts'
import { ResponseShapeError } from './errors.ts'

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
    const { body } = await service.request(libraries, { libraries: [hash] })
    const read = libraries.result.safeParse(body)
    if (!read.success)
      throw new ResponseShapeError(libraries.path, [{ path: [], message: 'expected a list of libraries' }])
    return read.data.result[0]?.data ?? null
  }
}
