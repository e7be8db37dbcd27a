import { TonlensError, understandSearch } from 'tonlens'
import { accountStates, blocks, dnsRecords } from 'tonlens/endpoints'
import { z } from 'zod'
import { defineTool, type ToolContext } from '../tool.ts'
import {
  addressSchema,
  encodeForeign,
  encodeNames,
  foreignSchema,
  namesSchema,
  readWord,
  wordSchema,
} from '../values.ts'

const targetSchema = z.object({
  kind: wordSchema.describe('address, domain, hash, transaction, message, block, opcode or lt.'),
  address: addressSchema.nullable(),
  interfaces: z.array(wordSchema),
  known: z.boolean().describe('The index knows it. A hash is looked up by the tool trace only.'),
  call: z
    .object({ tool: z.string(), arguments: z.record(z.string(), z.unknown()) })
    .nullable()
    .describe('The call that tells more.'),
  untrusted: namesSchema.extend({ domain: foreignSchema.nullable() }),
})

export const search = defineTool({
  name: 'search',
  title: 'Search',
  description:
    'Finds out what a text means: an address in any form, a .ton or .t.me domain, a user name, a hash, a block, an opcode, a logical time, or a link of an explorer. It does not find tokens by name.',
  input: z.object({ query: z.string().min(1).max(2000) }),
  data: z.object({
    targets: z.array(targetSchema),
    network: z.enum(['mainnet', 'testnet']).nullable().describe('Network that the text names.'),
  }),
  async run({ query }, context) {
    const { targets, problem, network = null } = understandSearch(query)
    if (problem !== undefined) throw new TonlensError(advice[problem])
    const found = await Promise.all(targets.slice(0, 3).map((target) => explain(target, context)))
    return {
      data: { targets: found, network },
      believed: ['Domains and kinds of contracts. A domain can be given to another account at any time.'],
    }
  },
})

type Target = ReturnType<typeof understandSearch>['targets'][number]

const nameless = { name: null, symbol: null, description: null, domain: null }

async function explain(target: Target, context: ToolContext): Promise<z.output<typeof targetSchema>> {
  const { client } = context
  const plain = { kind: target.kind, address: null, interfaces: [], known: false, call: null, untrusted: nameless }
  switch (target.kind) {
    case 'address':
      return explainAddress(target.kind, target.address, context)
    case 'domain': {
      const { records } = await client.request(dnsRecords, { domain: target.domain, limit: 1 })
      const address = records[0]?.dns_wallet ?? records[0]?.nft_item_address
      return address ? explainAddress(target.kind, address, context) : plain
    }
    case 'hash':
    case 'transaction':
    case 'message':
      return { ...plain, call: { tool: 'trace', arguments: { id: target.hash } } }
    case 'opcode':
      return { ...plain, call: { tool: 'decode', arguments: { opcode: target.opcode } } }
    case 'block': {
      const { workchain, shard, seqno } = target
      const { blocks: found } = await client.request(blocks, { workchain, shard, seqno, limit: 1 })
      return { ...plain, known: found.length > 0 }
    }
    case 'lt':
      return plain
  }
}

async function explainAddress(kind: string, raw: string, { client, write }: ToolContext) {
  const { accounts, address_book, metadata } = await client.request(accountStates, {
    address: [raw],
    include_boc: false,
  })
  const interfaces = accounts[0]?.interfaces ?? []
  const isToken = interfaces.some((each) => /^(jetton_master|nft_item|nft_collection)/.test(each))
  const address = write.address(raw)
  return {
    kind,
    address,
    interfaces: interfaces.slice(0, 10).flatMap((each) => readWord(each) ?? []),
    known: accounts[0] !== undefined,
    call: { tool: isToken ? 'token' : 'account', arguments: { address } },
    untrusted: { ...encodeNames(metadata, raw), domain: encodeForeign(address_book?.[raw]?.domain) },
  }
}

const advice: Readonly<Record<NonNullable<ReturnType<typeof understandSearch>['problem']>, string>> = {
  checksum: 'The address has a typo: its checksum does not match. Copy it again.',
  addressLength: 'The address has the wrong length: pass 48 characters, or 0: and 64 hex digits.',
  hashLength: 'The hash has the wrong length: pass 64 hex digits or 44 characters of base64.',
  letters: 'Domains have small Latin letters, digits and hyphens only. The text may imitate another domain.',
  link: 'The link holds no address, hash or block. Pass the id itself.',
  unknown:
    'The text is no address, domain, hash, block or opcode. Tokens are not found by name, because anybody can take any name: pass the address of the token.',
}
