import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCommand } from '../cli/buildCommand.ts'
import { key, openService } from './world.ts'

// Below the sources, so that it finds the packages.
const folder = mkdtempSync(join(import.meta.dirname, '../../../node_modules/.gateway-'))
let program = ''
beforeAll(async () => {
  program = await buildCommand(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Running {
  readonly child: ChildProcess
  readonly url: string
  readonly admin: string
  readonly output: () => string
}

async function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const child = spawn(process.execPath, [program, 'gateway', '--port', '0', '--admin', '0', ...args], {
    env: { ...process.env, ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  while (!output.includes('"started"')) {
    if (child.exitCode !== null) throw new Error(output)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  }
  const { port, admin } = JSON.parse(output.split('\n')[0] ?? '') as { port: number; admin: number }
  return { child, url: `http://127.0.0.1:${port}`, admin: `http://127.0.0.1:${admin}`, output: () => output }
}

describe('tonlens gateway', () => {
  test('answers, tells its health and metrics, logs without secrets, and stops gracefully', async () => {
    const service = await openService()
    const { child, url, admin, output } = await start(['--networks', `mainnet=${service.url}`, '--origins', '*'], {
      TONLENS_API_KEY: key,
    })
    const response = await fetch(`${url}/api/v3/masterchainInfo?api_key=stolen`)
    expect(response.status).toBe(200)
    await response.text()
    const health: unknown = await (await fetch(`${admin}/health`)).json()
    expect(health).toMatchObject({ status: 'ok', redis: 'none', networks: { mainnet: { reachable: true, rate: 10 } } })
    const metrics = await (await fetch(`${admin}/metrics`)).text()
    expect(metrics).toContain(
      'tonlens_gateway_answers_total{network="mainnet",endpoint="masterchainInfo",status="200",from="service"} 1',
    )
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(output()).toContain('"event":"stopped"')
    for (const secret of [key, encodeURIComponent(key), 'stolen', '127.0.0.1', service.url])
      expect(output() + metrics + JSON.stringify(health)).not.toContain(secret)
  })

  test('comes back by itself when the service does', async () => {
    const service = await openService()
    const { child, url, admin } = await start(['--networks', `mainnet=${service.url}`], { TONLENS_API_KEY: key })
    await service.close()
    expect((await fetch(`${url}/api/v3/masterchainInfo`)).status).toBe(502)
    expect(await (await fetch(`${admin}/health`)).json()).toMatchObject({ status: 'degraded' })
    await openService({ port: Number(new URL(service.url).port) })
    expect((await fetch(`${url}/api/v3/masterchainInfo`)).status).toBe(200)
    expect(await (await fetch(`${admin}/health`)).json()).toMatchObject({ status: 'ok' })
    child.kill('SIGTERM')
    await once(child, 'exit')
  })

  test.each([
    [['--port', 'x'], '--port is x'],
    [['--networks', 'other'], 'other is unknown'],
    [['--redis', 'localhost'], 'does not begin with redis://'],
    [['extra'], 'There is no argument extra'],
  ])('refuses %j', async (args, text) => {
    await expect(start(args)).rejects.toThrow(text)
  })
})
