// Gateways and the service as processes of their own: tests load them, and kill them.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build as esbuild } from 'esbuild'
import { buildCommand } from '../cli/buildCommand.ts'
import { closeLater, key } from './world.ts'

/** A process that a test has started. */
export interface Running {
  /** All that it has printed. */
  readonly output: () => string
  readonly waitFor: (text: string) => Promise<void>
  readonly write: (text: string) => void
  /** @returns Exit code, which is null for SIGKILL. */
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>
}

/** An instance of `npx tonlens gateway`. */
export interface RunningGateway extends Running {
  readonly url: string
  readonly health: () => Promise<unknown>
  readonly metrics: () => Promise<string>
}

/** The service, with what it has counted. */
export interface RunningService extends Running {
  /** Base URL of API v3. */
  readonly url: string
  /** Unix milliseconds of each request. */
  readonly times: () => readonly number[]
  /** Most streaming connections at one time. */
  readonly maxStreams: () => number
}

/** Starts a program of Node. @param env Variables beside those of this process. */
export function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
  })
  const gone = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  child.stdin.on('error', () => undefined)
  async function kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    child.kill(signal)
    const [code] = (await gone) as [number | null]
    return code
  }
  closeLater(() => kill('SIGKILL'))
  return {
    output: () => output,
    async waitFor(text) {
      while (!output.includes(text)) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`ended: ${output.slice(-1000)}`)
        await Promise.race([once(child.stdout, 'data'), gone])
      }
    },
    write: (text) => void child.stdin.write(text),
    kill,
  }
}

/** Programs that were built for a file of tests. */
export interface Build {
  readonly folder: string
  /** The command `tonlens`. */
  readonly program: string
  /** `bareProcess.ts` */
  readonly bare: string
}

/** Builds the programs. */
export async function buildGateway(): Promise<Build> {
  // Below the sources, so that it finds the packages.
  const folder = mkdtempSync(join(import.meta.dirname, '../../../node_modules/.gateway-'))
  closeLater(() => Promise.resolve(rmSync(folder, { recursive: true })))
  const bare = join(folder, 'bare.mjs')
  const entry = join(import.meta.dirname, 'bareProcess.ts')
  const options = { bundle: true, format: 'esm', platform: 'node', packages: 'external' } as const
  const [program] = await Promise.all([
    buildCommand(folder),
    esbuild({ entryPoints: [entry], outfile: bare, ...options }),
  ])
  return { folder, program, bare }
}

/** Starts `npx tonlens gateway`. @param networks Base URLs by name; the first one has the key. */
export async function runGateway(
  program: string,
  networks: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<RunningGateway> {
  const list = Object.entries(networks).map(([name, url]) => `${name}=${url}`)
  const own = ['gateway', '--port', '0', '--admin', '0', '--networks', list.join(), ...args]
  const running = run(program, own, { TONLENS_API_KEY: key })
  await running.waitFor('"started"')
  const started = /^.*"started".*$/m.exec(running.output())?.[0] ?? ''
  const { port, admin } = JSON.parse(started) as { port: number; admin: number }
  const ask = (path: string) => fetch(`http://127.0.0.1:${admin}${path}`)
  return {
    ...running,
    url: `http://127.0.0.1:${port}`,
    health: async () => (await ask('/health')).json(),
    metrics: async () => (await ask('/metrics')).text(),
  }
}

/** Starts the service with its key. @param options Those of `startService`. */
export async function runService(options: object): Promise<RunningService> {
  const running = run(join(import.meta.dirname, 'serviceProcess.mjs'), [JSON.stringify({ port: 0, key, ...options })])
  await running.waitFor('started ')
  const find = (pattern: RegExp) => [...running.output().matchAll(pattern)].map(([, found]) => found ?? '')
  return {
    ...running,
    url: find(/^started (.*)$/gm)[0] ?? '',
    times: () => find(/^request (\d+)$/gm).map(Number),
    maxStreams: () => Math.max(0, ...find(/^streams (\d+)$/gm).map(Number)),
  }
}
