import { describe, expect, test } from 'vitest'
import { combineOrigins, type Origin } from '../../../src/sources/client/origin.ts'

const service: Origin = { source: 'service', asOf: 200, transport: 'http' }
const mirror: Origin = { source: 'mirror', asOf: 100, transport: 'mirror' }

describe('data made from several answers', () => {
  test('is as old as the oldest, and of a mirror if one is', () => {
    for (const origins of [
      [service, mirror],
      [mirror, service],
      [service, mirror, service],
    ])
      expect(combineOrigins(origins)).toEqual(mirror)
    expect(combineOrigins([service, { ...service, asOf: 150 }])).toEqual({ ...service, asOf: 150 })
  })

  test('is imported or cached if any of it is', () => {
    for (const mark of ['imported', 'cached'] as const) {
      const marked = { ...mirror, [mark]: true }
      for (const origins of [
        [marked],
        [marked, service],
        [service, marked],
        [mirror, service, marked],
        [{ ...service, [mark]: true }, mirror],
      ])
        expect(combineOrigins(origins)?.[mark]).toBe(true)
      expect(combineOrigins([mirror, service])?.[mark]).toBeUndefined()
    }
  })

  test('has no known origin if one is unknown, or there is none', () => {
    expect(combineOrigins([])).toBeUndefined()
    expect(combineOrigins([service, undefined])).toBeUndefined()
    expect(combineOrigins([undefined])).toBeUndefined()
  })
})
