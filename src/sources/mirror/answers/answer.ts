import { NotMirroredError } from '../../client/errors.ts'
import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import { selectRows } from '../../../service/rules/apply.ts'
import { readKeys } from '../../../service/rules/requests/byKey.ts'
import type { ServiceVersion } from '../../../service/rows/version.ts'
import { Refusal } from '../../../service/rules/requests/refusal.ts'
import type { RuleName } from '../../../service/rules/index.ts'
import type { Without } from '../../../service/rules/requests/leftOut.ts'
import type { AnyRule } from '../../../service/rules/rule.ts'
import { sortWithoutTies, notMirrored } from '../coverage/proof.ts'
import { type Cache, withCache } from '../storage/cache.ts'
import type { Database } from '../storage/database.ts'
import { type DamagedRow, read } from '../storage/reader.ts'
import { actionFinders } from './actions.ts'
import { blockFinders } from './blocks.ts'
import { entityFinders, findByKey } from './entities.ts'
import { jettonFinders } from './jettons.ts'
import { messageFinders } from './messages.ts'
import { readAlike } from './readAlike.ts'
import { addNames, nameFinders, preloadNames } from './names.ts'
import { nftFinders } from './nfts.ts'
import { traceFinders } from './traces.ts'
import { transactionFinders } from './transactions.ts'
import { transferFinders } from './transfers.ts'
import { type Basis, type Candidates, createBasis, resetBasis, type View, type Finders } from './view.ts'

/** Decoding needs no rows. The service knows more contracts, so it has to decode what the library does not know. */
const decode = async (view: View) => ({
  rows: [],
  found: {
    onUnknown(what: string): void {
      throw notMirrored(view, `it does not know ${what}`)
    },
  },
})

/** Finders of `/decode`. */
const utilFinders: Finders<'decode' | 'decodePost'> = { decode, decodePost: decode }

type AnyFinder = (view: View, params: never) => Promise<Candidates<unknown, unknown>>

/** How rows are found, by the name of the endpoint. The service has to answer all others. */
const finders: ReadonlyMap<string, AnyFinder> = new Map(
  Object.entries<AnyFinder>({
    ...actionFinders,
    ...blockFinders,
    ...entityFinders,
    ...jettonFinders,
    ...messageFinders,
    ...nameFinders,
    ...nftFinders,
    ...traceFinders,
    ...transactionFinders,
    ...transferFinders,
    ...utilFinders,
  }),
)

/** Why a mirror never answers some endpoints. @default only the service can answer it */
const reasons: { readonly [Name in RuleName]?: string } = {
  masterchainInfo: 'the newest block changes every few seconds',
  pendingActions: 'pending actions change every second',
  pendingTraces: 'pending traces change every second',
  pendingTransactions: 'pending transactions change every second',
}

/** Settings of the answers of a mirror. */
export interface AnswerSettings {
  readonly cache: Cache
  /** Greatest age, in seconds, of data that may have changed since. */
  readonly maxAge: number
  /** Version of the service to answer as. @default only what all versions answer alike */
  readonly version?: ServiceVersion | undefined
  /** Called after each answer with what it relied on, and with rows that could not be decoded. */
  readonly onAnswer?: ((basis: Basis, damaged: readonly DamagedRow[]) => void) | undefined
}

/** An answer that rows have given. */
export interface RowAnswer {
  /** The body; for a refusal, the service's text. */
  readonly body: unknown
  /** Status of a refusal: the service finds nothing in these rows. */
  readonly status: number | undefined
}

const nothingLeftOut: Without = { addressBook: false, metadata: false }

/**
 * Answers one question with wire JSON, all of it from one state of the mirror. A request that the service
 * would refuse whatever its rows are is refused before any row is read.
 * @throws {Refusal} The service would refuse the request.
 * @throws {NotMirroredError} The mirror cannot give a complete answer.
 */
export async function answerFromMirror(
  database: Database,
  settings: AnswerSettings,
  endpoint: AnyEndpoint,
  given: Readonly<Record<string, unknown>>,
  without: Without = nothingLeftOut,
  basis: Basis = createBasis(settings.maxAge),
): Promise<RowAnswer> {
  const readings = readAlike(endpoint, given, settings.version)
  const find = finders.get(endpoint.name)
  for (const { rule, params } of readings) {
    const reason = whyUnanswerable(endpoint.name, rule, find, params)
    if (reason !== undefined) throw new NotMirroredError(endpoint.name, reason)
  }
  const { cache, onAnswer } = settings
  const body = await read(database, async (reader) => {
    try {
      const result = await withCache(cache, reader, async (access) => {
        resetBasis(basis)
        const answers: RowAnswer[] = []
        for (const { version, rule, params } of readings) {
          const view: View = { cache: access, reader, endpoint, version, rule, without, basis }
          answers.push(
            await refusalAsAnswer(async () => applyTo(view, params, await findCandidates(view, find, params))),
          )
        }
        return takeEqual(endpoint, answers)
      })
      if (reader.damaged.length > 0) {
        throw new NotMirroredError(endpoint.name, 'some of its rows cannot be decoded')
      }
      return result
    } finally {
      onAnswer?.(basis, reader.damaged)
    }
  })
  // No answer depends on it. Without it, the next answers only take longer.
  preloadNames(database, cache).catch(() => undefined)
  return body
}

async function refusalAsAnswer(work: () => Promise<unknown>): Promise<RowAnswer> {
  try {
    return { body: await work(), status: undefined }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { body: error.text, status: error.status }
  }
}

/** Returns what the rules of all versions give. @throws {NotMirroredError} They give different answers. */
function takeEqual({ name }: AnyEndpoint, answers: readonly RowAnswer[]): RowAnswer {
  const [first, ...others] = answers
  const text = others.length === 0 ? undefined : JSON.stringify(first)
  if (first === undefined || others.some((other) => JSON.stringify(other) !== text)) {
    throw new NotMirroredError(name, 'versions of the service answer it differently')
  }
  return first
}

/** The reason not to look for rows; undefined when they can be looked for. */
function whyUnanswerable(
  name: string,
  rule: AnyRule,
  find: AnyFinder | undefined,
  params: Readonly<Record<string, unknown>>,
): string | undefined {
  const isByKey = rule.byKey !== undefined && readKeys(rule.byKey, params) !== undefined
  if (find === undefined && !isByKey) return reasons[name as RuleName] ?? 'only the service can answer it'
  if (rule.masterchainBlock?.(params) !== undefined) {
    return 'it cannot tell whether it holds all of a masterchain block'
  }
  return rule.unanswerable?.(params)
}

/** Finds rows by the keys that a request names, or else by the finder of its endpoint. */
async function findCandidates(
  view: View,
  find: AnyFinder | undefined,
  params: Readonly<Record<string, unknown>>,
): Promise<Candidates<unknown, unknown>> {
  try {
    const found = await findByKey(view, view.rule, params)
    if (found !== undefined) return found
  } catch (error) {
    if (find === undefined || !(error instanceof NotMirroredError)) throw error
    resetBasis(view.basis)
  }
  if (find === undefined) throw new NotMirroredError(view.endpoint.name, 'only the service can answer it')
  return find(view, params as never)
}

/** Applies the rule to what was found, and adds names. */
function applyTo(
  view: View,
  params: unknown,
  { rows, found, isPage = false }: Candidates<unknown, unknown>,
): Promise<unknown> {
  const { rule } = view
  const shown = isPage ? rows : selectRows(rule, params, rows, found, sortWithoutTies(view))
  const body = rule.answer(shown, params, found)
  return addNames(view, rule, params, body, rule.names?.(shown, params, found))
}
