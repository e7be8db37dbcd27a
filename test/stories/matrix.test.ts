// The page that leads from endpoints to stories has no gap.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NotMirroredError } from '../../src/entries/client.ts'
import * as kit from '../helpers/kit.ts'
import { createMemoryIndex } from '../../src/entries/memory.ts'
import { files } from '../../stories/chain/index.json'
import masterchain from '../../stories/chain/masterchain-info.json'
import { exampleParams } from '../../stories/reference/examples.ts'
import { findComponents, endpoints, hookNames, needsNode } from '../../stories/reference/matrix.ts'

const exported: Readonly<Record<string, unknown>> = kit
const chain = createMemoryIndex(
  files.map(({ name }): unknown =>
    JSON.parse(readFileSync(new URL(`../../stories/chain/${name}`, import.meta.url), 'utf8')),
  ),
  { version: '1.3' },
)

describe.each(endpoints)('$name', (endpoint) => {
  test('has public hooks', () => {
    for (const name of hookNames(endpoint)) expect(exported[name], name).toBeTypeOf('function')
  })

  test('is answered by an index in memory, unless it is said to need a live node', async () => {
    const params = exampleParams(endpoint.name, masterchain.last.seqno) as Readonly<Record<string, unknown>>
    const answer = chain.transport.request(endpoint, params)
    if (needsNode.has(endpoint.name)) await expect(answer).rejects.toThrow(NotMirroredError)
    else expect(await answer).toBeDefined()
  })

  const found = findComponents(endpoint)

  test.skipIf(found.length === 0 && (endpoint.since !== undefined || endpoint.service === 'v2'))(
    'is shown by public components with stories',
    () => {
      expect(found.length).toBeGreaterThan(0)
      for (const { name, stories } of found) {
        expect(exported[name], name).toBeDefined()
        expect(stories.length, name).toBeGreaterThan(0)
      }
    },
  )
})
