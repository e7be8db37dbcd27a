import type { Texts } from '../en/index.ts'

export const assets: Texts['assets'] = {
  jetton: '代币',
  jettonParts: '代币的各部分',
  collection: 'NFT 合集',
  collectionParts: '合集的各部分',
  item: 'NFT 藏品',
  domain: '域名',
  transfers: '转账',
  holders: '持有者',
  burns: '销毁',
  items: '藏品',
  itemList: '此合集的藏品',
  collectionCounts: {
    counts: '已加载藏品的统计',
    loadedItems: '已加载藏品',
    allItems: '藏品',
    owners: '持有者',
    onSale: '在售',
    partial: '合集中还有未加载的藏品。持有者和在售数量只统计已加载的藏品。',
  },
  openCollection: '打开合集',
  noDomain: '请检查拼写，以及 .ton 或 .t.me 等后缀。域名有所有者和记录后，索引才会列出它。',
  openItem: '打开此域名的 NFT',
  openNames: '所有者的域名和拍卖',
  auction: '拍卖',
  auctions: '此账户领先的拍卖',
  trust: {
    scam: '索引将此代币标记为诈骗。',
    advice: '不要购买，不要打开其链接，也不要为它签署任何内容。没有人有义务退还它。',
    unmarked:
      '索引对此代币没有警告。这不能证明什么：任何人都可以用任何名称发行代币。请将其地址与发行方公布的地址进行比对。',
  },
  expiry: {
    term: '到期时间',
    over: '已经到期：任何人都可以为此名称发起拍卖。',
    rule: '最近一次续期后一年（366 天），以域名合约所述为准。',
    unknown: '未知。域名合约在此没有给出最近一次续期的时间。',
  },
}

export const custody: Texts['custody'] = {
  multisig: '多签',
  orders: '订单',
  noOrders: '还没有人提出订单',
  order: '订单',
  vesting: '锁仓',
}
