import type { Texts } from '../en/index.ts'

export const home: Texts['home'] = {
  title: 'Сеть',
  examples: 'Например',
  price: 'Цена',
  newest: 'Последний блок',
  blocksPerSecond: 'Блоков в секунду',
  transactionsPerSecond: 'Транзакций в секунду',
  cycle: 'Конец цикла валидаторов',
  live: 'Последние транзакции и действия',
  transactions: 'Транзакции',
  actions: 'Действия',
  pause: 'Пауза',
  resume: 'Продолжить',
  spam: 'Переводы с подозрительными комментариями не показаны.',
  blocks: 'Последние блоки',
  topAccounts: 'Крупнейшие балансы',
  jettons: 'Жетоны',
  listNote:
    'В порядке сервиса, который ничего не говорит о размере и надёжности. Помеченное как мошенничество не показано.',
  noJettons: 'Нет жетонов для показа',
  collections: 'Коллекции NFT',
  noCollections: 'Нет коллекций NFT для показа',
  allFavorites: 'Всё избранное и все метки',
  noFavorites: 'Отметьте аккаунт звёздочкой на его странице, чтобы видеть здесь его баланс и последнее событие',
}
