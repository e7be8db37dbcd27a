// Requests that the service refuses whatever rows it has.
import type { Pools } from './pools.ts'
import { routesByEndpoint, neededParams, oneOfParams } from './routes.ts'
import type { Values } from './plan.ts'

/** A value that does not parse, by the kind of parameter. */
const malformedValues: Readonly<Record<string, string>> = {
  limit: 'many',
  offset: 'x',
  start_lt: '1x',
  end_utime: 'later',
}

/** Parameters of requests that have to be refused, the most telling first. */
export function planRefusals(endpoint: string, pools: Pools): readonly Values[] {
  const sources = routesByEndpoint[endpoint]?.[1] ?? {}
  const needed = [...(neededParams[endpoint] ?? []), ...(oneOfParams[endpoint] ?? []).slice(0, 1)]
  const valid: Record<string, unknown> = {}
  for (const name of needed) valid[name] = pools[sources[name]?.[0] ?? '']?.[0] ?? pools.accounts[0]
  const refused: Values[] = []
  if ('limit' in sources) refused.push({ ...valid, limit: 1001 })
  if ('sort' in sources) refused.push({ ...valid, limit: 1, sort: 'newest' })
  if (needed.length > 0) refused.push({})
  const malformed = Object.keys(sources).filter((name) => malformedValues[name] === undefined)
  for (const name of malformed.slice(0, 3)) refused.push({ ...valid, [name]: 'not a value!' })
  for (const [name, value] of Object.entries(malformedValues))
    if (name in sources) refused.push({ ...valid, [name]: value })
  return refused
}
