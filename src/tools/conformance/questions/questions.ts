// Random questions about the rows of a world, and their spelling as URLs.
import type { Random } from '../random.ts'
import { collectPools } from './pools.ts'
import { routesByEndpoint, neededParams, oneOfParams } from './routes.ts'
import { canBeJoined, randomCase, spell } from './spell.ts'

/** Parameters with raw addresses and base64 hashes. */
export type Query = Readonly<Record<string, unknown>>

/** One question in both forms. */
export interface Question {
  /** Row of the endpoint table. */
  readonly endpoint: string
  readonly query: Query
  /** Path and query string. */
  readonly url: string
}

/** Questions about the rows in these bodies. */
export function* questions(bodies: readonly unknown[], random: Random): Generator<Question, never> {
  const pools = collectPools(bodies)
  const names = Object.keys(routesByEndpoint)
  for (;;) {
    const endpoint = random.pick(names)
    const [path, sources] = routesByEndpoint[endpoint] ?? ['', {}]
    const query: Record<string, unknown> = {}
    const spelt: string[] = []
    const either = random.pick(oneOfParams[endpoint] ?? [''])
    const one = random.chance(0.8) ? either : undefined
    for (const [name, [pool, list]] of Object.entries(sources)) {
      const isPage = name === 'limit' || name === 'sort' || name === 'offset'
      const needed = neededParams[endpoint]?.includes(name) === true || one === name
      if (!needed && !random.chance(isPage ? 0.4 : 0.8 / Object.keys(sources).length + 0.05)) continue
      const values = pools[pool] ?? []
      if (values.length === 0) continue
      if (list === undefined) {
        const value = random.pick(values)
        query[name] = value
        spelt.push(`${randomCase(name, random)}=${encodeURIComponent(spell(pool, value, random))}`)
        continue
      }
      const chosen = Array.from({ length: 1 + random.integer(random.chance(0.8) ? 2 : 6) }, () => random.pick(values))
      query[name] = chosen
      const texts = chosen.map((value) => spell(pool, value, random))
      const split = canBeJoined(pool) && chosen.length > 1 && random.chance(0.3)
      const suffix = random.chance(0.2) ? '[]' : ''
      const parts = split ? [texts.join(',')] : texts
      for (const text of parts) {
        spelt.push(`${randomCase(name, random)}${suffix}=${encodeURIComponent(text)}`)
      }
    }
    if (random.chance(0.1)) spelt.push('no_such_parameter=1')
    yield { endpoint, query, url: `/api/v3${path}${spelt.length > 0 ? '?' : ''}${spelt.join('&')}` }
  }
}
