// Entry of `worker.js`, a classic worker: the emulator's glue is a script that `importScripts` loads.
import { bytesToHex } from '../../../ton/cells/bytes.ts'
import { sha256 } from '../../../ton/cells/sha256.ts'
import { VmError } from '../errors.ts'
import { loadVmFile } from '../loadVmFile.ts'
import type { ToWorker, VmManifest } from '../protocol.ts'
import { trustScript } from '../trust.ts'
import { serveVm } from './serve.ts'
import { type EmulatorFactory, refuseWasm, startEmulator } from './startEmulator.ts'

interface WorkerScope {
  readonly location: { readonly href: string }
  importScripts(url: string): void
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void
  EmulatorModule?: EmulatorFactory
}

/** Most bytes of a file; the emulator takes a few million. */
const maxFileBytes = 64 * 1024 * 1024

const scope = globalThis as unknown as WorkerScope

serveVm(
  {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
    post: (message) => scope.postMessage(message),
    listen: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
  },
  async (manifest, given) => {
    const glue = fileUrl('emulator.js')
    const [module] = await Promise.all([
      load(manifest, given),
      fetchFile('emulator.js').then((bytes) => checkHash(manifest, 'emulator.js', bytes)),
    ])
    try {
      scope.importScripts(trustScript(glue))
    } catch (cause) {
      throw new VmError(
        'no-worker',
        `The worker may not load ${glue}: allow it in script-src, and the policy tonlens-vm under Trusted Types.`,
        { cause },
      )
    }
    if (scope.EmulatorModule === undefined) throw wrongFile('emulator.js')
    return startEmulator(scope.EmulatorModule, module, manifest.stackSetter)
  },
)

async function load(
  manifest: VmManifest,
  given: ArrayBuffer | WebAssembly.Module | undefined,
): Promise<WebAssembly.Module> {
  if (given !== undefined) return compile(given)
  const bytes = await fetchFile('emulator.wasm')
  // Compiling runs nothing: the hash is compared meanwhile. A wrong file is named before what is wrong in it.
  const module = compile(bytes)
  module.catch(() => {})
  await checkHash(manifest, 'emulator.wasm', bytes)
  return module
}

async function compile(wasm: BufferSource | WebAssembly.Module): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === 'undefined')
    throw new VmError(
      'no-wasm',
      'This browser has no WebAssembly, or has it switched off. Everything else works without it.',
    )
  if (wasm instanceof WebAssembly.Module) return wasm
  try {
    return await WebAssembly.compile(wasm)
  } catch (cause) {
    throw refuseWasm(cause)
  }
}

function fetchFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return loadVmFile(new URL(name, scope.location.href), maxFileBytes, 'Run npx tonlens vm on the folder again.')
}

async function checkHash(manifest: VmManifest, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  if ((await hashHex(bytes)) !== manifest.files[name]) throw wrongFile(name)
}

function wrongFile(name: string): VmError {
  return new VmError(
    'wrong-file',
    `${fileUrl(name)} is not the file that vm.json names. Run npx tonlens vm on the folder again, and upload all of its files.`,
  )
}

async function hashHex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Pages without a secure context have no Web Crypto.
  if (globalThis.crypto?.subtle === undefined) return bytesToHex(sha256(bytes))
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function fileUrl(name: string): string {
  return new URL(name, scope.location.href).href
}
