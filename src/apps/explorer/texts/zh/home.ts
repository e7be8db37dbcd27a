import type { Texts } from '../en/index.ts'

export const home: Texts['home'] = {
  title: '区块链',
  load: '网络负载',
  noLoad: '服务提供的区块太少，无法计算速率。',
  blocksPerSecond: '每秒区块数',
  transactionsPerSecond: '每秒交易数',
  transactionsPerBlock: '每个区块的交易数',
  perBlock: (blocks, seconds) => `所有链最近 ${blocks} 个区块各自的交易数，共 ${seconds} 秒`,
  live: '最新交易和操作',
  transactions: '交易',
  actions: '操作',
  pause: '暂停',
  resume: '继续',
  blocks: '最新区块',
  topAccounts: '余额最多的账户',
  jettons: '代币',
  jettonsNote: '按服务返回顺序列出的十个代币。服务不按规模或可信度排名。',
  noJettons: '服务没有任何代币。',
  unnamed: '无名代币',
  allFavorites: '全部收藏和标签',
}
