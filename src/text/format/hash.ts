import { type HashForm, readHash, writeHash } from '../../ton/cells/hash.ts'
import { shortText } from './address.ts'
import { unknownText } from './intl.ts'
import { plainText } from '../../service/rows/plainText.ts'

/** Options of {@link hashText}. */
export interface HashFormat {
  /** @default 'hex', the form that every explorer's search accepts */
  readonly form?: HashForm | undefined
  /** Keep only the first and last characters. @default false */
  readonly short?: boolean | undefined
}

/** Writes a hash for people; text that is not a hash is returned cleaned and shortened. */
export function hashText(hash: unknown, format: HashFormat = {}): string {
  const { form = 'hex', short = false } = format
  const bytes = typeof hash === 'string' ? readHash(hash) : undefined
  if (bytes === undefined) return plainText(hash, { maximum: 24 }) || unknownText
  const text = writeHash(bytes, form)
  return short ? shortText(text) : text
}

/** {@link hashText} in its short form, `972643…44ab20`. */
export function shortHash(hash: unknown, format?: HashFormat): string {
  return hashText(hash, { ...format, short: true })
}

/** A short hash, for skeletons. */
export const hashLike = '012345…abcdef'

/** {@link hashLike} with a button that copies it. */
export const copiedHashLike = '012345…abcdef ⧉'
