import type { Client } from '../client/client.ts'
import { InvalidParamsError } from '../client/errors.ts'
import { masterchainInfo } from '../endpoints/blocks.ts'
import { formatDuration } from '../format/time.ts'
import type { RecordedCall } from './recorder.ts'
import { filterNames } from './reasons.ts'
import { countRows } from './countRows.ts'

/** What one question about an empty answer brought. */
export interface Finding {
  /** Whether it names a cause: there are rows, or the index is late. */
  readonly isCause: boolean
  readonly text: string
}

type Given = Readonly<Record<string, unknown>>

/** Seconds behind the clock after which an index counts as late. */
const late = 60

/**
 * Asks again without one filter at a time, and the service behind the mirror, to find what makes an
 * answer empty. At most one request for each filter and two more, behind what is on screen.
 * @param found Told of each finding at once.
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
      ? [['asked of the service', given, { policy: 'service-only' }] as const]
      : []),
    ...(typeof offset === 'number' && offset > 0 ? [['without offset', whole] as const] : []),
    ...filterNames(given).map((name) => {
      const { [name]: _, ...rest } = whole
      return [`without ${name}`, rest] as const
    }),
  ]
  for (const [what, asked, own] of steps) {
    // What asks for nothing in particular finds rows of strangers: that says nothing of this call.
    if (asked !== given && asked !== whole && filterNames(asked).length === 0) continue
    try {
      const limited = 'page' in endpoint ? { ...asked, limit: 1 } : asked
      const rows = countRows(endpoint, await client.request(endpoint, limited, { ...init, ...own })) ?? 0
      found({ isCause: rows > 0, text: `${what}: ${rows > 0 ? 'there are rows' : 'nothing either'}` })
    } catch (error) {
      signal.throwIfAborted()
      // Some filters cannot be left out.
      if (error instanceof InvalidParamsError) continue
      found({ isCause: false, text: `${what}: ${error instanceof Error ? error.message : String(error)}` })
    }
  }
  found(await ageOfIndex(client, signal))
}

async function ageOfIndex(client: Client, signal: AbortSignal): Promise<Finding> {
  try {
    const { last } = await client.request(masterchainInfo, {}, { signal, priority: 'background' })
    const age = Math.max(0, Math.round(Date.now() / 1000 - Number(last.gen_utime)))
    const text = `the newest block of the index, ${last.seqno}, is ${formatDuration(age)} old`
    return { isCause: age > late, text: age > late ? `${text}: what is newer is not in it` : text }
  } catch (error) {
    signal.throwIfAborted()
    return { isCause: false, text: `age of the index: ${error instanceof Error ? error.message : String(error)}` }
  }
}
