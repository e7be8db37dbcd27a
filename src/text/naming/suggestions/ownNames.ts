import { knownAccountNames, knownAccounts } from '../../../ton/facts/knownAccounts.ts'
import { createNameIndex, type NameIndex } from '../../../meaning/names/nameIndex.ts'
import { opcodeHex } from '../../../meaning/contracts/opcode.ts'
import { standardOpcodes } from '../../../ton/facts/standardOpcodes.ts'
import { snakeCase } from '../../bodies/abiFields.ts'
import { opcodeWords } from '../../bodies/opcodeWords.ts'
import type { NamingSources } from '../namingSources.ts'
import { addAccount, ranks, type NamedTarget } from './namedTarget.ts'

/** Indexes the names that the reader, the application, its sources and the standards give: a few thousand at most. */
export function indexOwnNames(naming: NamingSources): NameIndex<NamedTarget> {
  const index = createNameIndex<NamedTarget>()
  const { labels, accountNames, contracts, messages } = naming
  for (const { address, label, imported } of labels?.current().byAddress.values() ?? []) {
    addAccount(index, { address, name: label, group: 'favorite', rank: imported ? ranks.claimed : ranks.trusted })
  }
  const account = { group: 'account', rank: ranks.trusted } as const
  for (const [address, name] of Object.entries(accountNames ?? {})) addAccount(index, { ...account, address, name })
  for (const [address, { name }] of contracts?.listAccounts?.() ?? []) addAccount(index, { ...account, address, name })
  for (const [address, known] of knownAccounts) {
    addAccount(index, { ...account, address, name: messages?.address?.known?.[known] ?? knownAccountNames[known] })
  }
  for (const [opcode, name] of listOperations(naming)) {
    const value: NamedTarget = { target: { kind: 'opcode', opcode }, group: 'operation' }
    index.add({ name, group: 'operation', rank: ranks.trusted, last: false, value })
  }
  return index
}

function listOperations({
  opcodes,
  contracts,
  messages,
}: NamingSources): readonly (readonly [opcode: string, name: string])[] {
  const listed: (readonly [string, string])[] = []
  const add = (opcode: string, name: unknown): void => {
    const hex = opcodeHex(opcode)
    if (hex === undefined || typeof name !== 'string') return
    // Names such as `jettonTransfer` and `jetton_transfer` are found by their words.
    listed.push([hex, name], [hex, snakeCase(name).replaceAll('_', ' ')])
  }
  for (const [opcode, name] of Object.entries(opcodes ?? {})) add(opcode, name)
  for (const { opcode, name } of contracts?.listOpcodes?.() ?? []) add(opcode, name)
  for (const [opcode, name] of Object.entries(standardOpcodes)) {
    add(opcode, name)
    const words = opcodeWords(opcode, name, messages?.opcode)
    if (words !== undefined) listed.push([opcode, words])
  }
  return listed
}
