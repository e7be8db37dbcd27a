import { expect, test } from 'vitest'
import { accountAt, compareStates, readStateAt, type StateAt } from '../../src/entries/ledger.ts'
import { addressInformationAt } from '../../src/service/endpoints/v2/states.ts'
import { blocks, groupBy, index } from '../chain/read.ts'
import { createRandom } from '../helpers/random.ts'
import { chainAnswers, createIndexClient } from './chainLedger.ts'

const client = createIndexClient(chainAnswers().values())
const accounts = [...groupBy(({ account }) => account).keys(), index.showcase['unknownAccount']!]
const masterchain = blocks.filter(({ workchain }) => workchain === -1)

async function readBoth(account: string, seqno: number) {
  const [answer, replayed] = await Promise.all([
    client.request(addressInformationAt, { address: account, seqno }),
    accountAt(client, account, { seqno }, { assets: ['coin'] }),
  ])
  return { asked: readStateAt(account, answer), replayed }
}

test('both ways lead to one state, for any account and block', async () => {
  const random = createRandom(41)
  for (let at = 0; at < 300; at++) {
    const [account, { seqno, gen_utime }] = [random.pick(accounts), random.pick(masterchain)]
    const { asked, replayed } = await readBoth(account, seqno)
    expect(compareStates(asked, replayed), `${account} at ${seqno}`).toEqual([])
    expect(asked.block).toEqual({ seqno, time: Number(gen_utime) })
  }
})

test('each contradiction is named with both values', async () => {
  const { asked, replayed } = await readBoth(index.showcase['wallet']!, masterchain[0]!.seqno)
  const differ = (changes: Partial<StateAt>) => compareStates({ ...asked, ...changes }, replayed)
  expect(differ({ balance: '7' })).toEqual([{ field: 'balance', asked: '7', replayed: replayed.balance }])
  expect(differ({ status: 'frozen' })).toMatchObject([{ field: 'status', asked: 'frozen', replayed: 'active' }])
  expect(differ({ codeHash: null })).toMatchObject([{ field: 'code', asked: null, replayed: replayed.codeHash }])
  expect(differ({ dataHash: 'x' })).toMatchObject([{ field: 'data', asked: 'x' }])
  expect(differ({ last: null })).toMatchObject([{ field: 'last', asked: null, replayed: replayed.last?.hash }])
  expect(differ({ currencies: [{ id: '7', balance: '1' }] })).toEqual([
    { field: 'currencies', asked: '7: 1', replayed: null },
  ])
  expect(differ({ currencies: [{ id: '7', balance: '0' }] })).toEqual([])
  expect(differ({ balance: '7', codeHash: null })).toHaveLength(2)
})
