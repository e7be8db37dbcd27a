// Timers end at once above 2^31 milliseconds, and the clock of a machine can be set. `pause.ts` knows both.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../../../../src/', import.meta.url)
const rooms = ['sources/client', 'react/live', 'react/query', 'react/hooks', 'tools/conformance']
const files = rooms.flatMap((room) =>
  readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`),
)

/** The only files that may start a timer, or read the time of day for another reason than to state it. */
const timers = new Set(['sources/client/limits/pause.ts', 'sources/client/limits/tabs.ts'])
const clocks = new Set(['sources/client/limits/bucket.ts', 'sources/client/limits/retryPause.ts'])
/** Forms that state a moment: Unix seconds, and the time of an observed event. */
const stated =
  /[aA]t: Date\.now\(\)|(?:started|sent)At = Date\.now\(\)|Date\.now\(\) \/ 1000|Math\.max\(Date\.now\(\), updatedAt/g

describe.each(files)('%s', (file) => {
  const text = readFileSync(new URL(file, root), 'utf8')

  test('waits by pause.ts', () => {
    if (!timers.has(file)) expect(text).not.toMatch(/\b(setTimeout|setInterval)\(|AbortSignal\.timeout/)
  })

  test('measures durations by a clock that nobody can set', () => {
    if (!clocks.has(file)) expect(text.replace(stated, '')).not.toMatch(/Date\.now|new Date\(\)/)
  })
})
