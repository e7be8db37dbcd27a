// The page of the damage tests: it damages a mirror in the browser's own database.
import { liveDamaged } from '../../sources/mirror/damage/damageWorld.ts'

const bodies = fetch('/world.json').then(async (response) => (await response.json()) as unknown[])

Object.assign(globalThis, {
  live: async (seed: number, cases: number) => liveDamaged(await bodies, seed, cases, indexedDB),
})
