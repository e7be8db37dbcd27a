import { TonlensError } from '../cells/errors.ts'
import { runInSlices } from '../cells/steps.ts'
import { wholeModule } from '../cells/wholeModule.ts'
import { compileInSteps, type CompiledTlb } from './compile.ts'
import { TlbError, maxTlbLength } from './errors.ts'
import { parseTlbInSteps } from './parse.ts'
import type { TlbParser } from './syntax.ts'

/** Options of {@link compileTlb}. */
export interface CompileTlbOptions {
  /** Name of the ABI. @default 'TL-B' */
  readonly name?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Compiles TL-B schemes that somebody typed to an ABI, a few declarations at a time with pauses, so that a page stays
 * responsive. Loads the parser at the first call. `npx tonlens tlb` compiles a file of any length at build time.
 * @param text At most 50,000 characters.
 * @returns The ABI, and the types that it lacks.
 * @throws {TlbError} The text is malformed or too long; names line and column.
 * @throws {TonlensError} `@ton-community/tlb-parser` is not installed.
 * @throws The reason of `signal`, once it is aborted.
 */
export async function compileTlb(
  text: string,
  { name = 'TL-B', signal }: CompileTlbOptions = {},
): Promise<CompiledTlb> {
  if (text.length > maxTlbLength)
    throw new TlbError(`the text is longer than ${maxTlbLength} characters`, { line: 1, column: 1 })
  const parser = await loadParser()
  const declarations = await runInSlices(parseTlbInSteps(parser, text), signal)
  return runInSlices(compileInSteps(declarations, name), signal)
}

/** Loads the parser, which is an optional peer. */
async function loadParser(): Promise<TlbParser> {
  try {
    return wholeModule(await import('@ton-community/tlb-parser'))
  } catch (cause) {
    throw new TonlensError('The parser of TL-B could not be loaded. Run npm install @ton-community/tlb-parser.', {
      cause,
    })
  }
}
