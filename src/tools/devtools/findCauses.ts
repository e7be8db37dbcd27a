import type { Client } from '../../sources/client/client.ts'
import { InvalidParamsError } from '../../sources/client/errors.ts'
import { masterchainInfo } from '../../service/endpoints/blocks.ts'
import { formatDuration } from '../../text/format/time.ts'
import type { RecordedCall } from './recorder.ts'
import { filterNames } from './reasons.ts'
import type { AnyEndpoint, PagedEndpoint, PageParams } from '../../service/endpoints/endpoint.ts'

/** Result of one attempt to explain an empty result. */
export interface Finding {
  /** Whether it explains the empty result: there are rows without the filter, or the index is late. */
  readonly isCause: boolean
  /** Sentence for people. */
  readonly text: string
}

type Given = Readonly<Record<string, unknown>>

/** Age of the newest block, in seconds, above which an index counts as late. */
const maxAge = 60

/**
 * Finds out what makes a result empty: repeats the call without one filter at a time, and asks the
 * service if the mirror answered. Sends at most one request per filter and two more, with background
 * priority.
 * @param found Called with each finding as soon as it is known.
 */
export async function findCauses(
  client: Client,
  { endpoint, params, policy, origin }: RecordedCall,
  signal: AbortSignal,
  found: (finding: Finding) => void,
): Promise<void> {
  const given = params as Given
  const init = { signal, priority: 'background', policy } as const
  const { offset, ...whole } = given
  const steps: (readonly [what: string, params: Given, init?: object])[] = [
    ...(origin?.source === 'mirror' && policy !== 'mirror-only'
      ? [['from the service', given, { policy: 'service-only' }] as const]
      : []),
    ...(typeof offset === 'number' && offset > 0 ? [['without offset', whole] as const] : []),
    ...filterNames(given).map((name) => {
      const { [name]: _, ...rest } = whole
      return [`without ${name}`, rest] as const
    }),
  ]
  for (const [what, asked, own] of steps) {
    // A call without any filter always finds rows, which explains nothing.
    if (asked !== given && asked !== whole && filterNames(asked).length === 0) continue
    try {
      const limited = 'page' in endpoint ? { ...asked, limit: 1 } : asked
      const rows = countRows(endpoint, await client.request(endpoint, limited, { ...init, ...own })) ?? 0
      found({ isCause: rows > 0, text: `${what}: ${rows > 0 ? 'rows exist' : 'also empty'}` })
    } catch (error) {
      signal.throwIfAborted()
      // Some filters are required.
      if (error instanceof InvalidParamsError) continue
      found({ isCause: false, text: `${what}: ${error instanceof Error ? error.message : String(error)}` })
    }
  }
  found(await checkIndexAge(client, signal))
}

async function checkIndexAge(client: Client, signal: AbortSignal): Promise<Finding> {
  try {
    const { last } = await client.request(masterchainInfo, {}, { signal, priority: 'background' })
    const age = Math.max(0, Math.round(Date.now() / 1000 - Number(last.gen_utime)))
    const text = `The newest block in the index, ${last.seqno}, is ${formatDuration(age)} old`
    return { isCause: age > maxAge, text: age > maxAge ? `${text}. Anything newer is missing.` : `${text}.` }
  } catch (error) {
    signal.throwIfAborted()
    return { isCause: false, text: `Age of the index: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** Counts the rows of a result; `undefined` if the endpoint does not return a list. */
export function countRows(endpoint: AnyEndpoint, answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  if ('page' in endpoint) {
    return (endpoint as PagedEndpoint<PageParams, unknown>).page.items(answer).length
  }
  if (endpoint.plural !== undefined && endpoint.plural.rows === undefined) return Object.keys(answer).length
  const list = Object.values(answer).find((value) => Array.isArray(value))
  return Array.isArray(list) ? list.length : undefined
}
