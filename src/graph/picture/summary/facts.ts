import type { ShareOptions } from '../subject.ts'
import type { ShareContext } from './context.ts'
import type { SummaryFact } from './summary.ts'

/** A fact whose value may be unknown. */
export type PossibleFact = Omit<SummaryFact, 'value'> & { readonly value: string | undefined }

/** Leaves out the facts without a value. */
export function presentFacts(facts: readonly PossibleFact[]): SummaryFact[] {
  return facts.filter((fact): fact is SummaryFact => fact.value !== undefined && fact.value !== '')
}

/** Result of the hash check that the caller made. */
export function checkFact({ verification }: ShareOptions, { words }: ShareContext): PossibleFact {
  const isKnown = verification !== undefined && Object.hasOwn(words.verification.status, verification)
  return { id: 'check', term: words.share.check, value: isKnown ? words.verification.status[verification] : undefined }
}
