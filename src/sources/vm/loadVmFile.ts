import { load, FileLoadError } from '../net/load.ts'
import { VmError } from './errors.ts'

/** Most milliseconds for a file of the folder: a server that never answers counts as unreachable. */
const maxTime = 60_000

/**
 * Loads a file of the folder that `npx tonlens vm` wrote.
 * @param advice What to do if the file does not exist.
 * @throws {VmError} The file does not arrive, is too large, or comes from another origin.
 */
export async function loadVmFile(url: URL, maxBytes: number, advice: string): Promise<Uint8Array<ArrayBuffer>> {
  const { ok, status, bytes } = await load(url, { maxBytes, timeout: maxTime, sameOrigin: true }).catch(
    (cause: unknown) => {
      if (cause instanceof FileLoadError && (cause.reason === 'large' || cause.reason === 'moved'))
        throw new VmError('wrong-file', `${cause.message} ${advice}`, { cause })
      throw new VmError(
        'unreachable',
        `${url.href} cannot be loaded. The page may be offline, or connect-src may not allow it.`,
        { cause },
      )
    },
  )
  if (!ok) throw new VmError('missing-file', `${url.href} does not exist (${status}). ${advice}`)
  return bytes
}
