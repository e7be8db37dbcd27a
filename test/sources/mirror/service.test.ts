import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readFaults } from '../../../scripts/service/faults.mjs'
import { startService } from '../../../scripts/service.mjs'
import { testHash, transaction } from '../../fixtures/testRows.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonlens-service-'))
const file = join(folder, 'transactions.json')
writeFileSync(file, JSON.stringify({ transactions: [transaction(1, 1, 10), transaction(2, 1, 20)] }))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

async function serving(options: Parameters<typeof startService>[0] = {}) {
  const service = await startService({ port: 0, rate: Infinity, data: [file], ...options })
  onTestFinished(() => service.close())
  return service
}

test('answers over a socket, to pages of any origin', async () => {
  const service = await serving({ data: [folder] })
  const answer = await fetch(`${service.url}/transactions?limit=1`)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(await answer.json()).toMatchObject({ transactions: [{ hash: testHash(2) }] })
  const preflight = await fetch(`${service.url}/transactions`, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('X-API-Key')
  expect(service.requests).toEqual([
    { method: 'GET', path: '/api/v3/transactions?limit=1', status: 200 },
    { method: 'OPTIONS', path: '/api/v3/transactions', status: 204 },
  ])
})

test('passes statuses and error bodies of the index on', async () => {
  const service = await serving()
  const answer = await fetch(`${service.url}/transactions?sort=up`)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({ error: 'wrong value for sort parameter' })
})

test('a key that does not exist is 401 in the words of the gateway', async () => {
  const service = await serving({ key: 'right' })
  const fetchStatus = async (query: string, headers = {}) =>
    (await fetch(`${service.url}/transactions${query}`, { headers })).status
  expect(await fetchStatus('?api_key=right')).toBe(200)
  expect(await fetchStatus('', { 'X-API-Key': 'right' })).toBe(200)
  expect(await fetchStatus('')).toBe(200)
  const refused = await fetch(`${service.url}/transactions?api_key=wrong`)
  expect(refused.status).toBe(401)
  expect(await refused.json()).toEqual({ ok: false, result: 'API key does not exist', code: 401 })
})

test('a second request within the second is 429, with a key not yet', async () => {
  const service = await serving({ rate: 1, key: 'right' })
  const statuses = async (query: string) => {
    const answers = await Promise.all([1, 2].map(() => fetch(`${service.url}/transactions${query}`)))
    return answers.map(({ status }) => status).sort((a, b) => a - b)
  }
  expect(await statuses('')).toEqual([200, 429])
  expect(await statuses('?api_key=right')).toEqual([200, 200])
})

test('faults come when they are asked for', async () => {
  const always = (list: string) => serving({ faults: readFaults(list) })
  const limited = await fetch(`${(await always('429:1')).url}/transactions`)
  expect(limited.status).toBe(429)
  expect(await limited.json()).toMatchObject({ ok: false, code: 429 })
  await expect(fetch(`${(await always('drop:1')).url}/transactions`)).rejects.toThrow()
  const cut = await fetch(`${(await always('truncate:1')).url}/transactions`)
  await expect(cut.text()).rejects.toThrow()
})

test('a list of faults that means nothing is refused by name', () => {
  expect(() => readFaults('explode:0.5')).toThrow('"explode" is none of')
  expect(() => readFaults('500')).toThrow('"500" has no amount')
})

test('a file that is no answer is named', async () => {
  const other = join(folder, 'other.txt')
  writeFileSync(other, '{"foo":1}')
  await expect(startService({ port: 0, data: [other] })).rejects.toThrow(`${other} cannot be served`)
  await expect(startService({ port: 0, data: ['nowhere'] })).rejects.toThrow('nowhere does not exist')
})
