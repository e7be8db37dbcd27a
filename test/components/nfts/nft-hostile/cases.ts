/**
 * Metadata that an attacker wrote: each case is one way to attack whoever looks at it. What it
 * tries to run sets `pwned` on the page, and what it tries to reach is a host of `.evil.test`.
 */
import { fileCases } from './files.ts'
import { sizeCases } from './sizes.ts'
import { textCases } from './texts.ts'
import { typeCases } from './types.ts'
import { urlCases } from './urls.ts'

/** One hostile item. */
export interface HostileCase {
  readonly name: string
  /** Fields of its token. */
  readonly token: Readonly<Record<string, unknown>>
  /** Fields of its row. @default the token as its content */
  readonly item?: Readonly<Record<string, unknown>>
}

/** The whole corpus. */
export const hostileCases: readonly HostileCase[] = [
  ...textCases,
  ...urlCases,
  ...typeCases,
  ...sizeCases,
  ...fileCases,
]
