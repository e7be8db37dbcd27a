import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as client from '../src/entries/client.ts'
import * as mirror from '../src/entries/mirror.ts'
import { TonlensError } from '../src/ton/cells/errors.ts'
import * as ton from '../src/entries/ton.ts'
import * as trace from '../src/entries/trace.ts'

const doors: readonly Readonly<Record<string, unknown>>[] = [client, mirror, ton, trace]
const exported = doors.flatMap((door) => Object.entries(door)).filter(([name]) => name.endsWith('Error'))

describe('errors', () => {
  test.each(exported)('%s extends TonlensError', (_, given) => {
    const { prototype } = given as { prototype: unknown }
    expect(given === TonlensError || prototype instanceof TonlensError).toBe(true)
  })

  test('are exported by the doors that throw them', () => {
    const names = new Set(exported.map(([name]) => name))
    for (const name of ['HttpError', 'AddressFormatError', 'SyncError', 'TraceFormatError', 'TonlensError']) {
      expect([...names]).toContain(name)
    }
  })

  test('have one base: no other class of the library extends Error', () => {
    const root = fileURLToPath(new URL('../src', import.meta.url))
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith('apps'),
    )
    const bases = files.filter((file) => /extends Error\b/.test(readFileSync(join(root, file), 'utf8')))
    expect(bases.map((file) => file.split(sep).join('/'))).toEqual(['ton/cells/errors.ts'])
  })
})
