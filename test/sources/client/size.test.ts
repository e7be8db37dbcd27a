import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ResponseSizeError } from '../../../src/entries/client.ts'
import { transactions } from '../../../src/service/endpoints/index.ts'
import { text } from '../../helpers/servers/faultServer.ts'
import { catchError, createTestClient, noTransactions, withServer } from './setup.ts'

const server = withServer(noTransactions)
const body = JSON.stringify({ transactions: [], address_book: {}, filler: 'ж'.repeat(1000) })
const bytes = Buffer.byteLength(body)

describe('an answer above the size limit', () => {
  test.each([200, 500])('with status %i is an error that names the limit, asked for once', async (status) => {
    server().answerWith(text(body, status))
    const error = await catchError(createTestClient(server(), { maxResponseSize: bytes - 1 }).request(transactions, {}))
    expect(error).toBeInstanceOf(ResponseSizeError)
    expect(error).toMatchObject({ limit: bytes - 1 })
    expect(error.message).toContain(`more than ${bytes - 1} bytes`)
    expect(server().requests).toHaveLength(1)
  })

  test('counts after decompression', async () => {
    const packed = gzipSync(body)
    server().answerWith((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
    })
    const error = await catchError(
      createTestClient(server(), { maxResponseSize: packed.length }).request(transactions, {}),
    )
    expect(error).toBeInstanceOf(ResponseSizeError)
  })

  test('that never ends is given up, also without the option', async () => {
    server().answerWith(async (request, response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(1024 * 1024, 32)
      while (!request.aborted) {
        if (!response.write(chunk)) await new Promise((resolve) => setTimeout(resolve, 1))
      }
    })
    const error = await catchError(createTestClient(server()).request(transactions, {}))
    expect(error).toMatchObject({ name: 'ResponseSizeError', limit: 64 * 1024 * 1024 })
    await expect.poll(() => server().requests[0]?.aborted, { timeout: 5000 }).toBe(true)
  })
})

test('an answer of exactly the limit is read, letters of several bytes included', async () => {
  server().answerWith(async (_request, response) => {
    // Cut inside of a letter.
    response.writeHead(200)
    response.write(Buffer.from(body).subarray(0, 101))
    await new Promise((resolve) => setTimeout(resolve, 20))
    response.end(Buffer.from(body).subarray(101))
  })
  expect(await createTestClient(server(), { maxResponseSize: bytes }).request(transactions, {})).toEqual(
    JSON.parse(body),
  )
})

test.each([0, -1, Number.NaN])('a limit of %d is refused', (maxResponseSize) => {
  expect(() => createTestClient(server(), { maxResponseSize })).toThrow('The option maxResponseSize is')
})
