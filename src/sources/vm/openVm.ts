import { bytesToBase64 } from '../../ton/cells/bytes.ts'
import type { AccountSource } from './engine/state.ts'
import { VmError } from './errors.ts'
import { loadVmFile } from './loadVmFile.ts'
import type { MessageInput, MessageResult } from './jobs/emulateMessage.ts'
import type { GetMethodInput, GetMethodResult } from './jobs/getMethod.ts'
import type { ReplayInput, ReplayResult } from './jobs/replay.ts'
import type { EmulatedTrace, TraceInput } from './jobs/trace.ts'
import { type CallOptions, createPool, type VmWorker } from './pool.ts'
import { workerProtocol, type VmManifest } from './protocol.ts'
import { trustScript } from './trust.ts'

/** Options of {@link openVm}. */
export interface VmOptions {
  /** Address of the folder that `npx tonlens vm` wrote, on the origin of the page. */
  readonly url: string | URL
  /**
   * The emulator, if the application has loaded it itself. It is not compared with the hash.
   * @default `emulator.wasm` of the folder
   */
  readonly wasm?: ArrayBuffer | WebAssembly.Module | undefined
  /**
   * Loads a library cell by its hash, hex: a base64 bag of cells, or `null` if there is none. The index does not have
   * them; `getLibraries` of API v2 does. A cell of another hash is not used. @default no library is known
   */
  readonly library?: ((hash: string) => Promise<string | null | undefined>) | undefined
  /** Most workers at a time, 1 or 2. @default 2 */
  readonly workers?: 1 | 2 | undefined
  /** Milliseconds without a call after which a worker is ended, which gives its memory back. @default 5000 */
  readonly idle?: number | undefined
  /** Milliseconds of computing after which a call fails. @default 10000 */
  readonly timeLimit?: number | undefined
}

/** The TVM in workers of this page. */
export interface Vm {
  /** Runs a get-method on code and data. @throws {VmError} */
  runGetMethod(input: GetMethodInput, options?: CallOptions): Promise<GetMethodResult>
  /** Runs one message on one account. @throws {VmError} */
  emulateMessage(input: MessageInput, options?: CallOptions): Promise<MessageResult>
  /**
   * Runs a message and all that follow from it. `load` reads the state of each account when its first
   * message arrives.
   * @throws {VmError} What `load` throws is thrown, too.
   */
  emulateTrace(
    input: TraceInput,
    load: (account: string) => Promise<AccountSource>,
    options?: CallOptions,
  ): Promise<EmulatedTrace>
  /** Runs the history of an account again and compares each hash. @throws {VmError} */
  replay(input: ReplayInput, options?: CallOptions): Promise<ReplayResult>
  /**
   * Reads the configuration that came with the emulator: that of the main network when its package was
   * made, base64. A network has changed its own since.
   * @throws {VmError}
   */
  readonly snapshotConfig: () => Promise<string>
  /** Ends all workers and calls. */
  close(): void
}

/**
 * Opens a TVM. Nothing is loaded before the first call, and nothing is held after the last one.
 * @throws {VmError} A method throws it if the folder, a file of it or WebAssembly is missing; each says what.
 * @example
 * // Once: npx tonlens vm public/vm
 * const vm = openVm({ url: '/vm/' })
 */
export function openVm({ url, wasm, library, workers = 2, idle = 5000, timeLimit = 10_000 }: VmOptions): Vm {
  const folder = (): URL => {
    const text = String(url)
    return new URL(
      text.endsWith('/') ? text : `${text}/`,
      typeof document === 'undefined' ? undefined : document.baseURI,
    )
  }
  let manifest: Promise<VmManifest> | undefined
  const readManifest = () => {
    manifest ??= loadManifest(new URL('vm.json', folder())).catch((error: unknown) => {
      manifest = undefined
      throw error
    })
    return manifest
  }
  /** Starts the worker while the manifest is loaded; a folder that is missing or wrong is the error that counts. */
  const start = async () => {
    const loaded = readManifest()
    loaded.catch(() => {})
    let worker: VmWorker | undefined
    try {
      worker = startWorker(new URL('worker.js', folder()))
      return { manifest: await loaded, worker, wasm }
    } catch (error) {
      worker?.terminate()
      await loaded
      throw error
    }
  }
  const pool = createPool({ start, size: Math.min(2, workers), idle, timeLimit, library })
  return {
    runGetMethod: (input, options = {}) => pool.run('runGetMethod', input, options),
    emulateMessage: (input, options = {}) => pool.run('emulateMessage', input, options),
    emulateTrace: (input, load, options = {}) => pool.run('emulateTrace', input, options, load),
    replay: (input, options = {}) => pool.run('replay', input, options),
    async snapshotConfig() {
      await readManifest()
      return bytesToBase64(await loadVmFile(new URL('config.boc', folder()), maxConfigBytes, advice))
    },
    close: () => pool.close(),
  }
}

function startWorker(url: URL): VmWorker {
  if (typeof Worker === 'undefined') throw new VmError('no-worker', 'This environment has no workers.')
  try {
    return new Worker(trustScript(url.href), { name: 'tonlens-vm' }) as unknown as VmWorker
  } catch (cause) {
    throw new VmError(
      'no-worker',
      `The worker ${url.href} may not be started: it must be on the origin of the page, and worker-src and the Trusted Types policy tonlens-vm must allow it.`,
      { cause },
    )
  }
}

const maxManifestBytes = 64 * 1024
const maxConfigBytes = 16 * 1024 * 1024
const advice = 'Run npx tonlens vm on a folder of your site, and pass the address of that folder.'

async function loadManifest(url: URL): Promise<VmManifest> {
  const manifest = parse(await loadVmFile(url, maxManifestBytes, advice))
  if (typeof manifest?.files !== 'object')
    throw new VmError('missing-file', `${url.href} is not the file that npx tonlens vm writes. ${advice}`)
  if (manifest.protocol !== workerProtocol)
    throw new VmError(
      'wrong-file',
      `${url.href} belongs to another version of tonlens. Run npx tonlens vm on the folder again.`,
    )
  return manifest as VmManifest
}

function parse(bytes: Uint8Array): Partial<VmManifest> | undefined {
  try {
    return (JSON.parse(new TextDecoder().decode(bytes)) as Partial<VmManifest> | null) ?? undefined
  } catch {
    return undefined
  }
}
