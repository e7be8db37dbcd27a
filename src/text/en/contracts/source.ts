import { countEnglish } from '../../format/intl.ts'

/** Texts of the view of a contract's verified source. */
export const sourceMessages = {
  title: 'Source code',
  verifiedBy: (verifier: string) => `Verified by ${verifier}`,
  /** Says what the verification means, and what it does not. */
  note: (verifier: string) =>
    `${verifier} says that it compiled these files and got exactly this code. This page did not compile them.`,
  /** In place of a source that belongs to another code. */
  otherCode: 'This source belongs to another code. It says nothing about this contract.',
  compiler: 'Compiler',
  verifiedAt: 'Verified',
  commandLine: 'Command line',
  files: 'Files',
  /** Shown if files are left out. */
  incomplete: 'There are more files than are shown here.',
  lines: (count: number, locale: string) => countEnglish(count, locale, 'line', 'lines'),
  /** In place of the number of lines of a file that could not be loaded. */
  missing: 'not loaded',
  missingNote: 'The gateway did not give this file. The source is incomplete here.',
  /** Shown at a file whose text could not be compared with its hash. */
  unchecked: 'The gateway gave this file. It could not be compared with its hash.',
  copy: 'Copy file',
  empty: 'No verified source',
}
