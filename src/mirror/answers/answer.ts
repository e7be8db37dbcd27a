import { NotMirroredError } from '../../client/errors.ts'
import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import { selectRows } from '../../rules/apply.ts'
import { readKeys } from '../../rules/requests/byKey.ts'
import { findRule, type RuleName } from '../../rules/index.ts'
import type { ServiceVersion } from '../../schema/version.ts'
import { readParams } from '../../rules/requests/readParams.ts'
import type { Without } from '../../rules/requests/readRequest.ts'
import type { AnyRule } from '../../rules/rule.ts'
import { dependsOnVersion } from '../../rules/v13/dependsOnVersion.ts'
import { sortWithoutTies } from '../coverage/proof.ts'
import { type Cache, withCache } from '../storage/cache.ts'
import type { Database } from '../storage/database.ts'
import { type DamagedRow, read } from '../storage/reader.ts'
import { actionFinders } from './actions.ts'
import { blockFinders } from './blocks.ts'
import { entityFinders, findByKey } from './entities.ts'
import { jettonFinders } from './jettons.ts'
import { messageFinders } from './messages.ts'
import { addNames, nameFinders, preloadNames } from './names.ts'
import { nftFinders } from './nfts.ts'
import { traceFinders } from './traces.ts'
import { transactionFinders } from './transactions.ts'
import { transferFinders } from './transfers.ts'
import { utilFinders } from './utils.ts'
import { type Basis, type Candidates, createBasis, resetBasis, type View } from './view.ts'

type AnyFinder = (view: View, params: never) => Promise<Candidates<unknown, unknown>>

/** How rows are found, by the name of the endpoint. The service has to answer all others. */
const FINDERS: ReadonlyMap<string, AnyFinder> = new Map(
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
const REASONS: { readonly [Name in RuleName]?: string } = {
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

const NOTHING_LEFT_OUT: Without = { addressBook: false, metadata: false }

/**
 * Answers one question with wire JSON, all of it from one state of the mirror. A request that the service
 * would refuse is refused before any row is read.
 * @throws {Refusal} The service would refuse the request.
 * @throws {NotMirroredError} The mirror cannot give a complete answer.
 */
export async function answer(
  database: Database,
  settings: AnswerSettings,
  endpoint: AnyEndpoint,
  given: Readonly<Record<string, unknown>>,
  without: Without = NOTHING_LEFT_OUT,
  basis: Basis = createBasis(settings.maxAge),
): Promise<unknown> {
  const { version } = settings
  const rule = findRule(endpoint.name, version)
  const params = readParams(endpoint, given, { version })
  rule?.refuse?.(params)
  const find = FINDERS.get(endpoint.name)
  const reason = whyUnanswerable({ endpoint, version, rule }, find, params)
  if (rule === undefined || reason !== undefined) {
    throw new NotMirroredError(endpoint.name, reason ?? 'only the service can answer it')
  }
  const { cache, onAnswer } = settings
  const body = await read(database, async (reader) => {
    try {
      const result = await withCache(cache, reader, async (access) => {
        resetBasis(basis)
        const view: View = { cache: access, reader, endpoint, version, rule, without, basis }
        return applyTo(view, params, await findCandidates(view, find, params))
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

/** The reason not to look for rows; undefined when they can be looked for. */
function whyUnanswerable(
  { endpoint: { name }, version, rule }: Pick<View, 'endpoint' | 'version'> & { readonly rule: AnyRule | undefined },
  find: AnyFinder | undefined,
  params: Readonly<Record<string, unknown>>,
): string | undefined {
  const isByKey = rule?.byKey !== undefined && readKeys(rule.byKey, params) !== undefined
  if (find === undefined && !isByKey) return REASONS[name as RuleName] ?? 'only the service can answer it'
  if (rule?.masterchainBlock?.(params) !== undefined) {
    return 'it cannot tell whether it holds all of a masterchain block'
  }
  if (version === undefined && dependsOnVersion(name, params)) return 'versions of the service answer it differently'
  return rule?.unanswerable?.(params)
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
