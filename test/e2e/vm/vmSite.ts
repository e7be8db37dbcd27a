// A site with the TVM, under the strict policy of the security page.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { mediaType } from '../../../scripts/mediaTypes.mjs'
import { writeVmFolder } from '../../../src/tools/cli/vm.ts'
import { listenOnLoopback } from '../../helpers/servers/loopback.ts'

export const strictPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types tonlens-vm"

/** Site that is served for the tests of the VM. */
export interface VmSite {
  readonly url: string
  /** Policy that all answers carry from now on. */
  policy: string
  /** Serves a value as `/<name>.json`. */
  write(name: string, value: unknown): void
  close(): Promise<void>
}

/** Serves `vmPage.ts`, the folder `/vm/` and folders in which something is wrong: `/wrong/`, `/half/`, `/other/`. */
export async function serveVmSite(): Promise<VmSite> {
  const folder = mkdtempSync(join(tmpdir(), 'tonlens-vm-'))
  const sandbox = dirname(createRequire(import.meta.url).resolve('@ton/sandbox/package.json'))
  const worker = await bundle('../../../src/sources/vm/engine/worker.ts', 'iife')
  for (const name of ['vm', 'wrong', 'half', 'other']) writeVmFolder(join(folder, name), sandbox, worker)
  writeFileSync(join(folder, 'wrong/emulator.wasm'), new Uint8Array(1000))
  rmSync(join(folder, 'half/emulator.js'))
  writeFileSync(
    join(folder, 'other/vm.json'),
    readFileSync(join(folder, 'other/vm.json'), 'utf8').replace('"protocol": 1', '"protocol": 99'),
  )
  writeFileSync(join(folder, 'page.js'), await bundle('vmPage.ts', 'esm'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>vm</title><script type="module" src="/page.js"></script>',
  )
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname === '/' ? '/index.html' : pathname
    response.setHeader('content-security-policy', site.policy)
    // A script that is kept would be run with the policy that it came with.
    response.setHeader('cache-control', 'no-store')
    try {
      const body = readFileSync(join(folder, name))
      response.setHeader('content-type', mediaType(name))
      response.end(body)
    } catch {
      response.statusCode = 404
      response.end()
    }
  })
  const { origin, close } = await listenOnLoopback(server)
  const site: VmSite = {
    url: `${origin}/`,
    policy: strictPolicy,
    write: (name, value) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(value)),
    async close() {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return site
}

async function bundle(file: string, format: 'esm' | 'iife'): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [new URL(file, import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: 'es2022',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}
