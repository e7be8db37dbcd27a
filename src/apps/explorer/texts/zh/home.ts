import type { Texts } from '../en/index.ts'

export const home: Texts['home'] = {
  title: '区块链',
  examples: '例如',
  price: '价格',
  newest: '最新区块',
  blocksPerSecond: '每秒区块数',
  transactionsPerSecond: '每秒交易数',
  live: '最新交易和操作',
  transactions: '交易',
  actions: '操作',
  pause: '暂停',
  resume: '继续',
  blocks: '最新区块',
  topAccounts: '余额最多的账户',
  jettons: '代币',
  jettonsNote: '按服务返回顺序列出的至多十个未标记为诈骗的代币。服务不按规模或可信度排名。',
  noJettons: '服务没有任何代币。',
  allFavorites: '全部收藏和标签',
  noFavorites: '在账户页面点击星标，即可在此查看其余额和最近事件',
}
