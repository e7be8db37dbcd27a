import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { TonlensError } from '../../ton/cells/errors.ts'

/** Reads the page that hosts of agents show beside answers. @throws {TonlensError} The package is incomplete. */
export function readAgentPage(): string {
  const dist = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
  try {
    return String(brotliDecompressSync(readFileSync(join(dist, 'agents.html.br'))))
  } catch (cause) {
    throw new TonlensError(
      `${dist} has no page for agents. Reinstall tonlens, or run npm run build in its repository.`,
      {
        cause,
      },
    )
  }
}
