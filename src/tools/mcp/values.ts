import {
  formatCoins,
  plainText,
  readMessageComment,
  type Message,
  type Metadata,
  type NftItem,
  TonlensError,
} from 'tonlens'
import { forgeryCheck } from 'tonlens/trace'
import { toFriendlyAddress, toHexHash } from 'tonlens/ton'
import type { VerifyStatus } from 'tonlens/verify'
import { z } from 'zod'

/** Most characters of one text of strangers. */
export const maxForeign = 300

/** Address in its friendly form. */
export const addressSchema = z.string().regex(/^[\w-]{48}$/)
/** Hash, 64 hex digits. */
export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/)
/** Exact whole number of the smallest unit, which JSON numbers cannot hold. */
export const integerSchema = z.string().regex(/^-?\d{1,100}$/)
/** A word of the service or of this package; no sentence fits into it. */
export const wordSchema = z.string().regex(/^[\w.:-]{1,64}$/)
export const timeSchema = z.iso.datetime()
/** Text that anybody could write, cleaned and bounded. */
export const foreignSchema = z.string().max(maxForeign)

/** An amount: exact in the smallest unit, and in whole coins for reading. */
export const amountSchema = z.object({ amount: integerSchema, decimals: z.number().int(), text: z.string().max(160) })
export type AmountOut = z.output<typeof amountSchema>

/** A message, as its header and its body say. */
export const messageSchema = z.object({
  from: addressSchema.nullable(),
  to: addressSchema.nullable(),
  value: amountSchema.nullable(),
  opcode: z.string().nullable(),
  operation: wordSchema.nullable(),
  bounced: z.boolean(),
  untrusted: z.object({ comment: foreignSchema.nullable() }),
})

/** Name of a token or of an account, as its owner wrote it. */
export const namesSchema = z.object({
  name: foreignSchema.nullable(),
  symbol: foreignSchema.nullable(),
  description: foreignSchema.nullable(),
})

/** Marks of a token. */
export const marksSchema = z
  .array(z.enum(['scam', 'nsfw', 'forged']))
  .describe('A token without marks can be a fraud all the same.')

/** A row of the service is malformed: it is left out and counted. */
export class MalformedRowError extends TonlensError {
  override readonly name = 'MalformedRowError'
}

/** Writes the values of rows; what does not have its form never reaches an answer. */
export interface Writer {
  readonly address: (raw: unknown) => string
  readonly maybeAddress: (raw: unknown) => string | null
  readonly message: (message: Message) => z.output<typeof messageSchema>
  /**
   * Marks of a token: `scam` and `nsfw` by the service; `forged` if its names look like the coin, a well-known
   * token or collection, or a domain that it is not.
   */
  readonly marks: (metadata: Metadata | null | undefined, raw: string) => Marks
  /** Marks of an NFT and of its collection. */
  readonly nftMarks: (metadata: Metadata | null | undefined, item: NftItem) => Marks
}

type Marks = z.output<typeof marksSchema>

/** Creates the writer of a network. */
export function createWriter(testOnly: boolean): Writer {
  const address = (raw: unknown): string => {
    try {
      return toFriendlyAddress(String(raw), { testOnly })
    } catch (cause) {
      throw new MalformedRowError('An address is malformed.', { cause })
    }
  }
  const findForgery = forgeryCheck(undefined, testOnly)
  const marks = (metadata: Metadata | null | undefined, raw: string, collection?: string | null): Marks => [
    ...listMarks(metadata, raw),
    ...(findForgery(raw, metadata?.[raw], collection) === undefined ? [] : (['forged'] as const)),
  ]
  const maybeAddress = (raw: unknown): string | null => (raw === null || raw === undefined ? null : address(raw))
  return {
    address,
    maybeAddress,
    message: (message) => ({
      from: maybeAddress(message.source),
      to: maybeAddress(message.destination),
      value: message.value === null ? null : encodeCoins(message.value),
      opcode: message.opcode === null ? null : encodeWord(String(message.opcode)),
      operation: readWord(message.decoded_opcode),
      bounced: message.bounced === true,
      untrusted: { comment: encodeForeign(readMessageComment(message)?.text) },
    }),
    marks,
    nftMarks: (metadata, { address: raw, collection_address: collection, content }) => {
      // The service states the domain of a genuine one.
      const isDomain = content?.['domain'] !== undefined
      return [
        ...new Set([
          ...marks(metadata, raw, isDomain ? undefined : collection),
          ...(collection === null ? [] : marks(metadata, collection)),
        ]),
      ]
    },
  }
}

