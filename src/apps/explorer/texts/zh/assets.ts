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
  openItem: '打开此域名的 NFT',
  auctions: '此账户领先的拍卖',
}
