import { NotMirroredError } from '../client/errors.ts'
import type { AnyEndpoint } from '../endpoints/endpoint.ts'
import { actionAnswers } from './actions.ts'
import { blockAnswers } from './blocks.ts'
import type { Database } from './database.ts'
import { jettonAnswers } from './jettons.ts'
import { type Memory, remembering } from './memory.ts'
import { nameAnswers, readAhead } from './names.ts'
import { nftAnswers } from './nfts.ts'
import { readParams } from './params.ts'
import { begin, type Terms, termsOf, type View } from './resolve.ts'
import { type DamagedRow, read } from './store.ts'
import { traceAnswers } from './traces.ts'
import { transactionAnswers } from './transactions.ts'

/** How one endpoint is answered. */
export type AnyAnswer = (view: View, params: never) => Promise<unknown>

/**
 * Endpoints that a part of the world can answer, by name. The rows of the table come with the calls:
 * a mirror alone carries none of their schemas.
 */
const ANSWERS: ReadonlyMap<string, AnyAnswer> = new Map(
  Object.entries<AnyAnswer>({
    ...actionAnswers,
    ...blockAnswers,
    ...jettonAnswers,
    ...nameAnswers,
    ...nftAnswers,
    ...traceAnswers,
    ...transactionAnswers,
  }),
)

/** The same, but seldom asked: loaded with the first such question. */
const SELDOM: ReadonlySet<string> = new Set(['balanceChanges', 'decode', 'decodePost'])

/** How an endpoint is answered; undefined where the service itself has to. */
async function resolverOf(name: string, authoritative: boolean): Promise<AnyAnswer | undefined> {
  const known = ANSWERS.get(name)
  if (known !== undefined || (!authoritative && !SELDOM.has(name))) return known
  const later = await import('./later.ts').catch(() => undefined)
  if (later === undefined) throw new NotMirroredError(name, 'the code for it could not be loaded')
  return later.laterAnswers.get(name)
}

/** What the mirror says of itself to every resolver. */
export type World = Pick<View, 'authoritative' | 'testOnly'> & {
  readonly memory: Memory
  /** Most age of answers about what may have changed, in seconds. */
  readonly maxAge: number
  /** Told of each answer's terms, and of rows that could not be read. */
  readonly onAnswer?: ((terms: Terms, damaged: readonly DamagedRow[]) => void) | undefined
}

/**
 * Wire JSON for one call, all of it from one state of the mirror.
 * @throws {NotMirroredError} The mirror cannot give a whole answer.
 * @throws {HttpError} The service would refuse the call.
 */
export async function answer(
  database: Database,
  world: World,
  endpoint: AnyEndpoint,
  params: Readonly<Record<string, unknown>>,
  without: View['without'] = { addressBook: false, metadata: false },
  terms: Terms = termsOf(world.maxAge),
): Promise<unknown> {
  const resolve = await resolverOf(endpoint.name, world.authoritative)
  const body = await read(database, async (reader) => {
    if (resolve === undefined) {
      throw new NotMirroredError(endpoint.name, 'it needs the service itself')
    }
    const attempt = (recall: View['recall']) => {
      begin(terms)
      const { authoritative, testOnly } = world
      const view: View = { authoritative, testOnly, recall, reader, endpoint, without, terms }
      return resolve(view, given)
    }
    const given = readParams(endpoint, params) as never
    try {
      const body = await remembering(world.memory, reader, attempt)
      if (reader.damaged.length > 0 && !world.authoritative) {
        throw new NotMirroredError(endpoint.name, 'rows of it cannot be read')
      }
      return body
    } finally {
      world.onAnswer?.(terms, reader.damaged)
    }
  })
  // Nobody waits for it, and without it the next answer only takes longer.
  readAhead(database, world.memory).catch(() => undefined)
  return body
}
