import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import type { Abi } from '../../abi/abi.ts'
import { TonlensError } from '../../ton/errors.ts'
import { compileTlb } from './compile.ts'
import { TlbError } from './errors.ts'
import type { TlbParser } from './syntax.ts'

const usage = 'Pass a file of TL-B schemes, and where to write the ABI: tonlens tlb schemes.tlb [schemes.ts | schemes.json]'

/**
 * Runs `tonlens tlb <file> [<target>]`. A target that ends in `.ts` becomes a module with `defineAbi`, any other JSON.
 * @returns The text to print.
 */
export function runTlbCommand(args: readonly string[], cwd = process.cwd()): string {
  const [file, target, ...others] = args
  if (file === undefined || file.startsWith('-') || others.length > 0) throw new TonlensError(usage)
  let source: string
  try {
    source = readFileSync(resolve(cwd, file), 'utf8')
  } catch (cause) {
    throw new TonlensError(`${file} could not be read. ${usage}`, { cause })
  }
  const name = basename(file).replace(/\.[^.]*$/, '')
  const abi = readTlb(source, name, cwd)
  if (target === undefined) return JSON.stringify(abi, undefined, 2)
  writeFileSync(resolve(cwd, target), target.endsWith('.ts') ? printModule(abi) : `${JSON.stringify(abi, undefined, 2)}\n`)
  return `Wrote ${Object.keys(abi.types ?? {}).length} types to ${target}.`
}

/**
 * Compiles the text of TL-B schemes to an ABI.
 * @throws {TlbError} The text is malformed, or an ABI cannot express it; names line and column.
 */
export function readTlb(source: string, name: string, cwd = process.cwd()): Abi {
  const { parse, ast } = loadParser(cwd)
  const match = parse(source)
  if (match.failed()) {
    // The first line of the parser's message has the place, the last one what was expected.
    const [, line = '1', column = '1'] = /Line (\d+), col (\d+)/.exec(match.message ?? '') ?? []
    throw new TlbError(`malformed: ${(match.message ?? '').trim().split('\n').at(-1)}`, { line: Number(line), column: Number(column) })
  }
  return compileTlb(ast(source).declarations, name)
}

/** Loads the parser that the application has installed. @throws {TonlensError} There is none. */
function loadParser(cwd: string): TlbParser {
  try {
    return createRequire(join(resolve(cwd), 'package.json'))('@ton-community/tlb-parser') as TlbParser
  } catch (cause) {
    throw new TonlensError('@ton-community/tlb-parser is not installed here, and the schemes are parsed by it. Run npm install --save-dev @ton-community/tlb-parser, then this command again.', { cause })
  }
}

function printModule(abi: Abi): string {
  const words = abi.name.split(/\W+/).filter((word) => word !== '')
  const name = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
  return `import { defineAbi } from 'tonlens/abi'\n\nexport const ${/^[A-Za-z]/.test(name) ? name : 'abi'} = defineAbi(${JSON.stringify(abi, undefined, 2)})\n`
}
