import { loadFile } from '../load/loadFile.ts'

/** Lies beside the page and can be changed alone, so that it has no hash. */
const configFile = 'config.json'
const pageFile = 'index.html'
/** Milliseconds after which the kept configuration is taken, because the server is slow. */
const patience = 1500
const limits = { maxBytes: 64 * 1024 * 1024, timeout: 120_000, redirects: 'own' } as const

/** The kept files of one version of the explorer. */
export interface Version {
  /** Keeps all files, except those on demand. @throws {Error} A file is missing or belongs to another version. */
  readonly install: () => Promise<void>
  /** Removes all versions but this and the one before, which open pages may still load parts of. */
  readonly removeOlder: () => Promise<void>
  /** Keeps files on demand that a page loaded before it had this worker. @param urls Any URLs; others are ignored. */
  readonly keep: (urls: readonly string[]) => Promise<void>
  /** Returns the path of a file of the explorer; undefined for any other URL, such as those of the index. */
  readonly findFile: (url: string) => string | undefined
  /**
   * Answers a request for a file. The configuration is that of the server; the kept one serves if the server does not
   * answer soon. `refreshed` settles when the kept configuration is up to date.
   */
  readonly answer: (
    file: string,
    request: Request,
  ) => { readonly response: Promise<Response>; readonly refreshed: Promise<unknown> }
}

/** @param base URL of the folder of the explorer. */
export function openVersion({ version, files, onDemand }: Release, base: string): Version {
  const family = `tonlens-explorer ${base} `
  const name = `${family}${version}`
  const fileUrl = (file: string) => new URL(file === pageFile ? './' : file, base).href
  const findKept = async (file: string) => (await caches.open(name)).match(fileUrl(file))

  /** Loads a file of this version; from a version before if it is the same. */
  async function load(file: string): Promise<Response> {
    const url = fileUrl(file)
    const known = await caches.match(url)
    if (known !== undefined && (await isOfVersion(file, known.clone()))) return known
    // The page waits for its configuration alone.
    const { ok, status, headers, bytes } = await loadFile(url, {
      ...limits,
      init: { cache: 'no-cache', priority: file === configFile ? 'high' : 'low' },
    })
    if (!ok) throw new Error(`${url} was answered with status ${status}.`)
    // A redirected response may not answer a navigation.
    const response = new Response(bytes, { headers })
    if (file === configFile && !isConfig(await response.clone().text()))
      throw new Error(`${url} is not a configuration.`)
    if (file !== configFile && !(await isOfVersion(file, response.clone())))
      throw new Error(`${url} is not of the version ${version}.`)
    return response
  }

  const isOfVersion = async (file: string, response: Response) => files[file] === (await hash(response))

  async function keepFile(file: string): Promise<Response> {
    const response = await load(file)
    await (await caches.open(name)).put(fileUrl(file), response.clone())
    return response
  }

  async function answerFile(file: string, request: Request): Promise<Response> {
    const kept = await findKept(file)
    if (kept !== undefined) return kept
    if (Object.hasOwn(files, file)) return keepFile(file).catch(() => fetch(request))
    // A page of an earlier version asks: names of its parts say their content.
    return (await caches.match(request)) ?? fetch(request)
  }

  /** Configuration of the server, so that a change reaches readers; the kept one if that takes too long. */
  async function answerConfig(loaded: Promise<Response>, request: Request): Promise<Response> {
    const kept = await findKept(configFile)
    if (kept === undefined)
      return loaded.then(
        (response) => response.clone(),
        () => fetch(request),
      )
    const slow = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
    const answer = await Promise.race([loaded, slow]).catch(() => undefined)
    return answer?.clone() ?? kept
  }

  /** Paths of the files that all versions keep. */
  async function listKept(): Promise<string[]> {
    const names = (await caches.keys()).filter((key) => key.startsWith(family))
    const requests = await Promise.all(names.map(async (key) => (await caches.open(key)).keys()))
    return requests.flat().map(({ url }) => url.slice(base.length))
  }

  return {
    async install() {
      // Files that the earlier version kept on demand are needed in this version, too.
      const earlier = new Set((await listKept()).map(nameWithoutHash))
      const wanted = [
        ...Object.keys(files).filter((file) => !onDemand.includes(file) || earlier.has(nameWithoutHash(file))),
        configFile,
      ]
      // Installed before, the version is in use.
      const isInUse = await caches.has(name)
      try {
        await Promise.all(wanted.map(keepFile))
      } catch (error) {
        if (!isInUse) await caches.delete(name)
        throw error
      }
    },
    async removeOlder() {
      const others = (await caches.keys()).filter((key) => key.startsWith(family) && key !== name)
      await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)))
    },
    async keep(urls) {
      const wanted = urls.map(findFile).filter((file) => file !== undefined && onDemand.includes(file))
      await Promise.all([...new Set(wanted)].map(async (file = '') => (await findKept(file)) ?? keepFile(file)))
    },
    findFile,
    answer(file, request) {
      if (file !== configFile) return { response: answerFile(file, request), refreshed: Promise.resolve() }
      const loaded = keepFile(configFile)
      return { response: answerConfig(loaded, request), refreshed: loaded.catch(() => {}) }
    },
  }

  function findFile(url: string): string | undefined {
    const { origin, pathname } = new URL(url)
    const path = `${origin}${pathname}`
    if (!path.startsWith(base)) return undefined
    const file = path.slice(base.length)
    if (file === '') return pageFile
    return file === configFile || file.startsWith('assets/') || Object.hasOwn(files, file) ? file : undefined
  }
}

/** `assets/ru-B25rzrEA.js` becomes `assets/ru.js`. */
function nameWithoutHash(file: string): string {
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
}

async function hash(response: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Tells whether the text of an answer is a configuration, of any version: proxies and login pages answer with other
 * things.
 */
function isConfig(text: string): boolean {
  try {
    const { networks } = JSON.parse(text) as { readonly networks?: unknown }
    return (
      Array.isArray(networks) &&
      networks.length > 0 &&
      networks.every((network) => typeof (network as { baseUrl?: unknown } | null)?.baseUrl === 'string')
    )
  } catch {
    return false
  }
}

/** The files of one version of the explorer. */
export interface Release {
  /** SHA-256 of the list of files, hex. */
  readonly version: string
  /** SHA-256 of each file, hex, by its path beside index.html. */
  readonly files: Readonly<Record<string, string>>
  /** Paths of large files that few readers need: kept when they are first asked for. */
  readonly onDemand: readonly string[]
}
