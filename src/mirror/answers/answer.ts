import { NotMirroredError } from '../../client/errors.ts'
import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import { type Cache, withCache } from '../storage/cache.ts'
import type { Database } from '../storage/database.ts'
import { type DamagedRow, read } from '../storage/reader.ts'
import { accountAnswers } from './accounts.ts'
import { actionAnswers } from './actions.ts'
import { balanceAnswers } from './balances.ts'
import { blockAnswers } from './blocks.ts'
import { decodeAnswers } from './decode.ts'
import { dnsAnswers } from './dns.ts'
import { jettonAnswers } from './jettons.ts'
import { messageAnswers } from './messages.ts'
import { multisigAnswers } from './multisig.ts'
import { nameAnswers, preloadNames } from './names.ts'
import { nftAnswers } from './nfts.ts'
import { nftTradeAnswers } from './nftTrades.ts'
import { readParams } from './params.ts'
import { traceAnswers } from './traces.ts'
import { transactionAnswers } from './transactions.ts'
import { jettonTransferAnswers } from './transfers.ts'
import { vestingAnswers } from './vesting.ts'
import { type Basis, createBasis, resetBasis, type View } from './view.ts'

/** Answers one endpoint with wire JSON. */
type AnyAnswer = (view: View, params: never) => Promise<unknown>

/** Answers of a partial mirror, by the name of the endpoint. */
const PARTIAL_ANSWERS: ReadonlyMap<string, AnyAnswer> = new Map(
  Object.entries<AnyAnswer>({
    ...actionAnswers,
    ...balanceAnswers,
    ...blockAnswers,
    ...decodeAnswers,
    ...jettonAnswers,
    ...nameAnswers,
    ...nftAnswers,
    ...traceAnswers,
    ...transactionAnswers,
  }),
)

/** Answers that only the mirror of a whole world can give, by the name of the endpoint. */
const WORLD_ANSWERS: ReadonlyMap<string, AnyAnswer> = new Map(
  Object.entries<AnyAnswer>({
    ...accountAnswers,
    ...dnsAnswers,
    ...jettonTransferAnswers,
    ...messageAnswers,
    ...multisigAnswers,
    ...nftTradeAnswers,
    ...vestingAnswers,
  }),
)

/** Settings of a mirror that its answers depend on. */
export type AnswerSettings = Pick<View, 'authoritative' | 'testOnly'> & {
  readonly cache: Cache
  /** Greatest age, in seconds, of data that may have changed since. */
  readonly maxAge: number
  /** Called after each answer with what it relied on, and with rows that could not be decoded. */
  readonly onAnswer?: ((basis: Basis, damaged: readonly DamagedRow[]) => void) | undefined
}

/**
 * Answers one question with wire JSON, all of it from one state of the mirror.
 * @throws {NotMirroredError} The mirror cannot give a complete answer.
 * @throws {HttpError} The service would refuse the request.
 */
export async function answer(
  database: Database,
  settings: AnswerSettings,
  endpoint: AnyEndpoint,
  params: Readonly<Record<string, unknown>>,
  without: View['without'] = { addressBook: false, metadata: false },
  basis: Basis = createBasis(settings.maxAge),
): Promise<unknown> {
  const { authoritative, testOnly, cache, onAnswer } = settings
  const resolve =
    PARTIAL_ANSWERS.get(endpoint.name) ?? (authoritative ? WORLD_ANSWERS.get(endpoint.name) : undefined)
  if (resolve === undefined) throw new NotMirroredError(endpoint.name, 'only the service can answer it')
  const canonical = readParams(endpoint, params) as never
  const body = await read(database, async (reader) => {
    try {
      const result = await withCache(cache, reader, (access) => {
        resetBasis(basis)
        const view: View = { authoritative, testOnly, cache: access, reader, endpoint, without, basis }
        return resolve(view, canonical)
      })
      if (reader.damaged.length > 0 && !authoritative) {
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
