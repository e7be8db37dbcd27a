import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Redis } from 'ioredis'
import { findPort, listenOnLoopback } from '../../helpers/servers/loopback.ts'
import { closeLater } from './world.ts'

/** Whether Debian's `redis-server` is installed; tests that need it are skipped otherwise, and say so. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0
if (!hasRedis) console.warn('redis-server is not installed: tests of several instances are skipped.')

/** A Redis of its own, which tests stop and start. */
export interface RedisServer {
  readonly url: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a Redis on a free port, without files. */
export async function startRedis(): Promise<RedisServer> {
  const port = await findPort()
  let running: ChildProcess | undefined

  async function start(): Promise<void> {
    running = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      {
        stdio: 'ignore',
      },
    )
    const probe = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => 20 })
    probe.on('error', () => undefined)
    await new Promise((ready) => probe.once('ready', ready).connect(() => undefined))
    probe.disconnect()
  }

  async function stop(): Promise<void> {
    const ended = running
    running = undefined
    if (ended === undefined) return
    const gone = once(ended, 'exit')
    ended.kill('SIGKILL')
    await gone
  }

  closeLater(stop)
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}

/** A way to a server that can be cut, as a network is. */
export interface Line {
  readonly url: string
  readonly cut: () => void
  readonly mend: () => void
}

/** Opens a line to a server on this machine. */
export async function openLine(url: string): Promise<Line> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(new URL(url).port), '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket) && other.destroy())
      socket.pipe(other)
    }
  })
  const { port, close } = await listenOnLoopback(server)
  closeLater(close)
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  closeLater(() => Promise.resolve(cut()))
  return {
    url: `redis://127.0.0.1:${port}`,
    cut,
    mend: () => void (isCut = false),
  }
}
