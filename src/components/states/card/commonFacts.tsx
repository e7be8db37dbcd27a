import { unknownText } from '../../../text/format/intl.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { Hash } from '../../values/hash/Hash.tsx'
import type { Fact } from './Facts.tsx'

/**
 * A logical time, such as `last_transaction_lt`; a dash if it is unknown.
 * @param lt Decimal string.
 */
export function logicalTimeFact(id: string, term: string, lt: unknown): Fact {
  const value = <bdi>{plainText(lt, { maximum: 24 }) || unknownText}</bdi>
  return { id, term, value, like: '62034785000000' }
}

/** A hash with a button that copies it; a dash if it is unknown. */
export function hashFact(id: string, term: string, hash: string | null | undefined): Fact {
  return { id, term, value: hash == null ? unknownText : <Hash value={hash} copy />, like: '012345…abcdef ⧉' }
}
