import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { AbiError, blockchain, readAs, writeAs, type Abi, type AbiValue } from 'tonlens/abi'
import { Builder, formatHash, type Cell } from 'tonlens/ton'
import { buildAccountCell, buildMessageCell, buildTransactionCell } from 'tonlens/verify'
import { readTlb } from '../../../src/tools/cli/tlb/command.ts'
import { chainStates, chainTransactions, mainnetTransactions, messagesIn } from '../../fixtures/verify.ts'

/** The scheme of TON's blocks as the parser's own tests have it. */
const schemes = join(
  import.meta.dirname,
  '../../../node_modules/@ton-community/tlb-parser/tests/fixtures/tlb/block.tlb',
)

/** Rows of large messages become cells of which a part is pruned. */
function hasExotic(cell: Cell): boolean {
  return cell.type !== 'ordinary' || cell.refs.some(hasExotic)
}

describe.skipIf(!existsSync(schemes))('the scheme of TON blocks', () => {
  // The scheme is older than the hash of an account's storage.
  const today = readFileSync(schemes, 'utf8')
    .replace('public_cells:(VarUInteger 7) = StorageUsed;', '= StorageUsed;')
    .replace(
      'storage_info$_ used:StorageUsed',
      'storage_extra_none$000 = StorageExtraInfo; storage_extra_info$001 dict_hash:bits256 = StorageExtraInfo; storage_info$_ used:StorageUsed extra:StorageExtraInfo',
    )
  const { abi, refused } = readTlb(today, 'block')
  const rows = [...mainnetTransactions(), ...chainTransactions().slice(0, 200)]

  test('compiles but for lists with a length from the data', () => {
    expect(new Set(refused.map(({ reason }) => reason.replace(/^[^:]*: /, '')))).toEqual(
      new Set([
        'an ABI cannot express VmStackList with a parameter from the data',
        'an ABI cannot express ProofChain with a parameter from the data',
        'an ABI cannot express TextChunks with a parameter from the data',
      ]),
    )
    expect(refused.every(({ line }) => line > 1)).toBe(true)
    expect(Object.keys(abi.types ?? {}).length).toBeGreaterThan(300)
    for (const name of [
      'Block',
      'BlockInfo',
      'Transaction',
      'MessageAny',
      'StateInit',
      'Account',
      'ShardStateUnsplit',
      'ValidatorSet',
      'ConfigParam<34>',
    ]) {
      expect(abi.types?.[name], name).toBeDefined()
    }
  })

  test.each(['block_info', 'validators_ext'])('%s has the conditions of the scheme', (name) => {
    expect(abi.types?.[name]).toMatchSnapshot()
  })

  test.each<[string, () => readonly (Cell | null)[]]>([
    ['Transaction', () => rows.map(buildTransactionCell)],
    ['MessageAny', () => messagesIn(rows).map(buildMessageCell)],
    [
      'Account',
      () => {
        const last = new Map(chainTransactions().map((row) => [row.hash, row]))
        return chainStates().map((state) => {
          const row = last.get(state.last_transaction_hash ?? '')
          return row === undefined ? null : buildAccountCell(state, row)
        })
      },
    ],
  ])('reads every %s of the chain to the last bit, and writes it again', (type, list) => {
    const cells = list()
      .filter((cell) => cell !== null)
      .filter((cell) => !hasExotic(cell))
    expect(cells.length).toBeGreaterThan(50)
    for (const cell of cells) {
      const value = readAs<Abi, string>(abi, type, cell)
      if (value instanceof AbiError) throw value
      const written = writeAs<Abi, string>(abi, type, value)
      if (written instanceof AbiError) throw written
      expect(formatHash(written.hash(), 'hex')).toBe(formatHash(cell.hash(), 'hex'))
    }
  })

  test('reads transactions as the ABI written by hand', () => {
    for (const row of rows.slice(0, 100)) {
      const cell = buildTransactionCell(row)
      if (cell === null || hasExotic(cell)) continue
      const [own, byHand] = [
        readAs<Abi, string>(abi, 'Transaction', cell),
        readAs<Abi, string>(blockchain, 'Transaction', cell),
      ] as unknown as Record<string, AbiValue>[]
      for (const field of ['account_addr', 'lt', 'prev_trans_hash', 'prev_trans_lt', 'now', 'outmsg_cnt'] as const)
        expect(own?.[field]).toEqual(byHand?.[field])
    }
  })

  test('writes and reads the information of a block with its optional fields', () => {
    const reference = {
      $: 'ext_blk_ref',
      end_lt: 1n,
      seq_no: 2n,
      root_hash: 'AB'.repeat(32),
      file_hash: 'CD'.repeat(32),
    }
    const info = (flags: bigint, notMaster: bigint, afterMerge: bigint) => ({
      $: 'block_info',
      version: 0n,
      not_master: notMaster,
      after_merge: afterMerge,
      before_split: 0n,
      after_split: 0n,
      want_split: false,
      want_merge: true,
      key_block: false,
      vert_seqno_incr: 0n,
      flags,
      seq_no: 7n,
      vert_seq_no: 0n,
      shard: { $: 'shard_ident', shard_pfx_bits: 0n, workchain_id: 0n, shard_prefix: 1n << 63n },
      gen_utime: 1n,
      start_lt: 2n,
      end_lt: 3n,
      gen_validator_list_hash_short: 4n,
      gen_catchain_seqno: 5n,
      min_ref_mc_seqno: 6n,
      prev_key_block_seqno: 7n,
      gen_software: flags === 0n ? null : { $: 'capabilities', version: 9n, capabilities: 10n },
      master_ref: notMaster === 0n ? null : { $: 'master_info', master: reference },
      prev_ref:
        afterMerge === 0n
          ? { $: 'prev_blk_info<0>', prev: reference }
          : { $: 'prev_blks_info<1>', prev1: reference, prev2: reference },
      prev_vert_ref: null,
    })
    for (const value of [info(0n, 0n, 0n), info(1n, 1n, 0n), info(1n, 0n, 1n)]) {
      const cell = writeAs<Abi, string>(abi, 'BlockInfo', value)
      if (cell instanceof AbiError) throw cell
      expect(readAs<Abi, string>(abi, 'BlockInfo', cell)).toEqual(value)
    }
    expect(writeAs<Abi, string>(abi, 'BlockInfo', info(2n, 0n, 0n))).toMatchObject({ reason: 'value' })
    expect(readAs<Abi, string>(abi, 'BlockInfo', new Builder().uint(0x9bc7a987, 32).cell())).toMatchObject({
      reason: 'short',
    })
  })
})
