import { countEnglish } from '../../format/intl.ts'

/** Texts about the check of a row against its hash. A fitting hash is not a proof of inclusion: never call it one. */
export const verificationMessages = {
  status: {
    fits: 'Hash verified',
    repaired: 'Hash verified (corrected)',
    unverifiable: 'Can’t verify',
    mismatch: 'Hash mismatch',
  },
  /** One or two sentences about the result. */
  meaning: {
    fits: 'Your browser recomputed this hash from the fields that it covers. This does not prove that the hash is on the chain.',
    repaired:
      'The hash matches after correcting fields that the service is known to lose. The corrected fields are not proven.',
    unverifiable: 'Some of the data that the hash covers is missing, so it can’t be checked.',
    mismatch: 'At least one field doesn’t match the hash. Don’t trust this data.',
  },
  reason: {
    hash: 'The recomputed hash differs',
    'content-hash': 'The contents don’t match the hash in this field',
    contradiction: 'Two fields contradict each other',
    'no-place': 'The hash can’t contain this value',
    incomplete: 'A covered field is missing',
    malformed: 'A field is malformed',
    'log-destination': 'The service does not store the destination of a log',
    'split-merge': 'Split and merge transactions are not checked',
    'state-parts': 'The account has parts that the service does not send',
    'other-transaction': 'The last transaction is different',
  },
  /** Relation of the next newer row to this one. */
  link: {
    follows: 'Linked to the next transaction, which contains this hash',
    'earlier-life':
      'The account was deleted after this transaction and created again by the next one. No hash links the two',
    missing: 'Transactions between this one and the next are missing',
    inserted: 'Not part of this history: the next transaction points to a different hash',
    reordered: 'This transaction is out of order',
    duplicate: 'This transaction is listed twice',
    mismatch: 'The next transaction points to a different transaction here',
  },
  pending: 'Checking the hash',
  /** Labels of lists of fields. */
  field: 'Field',
  repaired: 'Corrected, not proven',
  unchecked: 'Contents not checked',
  uncovered: 'Not covered by the hash',
  column: 'Hash check',
  /** Alert above rows that do not fit. */
  mismatches: (count: number, locale: string) =>
    `${countEnglish(count, locale, 'row doesn’t', 'rows don’t')} match the hash. Don’t trust what is marked below.`,
  /** Summary of a list of checked rows: those that fit, out of all. */
  summary: (fitting: string, all: string) => `${fitting} of ${all} hashes verified`,
}