export function encodeHash(hash: unknown): string {
  try {
    return toHexHash(String(hash))
  } catch (cause) {
    throw new MalformedRowError('A hash is malformed.', { cause })
  }
}

export function encodeInteger(amount: unknown): string {
  const { data } = integerSchema.safeParse(String(amount))
  if (data !== undefined) return data
  throw new MalformedRowError('An amount is malformed.')
}

/** Nanograms. */
export function encodeCoins(nano: unknown): AmountOut {
  return encodeAmount(nano, 9)
}

export function encodeAmount(amount: unknown, decimals: number): AmountOut {
  const exact = encodeInteger(amount)
  return { amount: exact, decimals, text: formatCoins(exact, { decimals }).slice(0, 160) }
}

export function encodeTime(unix: unknown): string {
  const seconds = Number(unix)
  if (seconds >= 0 && seconds < 8e11) return new Date(seconds * 1000).toISOString()
  throw new MalformedRowError('A time is malformed.')
}

export function encodeWord(word: unknown): string {
  const read = readWord(word)
  if (read !== null) return read
  throw new MalformedRowError('A word of the service is malformed.')
}

/** A word of the service; null for what is none, so that no text gets out by its way. */
export function readWord(word: unknown): string | null {
  return wordSchema.safeParse(word).data ?? null
}

/** Cleans text that anybody could write: one line, no control, bidi and invisible characters; null for none. */
export function encodeForeign(text: unknown): string | null {
  const clean = plainText(text, { maximum: maxForeign / 2 }).slice(0, maxForeign)
  return clean === '' ? null : clean
}

/** Names that the metadata has for an address in a role. */
export function encodeNames(metadata: Metadata | null | undefined, raw: string): z.output<typeof namesSchema> {
  const entries = metadata?.[raw]?.token_info
  const info = Array.isArray(entries) ? entries.find((entry) => entry?.valid === true) : undefined
  return {
    name: encodeForeign(info?.name),
    symbol: encodeForeign(info?.symbol),
    description: encodeForeign(info?.description),
  }
}

/** Address whose metadata names an asset; undefined for coins and currencies. */
export function readToken(asset: {
  readonly kind: string
  readonly jetton?: string | null | undefined
  readonly item?: string | undefined
}): string | undefined {
  return asset.kind === 'jetton' ? (asset.jetton ?? undefined) : asset.kind === 'nft' ? asset.item : undefined
}

/** Marks that the metadata has for an address in any role. */
function listMarks(metadata: Metadata | null | undefined, raw: string): z.output<typeof marksSchema> {
  const entries = metadata?.[raw]?.token_info
  const isMarked = (mark: 'is_scam' | 'is_nsfw') =>
    Array.isArray(entries) && entries.some((entry) => entry?.[mark] === true)
  return [...(isMarked('is_scam') ? (['scam'] as const) : []), ...(isMarked('is_nsfw') ? (['nsfw'] as const) : [])]
}

/** Sentences on a check of hashes, in our words. */
export function reportChecks(statuses: readonly VerifyStatus[], what: string): string[] {
  const count = (status: VerifyStatus): number => statuses.filter((each) => each === status).length
  const sentences: readonly (readonly [number, string])[] = [
    [count('fits'), 'hash recomputed from the contents, equal'],
    [
      count('repaired'),
      'hash equal after a known loss of the service was repaired; the repaired fields are not proven',
    ],
    [count('unverifiable'), 'hash not recomputed: the row does not hold all that it covers'],
    [count('mismatch'), 'HASH MISMATCH: a field of the row is wrong, so do not rely on it'],
  ]
  return sentences.flatMap(([number, sentence]) =>
    number === 0 ? [] : [`${number} of ${statuses.length} ${what}: ${sentence}.`],
  )
}
