import { Address, beginCell, Cell as CoreCell } from '@ton/core'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  formatHash,
  parseBody,
  parseCell,
  parseExternalMessage,
  readComment,
  toFriendlyAddress,
  toRawAddress,
} from '../../../src/entries/ton.ts'

const folder = '../shared/data'
const present = existsSync(folder)

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Every object in the recorded answers, at any depth. */
function* recordedObjects(): Generator<{ [key: string]: Json }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    const waiting: Json[] = [JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json]
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
      if (typeof value !== 'object' || value === null) continue
      waiting.push(...Object.values(value))
      if (!Array.isArray(value)) yield value
    }
  }
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

describe.skipIf(!present)('recorded answers (skipped where ../shared/data is absent)', () => {
  const objects = present ? [...recordedObjects()] : []
  const bags = new Set(
    objects.flatMap(Object.values).filter((value) => /^(te6cc|b5ee9c72)/i.test(text(value))),
  ) as Set<string>

  test('every bag of cells has the root hash that @ton/core finds', () => {
    expect(bags.size).toBeGreaterThan(500)
    for (const bag of bags) {
      const encoding = /^b5ee/i.test(bag) ? 'hex' : 'base64'
      const [root] = CoreCell.fromBoc(Buffer.from(bag, encoding))
      expect(formatHash(parseCell(bag).hash())).toBe(root?.hash().toString('base64'))
    }
  })

  test('every message content and initial state has the hash that the service sent with it', () => {
    const contents = objects.filter(({ body, hash }) => bags.has(text(body)) && text(hash))
    expect(contents.length).toBeGreaterThan(500)
    for (const { body, hash } of contents) {
      expect(formatHash(parseCell(text(body)).hash())).toBe(hash)
    }
  })

  test('comments read as the service decoded them', () => {
    let compared = 0
    for (const { body, decoded } of objects) {
      if (!isObject(decoded)) continue
      if ((decoded['@type'] ?? decoded['type']) !== 'text_comment') continue
      const comment = readComment(text(body))
      expect(comment).toMatchObject({ type: 'text', complete: true })
      // The service writes a space for NUL, which its database cannot hold.
      const shown = comment?.type === 'text' && comment.text.replaceAll('\0', ' ')
      expect(shown).toBe(decoded['comment'])
      compared++
    }
    expect(compared).toBeGreaterThan(3)
  })

  test('standard bodies read as the service decoded them', () => {
    const names = new Set<string>()
    for (const { body, decoded } of objects) {
      if (!isObject(decoded)) continue
      const name = text(decoded['@type'])
      const ours = parseBody(text(body))
      if (!ours) continue
      if (name === 'delete_dns_record') {
        // One standard opcode that the service splits in two by the value's presence.
        expect(ours).toMatchObject({
          name: 'change_dns_record',
          fields: { query_id: decoded['query_id'], key: decoded['key'], value: null },
        })
        continue
      }
      expect(ours.name).toBe(name)
      const fields: Record<string, unknown> = ours.fields
      // Cells are decoded further by the service; plain values have one writing.
      for (const [field, value] of Object.entries(decoded)) {
        if (field === '@type' || text(fields[field] as Json) === '') continue
        expect(fields[field]).toBe(plain(value))
      }
      expect(Object.keys(ours.fields).sort()).toEqual(
        Object.keys(decoded)
          .filter((field) => field !== '@type')
          .sort(),
      )
      names.add(name)
    }
    expect([...names].sort()).toEqual([
      'excess',
      'jetton_internal_transfer',
      'jetton_notify',
      'jetton_transfer',
      'nft_ownership_assigned',
      'nft_transfer',
    ])
  })

  test('bodies with a standard opcode are read, but for those that break their standard', () => {
    const names: Record<string, number> = {}
    for (const bag of bags) {
      const { name } = parseBody(bag) ?? {}
      if (name) names[name] = (names[name] ?? 0) + 1
    }
    expect(names['jetton_transfer']).toBeGreaterThan(50)
    expect(names['jetton_notify']).toBeGreaterThan(40)
    expect(names['excess']).toBeGreaterThan(20)
  })

  test('normalised hashes are those that the service sent', () => {
    let compared = 0
    for (const message of objects) {
      const { hash, hash_norm, import_fee, init_state, message_content } = message
      if (!text(hash_norm) || import_fee === null || !isObject(message_content)) continue
      const body = CoreCell.fromBase64(text(message_content['body']))
      const init = isObject(init_state) ? CoreCell.fromBase64(text(init_state['body'])) : null
      // The rows do not say how the message was serialised: one of the ways gives its hash.
      const asSent = writings(Address.parse(text(message['destination'])), init, body)
        .map((cell) => parseExternalMessage(cell.toBoc()))
        .find((parsed) => parsed.hash === hash)
      expect(asSent?.hash_norm).toBe(hash_norm)
      compared++
    }
    expect(compared).toBeGreaterThan(10)
  })

  test('external messages without a normalised hash are normal as they were sent', () => {
    let normal = 0
    for (const message of objects) {
      const { hash, source, created_lt, init_state, message_content } = message
      const external = source === null && created_lt === null && text(message['destination'])
      if (!external || text(message['hash_norm']) || isObject(init_state)) continue
      if (!isObject(message_content)) continue
      const body = CoreCell.fromBase64(text(message_content['body']))
      const sent = writings(Address.parse(external), null, body)
        .map((cell) => parseExternalMessage(cell.toBoc()))
        .find((parsed) => parsed.hash === hash)
      expect(sent?.hash).toBe(hash)
      if (sent?.hash_norm === hash) normal++
    }
    expect(normal).toBeGreaterThan(10)
  })

  test('address book rows agree in both address forms', () => {
    const rows = objects.flatMap((object) =>
      Object.entries(object).flatMap(([raw, row]) => {
        if (!isObject(row)) return []
        const friendly = text(row['user_friendly'])
        return friendly && raw.includes(':') ? [{ raw, friendly }] : []
      }),
    )
    expect(rows.length).toBeGreaterThan(50)
    for (const { raw, friendly } of rows) {
      expect(toRawAddress(friendly)).toBe(raw)
      expect(toFriendlyAddress(friendly)).toBe(friendly)
    }
  })
})

/** External messages without sender and fee, in every placement of initial state and body. */
function writings(destination: Address, init: CoreCell | null, body: CoreCell): CoreCell[] {
  const placements = [true, false].flatMap((initInRef) => [true, false].map((bodyInRef) => ({ initInRef, bodyInRef })))
  return placements.flatMap(({ initInRef, bodyInRef }) => {
    const builder = beginCell().storeUint(2, 2).storeAddress(null).storeAddress(destination)
    builder.storeCoins(0).storeBit(init !== null)
    try {
      if (init) builder.storeBit(initInRef)
      if (init && initInRef) builder.storeRef(init)
      if (init && !initInRef) builder.storeSlice(init.beginParse())
      builder.storeBit(bodyInRef)
      if (bodyInRef) builder.storeRef(body)
      else builder.storeSlice(body.beginParse())
      return [builder.endCell()]
    } catch {
      // Too long for this placement.
      return []
    }
  })
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The one writing of an address or number that the service decoded into parts. */
function plain(value: Json): Json {
  if (!isObject(value)) return value
  if (value['@type'] === 'addr_std') {
    return `${text(value['workchain_id'])}:${text(value['address'])}`
  }
  return value['value'] ?? null
}
