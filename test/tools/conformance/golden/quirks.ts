// Cases in which an index differs from the service on purpose, by the `quirk` of the case.

/** Why an index answers otherwise, and how many cases there are. */
export const QUIRKS: Readonly<Record<string, { readonly reason: string; readonly cases: number }>> = {
  'documented: 422 for an empty value': {
    reason:
      'The service takes an empty value for no filter or for 0, so a misspelt request returns the rows of strangers.',
    cases: 39,
  },
  'documented: 422 for 500': {
    reason: 'Limits above the maximum and unknown sort values are faults of the request, not of the service.',
    cases: 55,
  },
  'documented: 422 for a seqno that is no number': {
    reason: 'The service reads 0, or the lower 32 bits, and answers about another block.',
    cases: 2,
  },
  'documented: negative time': {
    reason: 'The service wraps a negative time to a huge number.',
    cases: 5,
  },
  'c: the service fails': {
    reason: 'A combination of parameters that the service does not survive has an answer.',
    cases: 35,
  },
  'c: balanceChanges takes its ids as plain text: only standard base64 finds': {
    reason: 'Ids are read in every form in which all other routes read them.',
    cases: 10,
  },
  'c: NaN is read as a time': {
    reason: 'NaN is no time.',
    cases: 2,
  },
  'c: seqno is read by its exact name only': {
    reason: 'Names of parameters are read in any letter case, as everywhere else.',
    cases: 2,
  },
  'b: not mirrored': {
    reason: 'An index keeps actions as clients of all types see them; it says so with status 501.',
    cases: 17,
  },
}
