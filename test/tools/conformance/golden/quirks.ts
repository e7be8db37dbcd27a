// Cases in which an index differs from the service on purpose, by the `quirk` of the case. The guide gives the same
// reasons.
import type { ServiceVersion } from '../../../../src/service/rows/version.ts'

/** Why an index answers otherwise, and how many cases of each version there are. */
interface Quirk {
  readonly reason: string
  readonly cases: Readonly<Record<ServiceVersion, number>>
}

export const QUIRKS: Readonly<Record<string, Quirk>> = {
  'documented: 422 for an empty value': {
    reason:
      'The service takes an empty value for no filter or for 0, so a misspelt request returns the rows of strangers.',
    cases: { '1.2': 39, '1.3': 8 },
  },
  'documented: 422 for 500': {
    reason: 'Limits above the maximum and unknown sort values are faults of the request, not of the service.',
    cases: { '1.2': 55, '1.3': 3 },
  },
  'documented: 422 for a seqno that is no number': {
    reason: 'The service reads 0, or the lower 32 bits, and answers about another block.',
    cases: { '1.2': 2, '1.3': 0 },
  },
  'documented: negative time': {
    reason: 'The service wraps a negative time to a huge number.',
    cases: { '1.2': 5, '1.3': 2 },
  },
  'c: the service fails': {
    reason: 'Requests that crash the service get an answer.',
    cases: { '1.2': 35, '1.3': 1 },
  },
  'c: balanceChanges takes its ids as plain text: only standard base64 finds': {
    reason: 'Ids are accepted in the forms that all other routes accept.',
    cases: { '1.2': 10, '1.3': 0 },
  },
  'c: NaN is read as a time': {
    reason: 'NaN is no time.',
    cases: { '1.2': 2, '1.3': 0 },
  },
  'c: seqno is read by its exact name only': {
    reason: 'Names of parameters are read in any letter case, as everywhere else.',
    cases: { '1.2': 2, '1.3': 0 },
  },
  'b: not mirrored': {
    reason: 'An index keeps actions as clients of all types see them; it says so with status 501.',
    cases: { '1.2': 17, '1.3': 6 },
  },
  'c: adjacentTransactions without a hash: the database refuses the empty text (500)': {
    reason: 'A database with text columns answers 404, as in version 1.2.',
    cases: { '1.2': 0, '1.3': 1 },
  },
}
