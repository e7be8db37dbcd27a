import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Cell } from '@ton/core'

const contracts = new URL('./contracts/', import.meta.url)
/** @param {string} path */
const readContract = (path) => readFileSync(new URL(path, contracts), 'utf8')

/** Of the compiler and of all contracts, since they import each other. */
const digest = createHash('sha256')
  .update(readFileSync(createRequire(import.meta.url).resolve('@ton/tolk-js/package.json')))
  .update(JSON.stringify(readdirSync(contracts).map((path) => [path, readContract(path)])))
  .digest('hex')
  .slice(0, 16)
/**
 * Code that was compiled before: the compiler takes seconds, and every process that serves the chain needs the code.
 */
const kept = new URL(`../../node_modules/.cache/tonlens-contracts/${digest}/`, import.meta.url)

/**
 * Code cell of one of our own contracts.
 * @param {string} name File name in `contracts/`, without ending.
 * @returns {Promise<Cell>}
 * @throws The contract does not compile; the compiler's text is the message.
 */
export async function compile(name) {
  const file = fileURLToPath(new URL(name, kept))
  try {
    return Cell.fromBase64(readFileSync(file, 'utf8'))
  } catch {
    const code = await compileAnew(name)
    mkdirSync(kept, { recursive: true })
    // Renamed, so that two processes at once never see half of it.
    writeFileSync(`${file}.${process.pid}`, code)
    renameSync(`${file}.${process.pid}`, file)
    return Cell.fromBase64(code)
  }
}

/** @param {string} name @returns {Promise<string>} Base64. */
async function compileAnew(name) {
  const { runTolkCompiler } = await import('@ton/tolk-js')
  const result = await runTolkCompiler({ entrypointFileName: `${name}.tolk`, fsReadCallback: readContract })
  if (result.status === 'error') throw new Error(`${name}.tolk: ${result.message}`)
  return result.codeBoc64
}
