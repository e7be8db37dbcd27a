import { readFileSync } from 'node:fs'
import { runTolkCompiler } from '@ton/tolk-js'
import { Cell } from '@ton/core'

/**
 * Code cell of one of our own contracts.
 * @param {string} name File name in `contracts/`, without ending.
 * @returns {Promise<Cell>}
 * @throws The contract does not compile; the compiler's text is the message.
 */
export async function compile(name) {
  const result = await runTolkCompiler({
    entrypointFileName: `${name}.tolk`,
    fsReadCallback: (path) => readFileSync(new URL(`./contracts/${path}`, import.meta.url), 'utf8'),
  })
  if (result.status === 'error') throw new Error(`${name}.tolk: ${result.message}`)
  return Cell.fromBase64(result.codeBoc64)
}
