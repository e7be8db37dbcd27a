import { createClient, type Client } from '../../src/sources/client/client.ts'
import { accountLedger, type LedgerLine, type LedgerOptions } from '../../src/entries/ledger.ts'
import { createMemoryIndex } from '../../src/entries/memory.ts'
import { index, readBody } from '../chain/read.ts'

/** Every answer of the embedded chain, by file name. */
export function chainAnswers(): Map<string, Record<string, unknown>> {
  return new Map(index.files.map(({ name }) => [name, readBody(name) as Record<string, unknown>]))
}

/** Client of an index in memory. */
export function createIndexClient(answers: Iterable<unknown>): Client {
  return createClient({ network: 'testnet', transport: createMemoryIndex([...answers] as never).transport })
}

/** All lines of a ledger. */
export async function readLines(client: Client, account: string, options: LedgerOptions = {}): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = []
  for await (const page of accountLedger(client, account, options)) lines.push(...page.lines)
  return lines
}
