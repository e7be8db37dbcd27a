import { describe, expect, test } from 'vitest'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { ask } from '../../sources/memory/setup.ts'

const index = createMemoryIndex([], { version: '1.2' })
const hash = 'huC4q4J6lX2Kw1xJ0d39QuxNmOJ9090wWSIZ2dIIDRM'

describe('of several wrong values, the error is that of the service', () => {
  test.each([
    [
      'a value that does not parse before a time that wraps around',
      '/transactions?offset=1.5&start_utime=-1',
      'failed to decode: schema: error converting value for "offset"',
    ],
    [
      'a missing filter before an empty order',
      '/transactionsByMessage?sort=&limit=1',
      'at least one of msg_hash, body_hash, opcode should be specified',
    ],
    [
      'filters that exclude each other before an empty offset',
      `/events?tx_hash=${hash}%3D&msg_hash=${hash}%3D&offset=`,
      'only one of account, trace_id, tx_hash, msg_hash should be specified',
    ],
    [
      'an empty value, where nothing else is wrong',
      '/transactions?limit=1&offset=',
      'failed to decode: schema: error converting value for "offset"',
    ],
    [
      'a time that wraps around, where nothing else is wrong',
      '/transactions?limit=1&start_utime=-1',
      'failed to decode: schema: error converting value for "start_utime"',
    ],
  ])('%s', async (_, path, error) => {
    expect(await ask(index, path)).toMatchObject({ status: 422, body: { error } })
  })
})

describe('spellings', () => {
  test.each([
    [`/transactions?hash=${hash}%3D`, 200],
    [`/transactions?hash=${hash}A`, 200],
    [`/transactions?hash=${hash}!`, 422],
    [`/transactions?hash=${hash.replace('u', '-')}!`, 422],
    [`/transactions?hash=${hash.slice(0, -1)}%3D%3D`, 200],
    ['/messages?opcode=0X0F8A7EA5', 200],
    ['/messages?opcode=-2147483648', 200],
    ['/messages?opcode=-2147483649', 422],
    ['/messages?opcode=0Xxyz', 422],
  ])('%s: %i', async (path, status) => {
    expect((await ask(index, path)).status).toBe(status)
  })
})
