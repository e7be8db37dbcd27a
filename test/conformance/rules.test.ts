import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mirror, openMirror } from '../../src/mirror.ts'
import { createRandom } from '../helpers/random.ts'
import { firstDifference } from './firstDifference.ts'
import { questions } from './queries.ts'
import { Reference } from './reference.ts'
import { type Body, embeddedWorld, recordedWorld } from './worlds.ts'

/** TONLENS_QUESTIONS=10000 asks more; the questions of a smaller number are the first of a larger. */
const total = Number(process.env['TONLENS_QUESTIONS'] ?? 4000)

const worlds: readonly (readonly [name: string, bodies: readonly Body[], questions: number])[] = [
  ['recorded mainnet answers', recordedWorld(), (total * 3) / 4],
  ['the embedded chain', embeddedWorld(), total / 4],
]

describe.each(worlds)('%s', (name, bodies, count) => {
  if (bodies.length === 0) {
    test.skip(`${name}: not on this machine`, () => undefined)
    return
  }
  const reference = new Reference()
  let mirror: Mirror

  beforeAll(async () => {
    mirror = await openMirror({ name, authoritative: true, indexedDB: new IDBFactory() })
    for (const body of bodies) {
      if (!Array.isArray(body)) reference.add(body)
      await mirror.ingest(body)
    }
  })
  afterAll(() => mirror.close())

  test(`${count} random questions get the answer that the rules give`, { timeout: 600_000 }, async () => {
    const asked = questions(reference, createRandom(20_261_121))
    let refused = 0
    let filled = 0
    for (let at = 0; at < count; at++) {
      const { endpoint, query, url } = asked.next().value
      const said = reference.ask(endpoint, query)
      const answer = await mirror.fetch(url)
      const body = (await answer.json()) as object
      const expected = JSON.parse(JSON.stringify(said)) as object
      expect(firstDifference({ status: answer.status, body }, expected), url).toBeUndefined()
      if (said.status !== 200) refused++
      else if (Object.values(body).some((value) => Array.isArray(value) && value.length > 0)) filled++
    }
    // Questions that all go nowhere would prove nothing.
    expect(refused).toBeGreaterThan(count / 50)
    expect(filled).toBeGreaterThan(count / 4)
  })
})
