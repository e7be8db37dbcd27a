import { afterAll, describe, expect, test } from 'vitest'
import { runGatewayCommand } from '../../../src/tools/cli/gateway/command.ts'
import { buildGateway, runGateway } from './processes.ts'
import { closeAll, key, openService } from './world.ts'

afterAll(closeAll)

describe('tonlens gateway', () => {
  test('answers, tells its health and metrics, logs without secrets, and stops gracefully', async () => {
    const [service, { program }] = await Promise.all([openService(), buildGateway()])
    const gateway = await runGateway(program, { mainnet: service.url }, ['--origins', '*'])
    const response = await fetch(`${gateway.url}/api/v3/masterchainInfo?api_key=stolen`)
    expect(response.status).toBe(200)
    await response.text()
    const health = await gateway.health()
    expect(health).toMatchObject({ status: 'ok', redis: 'none', networks: { mainnet: { reachable: true, rate: 10 } } })
    const metrics = await gateway.metrics()
    expect(metrics).toContain(
      'tonlens_gateway_answers_total{network="mainnet",endpoint="masterchainInfo",status="200",from="service"} 1',
    )
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404)
    expect(await gateway.kill('SIGTERM')).toBe(0)
    const output = gateway.output()
    expect(output).toContain('"event":"stopped"')
    for (const secret of [key, encodeURIComponent(key), 'stolen', '127.0.0.1', service.url])
      expect(output + metrics + JSON.stringify(health)).not.toContain(secret)
  })

  test.each([
    [['--port', 'x'], '--port is x'],
    [['--networks', 'other'], 'other is unknown'],
    [['--redis', 'localhost'], 'does not begin with redis://'],
    [['extra'], 'There is no argument extra'],
  ])('refuses %j', async (args, text) => {
    await expect(runGatewayCommand(args, {}, Promise.resolve('none'))).rejects.toThrow(text)
  })
})
