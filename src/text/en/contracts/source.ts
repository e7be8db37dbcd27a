import type { SourceMessages } from '../../messages/contracts/source.ts'
import { countEnglish } from '../../format/plurals.ts'

/** English {@link SourceMessages}. */
export const sourceMessages: SourceMessages = {
  title: 'Source code',
  verifiedBy: (verifier) => `Verified by ${verifier}`,
  note: (verifier) =>
    `${verifier} says that it compiled these files and got exactly this code. This page did not compile them.`,
  otherCode: 'This source belongs to another code. It says nothing about this contract.',
  compiler: 'Compiler',
  verifiedAt: 'Verified',
  hash: 'Code hash',
  commandLine: 'Command line',
  files: 'Files',
  incomplete: 'There are more files than are shown here.',
  lines: (count, shown) => countEnglish(count, shown, 'line', 'lines'),
  missing: 'not loaded',
  missingNote: 'The gateway did not give this file. The source is incomplete here.',
  unchecked: 'The gateway gave this file. It could not be compared with its hash.',
  copy: 'Copy file',
  empty: 'No verified source',
}
