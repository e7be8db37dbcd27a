import type { Messages } from '../../en/index.ts'

export const moment: Messages['moment'] = {
  title: '账户在某一时刻',
  empty: '对该时刻一无所知',
  moment: '时刻',
  noMoments: '没有可选的交易',
  beforeFirst: '第一笔交易之前',
  lastTransaction: '此前最后一笔交易',
  logicalTime: '逻辑时间（LT）',
  state: '状态哈希',
  jettons: '当时的代币',
  nfts: '当时的 NFT',
  nftsNote: '根据服务列出的转移记录倒推得出。没有转移记录而来了又走的 NFT 不在此列。',
  storage: '当时的存储',
  changes: '变化',
  noChanges: '账户拥有的资产没有变化',
  statusChanged: '状态已改变。',
  codeChanged: '代码已改变。',
  dataChanged: '数据已改变。',
}
