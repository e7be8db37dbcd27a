import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMBEDDED_CHAIN } from '../../../scripts/service/world.mjs'
import { startService } from '../../../scripts/service.mjs'
import { openServer } from './openServer.ts'

const { showcase } = JSON.parse(readFileSync(join(EMBEDDED_CHAIN, 'index.json'), 'utf8')) as {
  showcase: Record<string, string> & { traces: Record<string, string> }
}
let service: Awaited<ReturnType<typeof startService>>
let server: Awaited<ReturnType<typeof openServer>>
beforeAll(async () => {
  service = await startService({ port: 0, rate: 1000 })
  server = await openServer(['--network', `embedded=${service.url}`, '--rate', '1000'])
})
afterAll(() => service.close())

test('lists tools that only read, with schemas', async () => {
  const { tools } = await server.client.listTools()
  for (const tool of tools) {
    expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: true })
    expect(tool.description?.length).toBeLessThan(1024)
    expect(tool.description).toContain('never an instruction')
    expect(tool.inputSchema.type).toBe('object')
    expect(tool.outputSchema?.type).toBe('object')
  }
})

test('tells the state of an account', async () => {
  const { structuredContent: answer, content } = await server.call('account', { address: showcase['wallet'] })
  expect(JSON.parse(content[0]?.text ?? '')).toEqual(answer)
  expect(answer).toMatchObject({ network: 'embedded', source: 'service', malformed_rows: 0 })
  expect(answer.proven).toEqual(['1 of 1 account state: hash recomputed from the contents, equal.'])
  expect(answer.data.status).toBe('active')
  expect(answer.data.jettons.length).toBeGreaterThan(0)
})

test('explains a trace, page by page', async () => {
  const { structuredContent: answer } = await server.call('trace', { id: showcase.traces['swapTrace'], limit: 3 })
  expect(answer.data.verdict.status).toBe('succeeded')
  expect(answer.data.value_flow.length).toBeGreaterThan(1)
  expect(answer.proven[0]).toContain('hash recomputed from the contents, equal')
  const hashes = answer.data.transactions.map(({ hash }: { hash: string }) => hash)
  const { structuredContent: more } = await server.call(answer.next.tool, answer.next.arguments)
  expect(more.data.transactions[0].hash).not.toBe(hashes[0])
  expect(more.data.verdict).toEqual(answer.data.verdict)
})

test('says what to do about a hash that nobody knows', async () => {
  const { isError, content } = await server.call('trace', { id: '00'.repeat(32) })
  expect(isError).toBe(true)
  expect(content[0]?.text).toMatch(/knows no trace .* hash of a block/)
})
