import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import type { Abi } from '../../../ton/abi/abi.ts'
import { compileDeclarations, type CompiledTlb } from '../../../ton/tlb/compile.ts'
import { TlbError } from '../../../ton/tlb/errors.ts'
import { parseTlb } from '../../../ton/tlb/parse.ts'
import type { TlbParser } from '../../../ton/tlb/syntax.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { readArguments } from '../readArguments.ts'
import { writeWholeFile } from '../writeFiles.ts'

const helpText = `tonlens tlb <file> [<target>] [--partial]   Compiles TL-B schemes to an ABI, with your @ton-community/tlb-parser.

  <target>    File for the ABI: a module for .ts, JSON for any other. Default: the terminal.
  --partial   Leaves out the types that an ABI cannot express.`
const usage =
  'Pass a file of TL-B schemes, and where to write the ABI: tonlens tlb schemes.tlb [schemes.ts | schemes.json] [--partial]'
/** Refused types that one message lists. */
const maxListed = 20

/**
 * Runs `tonlens tlb <file> [<target>] [--partial]`. A target that ends in `.ts` becomes a module with `defineAbi`, any
 * other JSON. With `--partial`, types that an ABI cannot express are left out.
 * @returns The text to print.
 * @throws {TlbError} Types were refused, all of which the message lists, and `--partial` is not given.
 */
export function runTlbCommand(args: readonly string[], cwd = process.cwd()): string {
  const { values, positionals } = readArguments('tlb', args, { partial: { type: 'boolean' } })
  if (values.help === true) return helpText
  const [file, target, ...others] = positionals
  if (file === undefined || others.length > 0) throw new TonlensError(usage)
  let source: string
  try {
    source = readFileSync(resolve(cwd, file), 'utf8')
  } catch (cause) {
    throw new TonlensError(`${file} could not be read. ${usage}`, { cause })
  }
  const name = basename(file).replace(/\.[^.]*$/, '')
  const { abi, refused } = readTlb(source, name, cwd)
  if (refused.length > 0 && values.partial !== true) throw listRefused(refused)
  if (target === undefined) return JSON.stringify(abi, undefined, 2)
  writeWholeFile(
    resolve(cwd, target),
    target.endsWith('.ts') ? printModule(abi) : `${JSON.stringify(abi, undefined, 2)}\n`,
  )
  const written = `Wrote ${Object.keys(abi.types ?? {}).length} types to ${target}.`
  return refused.length === 0 ? written : `${written} Left out:\n${printRefused(refused)}`
}

function listRefused(refused: readonly TlbError[]): TlbError {
  const [first] = refused as readonly [TlbError]
  if (refused.length === 1) return first
  return new TlbError(
    `${first.reason}. In all, an ABI cannot express ${refused.length} types; --partial leaves them out:\n${printRefused(refused)}`,
    first,
  )
}

function printRefused(refused: readonly TlbError[]): string {
  const lines = refused.slice(0, maxListed).map(({ message }) => `  ${message}`)
  return [...lines, ...(refused.length > maxListed ? [`  and ${refused.length - maxListed} more`] : [])].join('\n')
}

/**
 * Compiles the text of TL-B schemes to an ABI.
 * @throws {TlbError} The text is malformed; names line and column.
 */
export function readTlb(source: string, name: string, cwd = process.cwd()): CompiledTlb {
  return compileDeclarations(parseTlb(loadParser(cwd), source), name)
}

/** Loads the parser that the application has installed. @throws {TonlensError} There is none. */
function loadParser(cwd: string): TlbParser {
  try {
    return createRequire(join(resolve(cwd), 'package.json'))('@ton-community/tlb-parser') as TlbParser
  } catch (cause) {
    throw new TonlensError(
      '@ton-community/tlb-parser is not installed here, and the schemes are parsed by it. Run npm install --save-dev @ton-community/tlb-parser, then this command again.',
      { cause },
    )
  }
}

function printModule(abi: Abi): string {
  const words = abi.name.split(/\W+/).filter((word) => word !== '')
  const name = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
  return `import { defineAbi } from 'tonlens/abi'\n\nexport const ${/^[A-Za-z]/.test(name) ? name : 'abi'} = defineAbi(${JSON.stringify(abi, undefined, 2)})\n`
}
