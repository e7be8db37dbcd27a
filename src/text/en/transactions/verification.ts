import { countEnglish } from '../../format/intl.ts'

/** Texts about the check of a row against its hash. A fitting hash is not a proof of inclusion: never call it one. */
export const verificationMessages = {
  status: {
    fits: 'Fits its hash',
    repaired: 'Fits its hash after a repair',
    unverifiable: 'Cannot be checked',
    mismatch: 'Does not fit its hash',
  },
  /** One or two sentences about the result. */
  meaning: {
    fits: 'The covered fields were recomputed in this browser and have exactly this hash. Whether the hash is on the chain is another question: that follows from a hash that you trust.',
    repaired:
      'The fields have this hash once a known loss of the service is undone. The repaired fields are not proven.',
    unverifiable: 'The row does not hold everything that its hash covers. That says nothing about its fields.',
    mismatch:
      'The row holds everything that its hash covers, and has another hash. At least one field is wrong: do not rely on this row.',
  },
  reason: {
    hash: 'The recomputed hash differs',
    'content-hash': 'The contents have another hash than the field says',
    contradiction: 'Two fields contradict each other',
    'no-place': 'The hash has no place for this value',
    incomplete: 'A covered field is missing',
    malformed: 'A field is malformed',
    'log-destination': 'The service does not store the destination of a log',
    'split-merge': 'Split and merge transactions are not checked',
    'state-parts': 'The account has parts that the service does not send',
    'other-transaction': 'The last transaction is another one',
  },
  /** Relation of the next newer row to this one. */
  link: {
    follows: 'Follows from the next newer transaction, which names this hash',
    'earlier-life':
      'The account was deleted after this transaction, and exists again since the next newer one. No hash links the two lives',
    missing: 'Transactions between this one and the next newer one are missing',
    inserted: 'The next newer transaction does not name this one: it does not belong here',
    reordered: 'This transaction is out of order',
    duplicate: 'This transaction is in the list twice',
    mismatch: 'The next newer transaction names another one in this place',
  },
  pending: 'Checking the hash',
  /** Labels of lists of fields. */
  field: 'Field',
  repaired: 'Repaired, not proven',
  unchecked: 'Contents not checked',
  uncovered: 'Covered by no hash',
  column: 'Hash check',
  /** Alert above rows that do not fit. */
  mismatches: (count: number, locale: string) =>
    `${countEnglish(count, locale, 'row does', 'rows do')} not fit the hash. Do not rely on what is marked below.`,
  /** Summary of a list of checked rows: those that fit, out of all. */
  summary: (fitting: string, all: string) => `${fitting} of ${all} fit their hashes`,
}
