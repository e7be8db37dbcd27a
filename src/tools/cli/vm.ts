import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TonlensError } from '../../ton/cells/errors.ts'
import { readArguments } from './readArguments.ts'
import { hashContent, writeFiles, type EarlierFiles } from './writeFiles.ts'
import { workerProtocol, type VmManifest } from '../../sources/vm/protocol.ts'

/** Name of the list of files and their hashes, which the VM reads first. */
const vmManifest = 'vm.json'
const helpText =
  'tonlens vm <folder>   Copies the TVM emulator of your @ton/sandbox into a folder of your site, such as public/vm.'

/** Runs `tonlens vm <folder>`. @returns The text to print. */
export function runVmCommand(args: readonly string[], cwd = process.cwd()): string {
  const { values, positionals } = readArguments('vm', args, {})
  if (values.help === true) return helpText
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0)
    throw new TonlensError('Pass one folder, from which your site is served: tonlens vm public/vm')
  const target = resolve(cwd, folder)
  const { source, files } = writeVmFolder(target, findSandbox(cwd), readVmWorker())
  return `Wrote ${Object.keys(files).join(', ')} and ${vmManifest} to ${target}, from ${source}.`
}

/** Reads the worker of the VM, which the package has beside its commands. */
export function readVmWorker(): Uint8Array {
  return readFileSync(fileURLToPath(new URL(/* @vite-ignore */ '../../vm-worker.js', import.meta.url)))
}

/** Folder of the `@ton/sandbox` that the application has installed. @throws {TonlensError} There is none. */
export function findSandbox(cwd: string): string {
  try {
    return dirname(createRequire(join(resolve(cwd), 'package.json')).resolve('@ton/sandbox/package.json'))
  } catch (cause) {
    throw new TonlensError(
      '@ton/sandbox is not installed here, and the emulator comes from it. Run npm install --save-dev @ton/sandbox, then this command again.',
      { cause },
    )
  }
}

/**
 * Writes the files of the local VM to a folder, see {@link readVmFiles}.
 * @throws {TonlensError} The folder holds files of somebody else: nothing is written.
 */
export function writeVmFolder(target: string, sandbox: string, worker: Uint8Array): VmManifest {
  const files = readVmFiles(sandbox, worker)
  writeFiles(target, files, readEarlierVm(target))
  return JSON.parse(String(files.get(vmManifest))) as VmManifest
}

/**
 * Reads the files of the local VM: the emulator, its glue, its licence, the configuration that came with it and the
 * worker of this package, and `vm.json` with their hashes. No byte of the emulator and its glue is changed.
 * @throws {TonlensError} The package does not have the files in the form that is known.
 */
export function readVmFiles(sandbox: string, worker: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const { version } = JSON.parse(readFileSync(join(sandbox, 'package.json'), 'utf8')) as { version: string }
  const source = `@ton/sandbox ${version}`
  const executor = join(sandbox, 'dist/executor')
  const glue = readPart(source, () => readFileSync(join(executor, 'emulator-emscripten.js')))
  const files = new Map<string, Uint8Array>([
    ['worker.js', worker],
    ['emulator.js', glue],
    [
      'emulator.wasm',
      readPart(source, () => readConstant(join(executor, 'emulator-emscripten.wasm.js'), 'EmulatorEmscriptenWasm')),
    ],
    [
      'config.boc',
      readPart(source, () => readConstant(join(sandbox, 'dist/config/defaultConfig.js'), 'defaultConfig')),
    ],
    ['LICENSE.txt', readPart(source, () => readFileSync(join(sandbox, 'LICENSE')))],
  ])
  const stackSetter = readPart(source, () => findStackSetter(String(glue)))
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, hashContent(bytes)]))
  const manifest: VmManifest = { protocol: workerProtocol, source, stackSetter, files: hashes }
  return files.set(vmManifest, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
}

/**
 * Reads the hashes of the files that an earlier run wrote to a folder; undefined if it wrote none there.
 * @throws {TonlensError} The folder has a `vm.json` of another program.
 */
export function readEarlierVm(folder: string): EarlierFiles | undefined {
  const path = join(folder, vmManifest)
  if (!existsSync(path)) return undefined
  try {
    const { stackSetter, files } = JSON.parse(readFileSync(path, 'utf8')) as Partial<VmManifest>
    if (typeof stackSetter === 'string' && typeof files === 'object' && files !== null)
      return { hashes: files, own: [vmManifest] }
  } catch {
    // As one of another program.
  }
  throw new TonlensError(
    `${path} is not of this command. Pass another folder, so that nothing of yours is overwritten.`,
  )
}

/**
 * Reads the base64 text that a module exports under a name, without running it. No expression runs over the text
 * itself, which has millions of characters: that exceeded the stack of a thread.
 */
function readConstant(file: string, name: string): Uint8Array {
  const source = readFileSync(file, 'utf8')
  const opening = new RegExp(`\\b${name}\\s*[:=]\\s*(['"\`])`).exec(source)
  if (opening !== null) {
    const start = opening.index + opening[0].length
    const text = source.slice(start, source.indexOf(String(opening[1]), start))
    const bytes = Buffer.from(text, 'base64')
    if (bytes.length > 0 && bytes.toString('base64') === text) return bytes
  }
  throw new Error(`${file} has no ${name}`)
}

/** Finds the name of the export that sets the pointer of the stack: names are short, and differ from build to build. */
export function findStackSetter(glue: string): string {
  const [, name] = /_emscripten_stack_restore\s*=\s*wasmExports\[['"](\w+)['"]\]/.exec(glue) ?? []
  if (name === undefined) throw new Error('The glue has no _emscripten_stack_restore')
  return name
}

function readPart<Part>(source: string, read: () => Part): Part {
  try {
    return read()
  } catch (cause) {
    throw new TonlensError(
      `${source} does not have the emulator in the form that is known. Install version 0.41.0, or a newer tonlens.`,
      { cause },
    )
  }
}
