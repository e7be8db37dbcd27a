import type { Texts } from '../en/index.ts'

export const home: Texts['home'] = {
  title: 'Сеть',
  examples: 'Например',
  price: 'Цена',
  newest: 'Последний блок',
  blocksPerSecond: 'Блоков в секунду',
  transactionsPerSecond: 'Транзакций в секунду',
  live: 'Последние транзакции и действия',
  transactions: 'Транзакции',
  actions: 'Действия',
  pause: 'Пауза',
  resume: 'Продолжить',
  blocks: 'Последние блоки',
  topAccounts: 'Крупнейшие балансы',
  jettons: 'Жетоны',
  jettonsNote:
    'До десяти жетонов без пометки о мошенничестве в том порядке, в котором их отдаёт сервис. Ни по размеру, ни по надёжности он их не ранжирует.',
  noJettons: 'Сервис не знает ни одного жетона.',
  allFavorites: 'Всё избранное и все метки',
  noFavorites: 'Отметьте аккаунт звёздочкой на его странице, чтобы видеть здесь его баланс и последнее событие',
}
