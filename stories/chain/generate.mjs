import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createCast } from './cast.mjs'
import { recordEmulations } from './emulation/record.mjs'
import { describeChain } from './describe.mjs'
import { answer } from './indexer/answers.mjs'
import { readChain } from './indexer/chain.mjs'
import { rawAddress } from './indexer/values.mjs'
import { drawMedia } from './media.mjs'
import { tellStory } from './story.mjs'
import { createWorld } from './world.mjs'
import { encodeBody, writeChain } from './write.mjs'
import { writeFileSync } from 'node:fs'

// Usage: node stories/chain/generate.mjs [--out <folder>]; two runs give the same bytes.
const { values } = parseArgs({ options: { out: { type: 'string' } } })
const folder = values.out ? resolve(values.out) : dirname(fileURLToPath(import.meta.url))

const world = await createWorld()
const cast = createCast(world)
const underWay = await tellStory(world, cast)
const chain = readChain(world, underWay)
const bodies = answer(chain, (name) => rawAddress(cast.person(name).address))
const sizes = writeChain(folder, bodies, drawMedia())
const description = describeChain(world, cast, { chain, bodies, sizes })
writeFileSync(resolve(folder, 'index.json'), encodeBody(description))
const emulations = await recordEmulations(folder, chain, cast, description.showcase.jettonWallet)
writeFileSync(resolve(folder, 'emulations.json'), encodeBody(emulations))
console.log(
  `${description.counts.transactions} transactions of ${description.counts.accounts} accounts, ${[...sizes.values()].reduce((sum, size) => sum + size, 0)} bytes`,
)
