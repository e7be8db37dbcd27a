import type { Texts } from '../en/index.ts'

export const assets: Texts['assets'] = {
  jetton: 'Жетон',
  jettonParts: 'Разделы жетона',
  collection: 'Коллекция NFT',
  collectionParts: 'Разделы коллекции',
  item: 'Токен NFT',
  domain: 'Домен',
  transfers: 'Переводы',
  holders: 'Держатели',
  burns: 'Сжигания',
  items: 'Предметы',
  itemList: 'Предметы этой коллекции',
  collectionCounts: {
    counts: 'Показатели загруженных предметов',
    loadedItems: 'Загружено предметов',
    allItems: 'Предметы',
    owners: 'Владельцы',
    onSale: 'В продаже',
    partial: 'В коллекции больше предметов, чем загружено. Владельцы и продажи посчитаны среди загруженных.',
  },
  openCollection: 'Открыть коллекцию',
  openItem: 'Открыть NFT этого домена',
  auctions: 'Аукционы, в которых этот аккаунт лидирует',
}
