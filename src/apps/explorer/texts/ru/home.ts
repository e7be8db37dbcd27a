import type { Texts } from '../en/index.ts'

export const home: Texts['home'] = {
  title: 'Сеть',
  load: 'Нагрузка сети',
  noLoad: 'Сервис показывает слишком мало блоков, чтобы посчитать скорость.',
  blocksPerSecond: 'Блоков в секунду',
  transactionsPerSecond: 'Транзакций в секунду',
  transactionsPerBlock: 'Транзакций на блок',
  perBlock: (blocks, seconds) => `Транзакции по блокам во всех цепочках: блоков — ${blocks}, за ${seconds} с`,
  live: 'Последние транзакции и действия',
  transactions: 'Транзакции',
  actions: 'Действия',
  pause: 'Пауза',
  resume: 'Продолжить',
  blocks: 'Последние блоки',
  topAccounts: 'Крупнейшие балансы',
  jettons: 'Жетоны',
  jettonsNote:
    'Десять жетонов в том порядке, в котором их отдаёт сервис. Ни по размеру, ни по надёжности он их не ранжирует.',
  noJettons: 'Сервис не знает ни одного жетона.',
  unnamed: 'Жетон без имени',
  allFavorites: 'Всё избранное и все метки',
}
