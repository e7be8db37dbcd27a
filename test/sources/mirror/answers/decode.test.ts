import { describe, expect, test } from 'vitest'
import { NotMirroredError } from '../../../../src/sources/client/errors.ts'
import { decode, decodePost } from '../../../../src/service/endpoints/utils.ts'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import { captureBody, captures, hasRecorded } from '../../../helpers/recorded.ts'
import { ask, freshMirror } from '../setup.ts'

interface Content {
  readonly body: string
  readonly decoded: Record<string, unknown>
}

/** Every decoded body of the recordings, as `/decode` writes it. */
function recordedBodies(): readonly Content[] {
  const found = new Map<string, Content>()
  const search = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { body, decoded } = value as Partial<Content>
    if (typeof body === 'string' && decoded) found.set(body, { body, decoded })
    Object.values(value).forEach(search)
  }
  if (hasRecorded)
    captures()
      .filter(({ real }) => real === true)
      .map(captureBody)
      .forEach(search)
  return [...found.values()]
}

const EMPTY = 'te6cckEBAQEAAgAAAEysuc0='
const EXCESS = 'te6cckEBAQEADgAAGNUydts04zF7jFswkGLuq5I='

test.runIf(hasRecorded)('bodies of the standards are decoded as the service decoded them', async () => {
  const mirror = await freshMirror()
  let known = 0
  for (const { body, decoded } of recordedBodies()) {
    const name = decoded['@type']
    if (typeof name !== 'string' || name.startsWith('wallet_signed') || name === 'text_comment') {
      continue
    }
    expect((await mirror.transport.request(decode, { bodies: [body] })).body).toEqual({
      opcodes: [],
      bodies: [decoded],
    })
    known++
  }
  expect(known).toBeGreaterThan(8)
})

test.runIf(hasRecorded)('bodies of other contracts are left to the service', async () => {
  const mirror = await freshMirror()
  const signed = recordedBodies().filter(({ decoded }) => String(decoded['@type']).startsWith('wallet'))
  expect(signed.length).toBeGreaterThan(1)
  for (const { body } of signed) {
    await expect(mirror.transport.request(decode, { bodies: [body] })).rejects.toThrow(NotMirroredError)
  }
})

test('opcodes and bodies come back in the order of the question, through both methods', async () => {
  const mirror = await freshMirror()
  const wanted = { opcodes: ['0x0f8a7ea5', '0x00000000', '0x5fcc3d14'], bodies: [EXCESS, EMPTY] }
  const expected = {
    opcodes: ['jetton_transfer', 'text_comment', 'nft_transfer'],
    bodies: [{ '@type': 'excess', query_id: '3810944116391096464' }, { '@type': 'empty_cell' }],
  }
  for (const endpoint of [decode, decodePost]) {
    expect((await mirror.transport.request(endpoint, wanted)).body).toEqual(expected)
  }
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(wanted) }
  expect((await ask(mirror, '/decode', init)).body).toEqual(expected)
})

describe('spellings of an opcode', () => {
  test.each([
    ['f8a7ea5', 'jetton_transfer'],
    ['0x0F8A7EA5', 'jetton_transfer'],
    // Eight digits are hex; more than fit into it are decimal.
    ['260734629', 'jetton_transfer'],
    ['-718113061', 'excess'],
    ['3576854235', 'excess'],
  ])('%s', async (text, name) => {
    const mirror = await freshMirror()
    const { body } = await ask(mirror, `/decode?opcodes=${text}`)
    expect(body).toEqual({ opcodes: [name], bodies: [] })
  })

  test.each(['', '0X1', 'xyz', '99999999999', '-2147483649'])('%j is refused', async (text) => {
    const mirror = await freshMirror()
    const { status, body } = await ask(mirror, `/decode?opcodes=0&opcodes=${text}`)
    expect(status).toBe(422)
    expect(body).toEqual({ error: `invalid opcode format at index 1: ${text}` })
  })
})

test('an opcode that the library does not know is left to the service, and unknown in an index in memory', async () => {
  const part = await freshMirror()
  await expect(part.transport.request(decode, { opcodes: ['0x12345678'] })).rejects.toThrow('0x12345678')
  const bodies = [EMPTY, 'zz', '']
  const answer = await createMemoryIndex().transport.request(decode, { opcodes: ['0x12345678'], bodies })
  expect(answer.body).toEqual({
    opcodes: ['unknown'],
    bodies: [
      { '@type': 'empty_cell' },
      { error: expect.stringMatching(/^unknown: /) as string },
      { error: expect.stringMatching(/^unknown: /) as string },
    ],
  })
})

test('nothing asked is nothing decoded; more than a thousand is refused', async () => {
  const mirror = await freshMirror()
  expect((await ask(mirror, '/decode')).body).toEqual({ opcodes: [], bodies: [] })
  const many = Array.from({ length: 1001 }, () => 'opcodes=0').join('&')
  expect(await ask(mirror, `/decode?${many}`)).toEqual({
    status: 422,
    body: { error: 'opcodes list exceeds maximum length of 1000' },
  })
})
