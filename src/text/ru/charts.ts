import type { Messages } from '../en/index.ts'
import { countRussian } from '../format/plurals.ts'

export const chart: Messages['chart'] = {
  part: 'Часть',
  amount: 'Сумма',
  value: 'Стоимость',
  share: 'Доля',
  total: 'Всего',
  time: 'Время',
  other: (_count, shown) => `Прочее (${shown})`,

  fees: 'Комиссии',
  forwardFee: 'Комиссии за пересылку',
  noFees: 'Нет комиссий',
  partialFees: 'Часть транзакций этой цепочки отсутствует, поэтому сумма может быть больше.',
  unstatedFees: (count, shown) =>
    `${countRussian(count, shown, 'транзакция', 'транзакции', 'транзакций')} без указания комиссий, поэтому сумма может быть больше.`,

  allocation: 'Распределение',
  noParts: 'Нечего показать',
  unpriced: 'Нет цены',

  holders: 'Держатели',
  noHolders: 'Нет держателей',
  nextHolders: (count, shown) =>
    count === 1
      ? 'Следующий держатель'
      : `Следующие ${countRussian(count, shown, 'держатель', 'держателя', 'держателей')}`,
  otherHolders: 'Остальные, не загружены',
  noHolder: 'Ни в одном кошельке: в пути или не проиндексировано',
  someHolders: (_count, shown) => `Загружено держателей: ${shown}`,
  largestHolders: (_count, shown) => `Загружены только крупнейшие держатели: ${shown}. Есть и другие`,
  allHolders: (_count, shown) => `Загружены все держатели с ненулевым балансом: ${shown}`,
  topHolders: (shown) => `Топ-${shown}`,
  shareOfSupply: 'Доля в эмиссии',
  shareOfLoaded: 'Доля в загруженных балансах; эмиссия неизвестна',

  balance: 'Баланс',
  noBalances: 'Нет балансов',
  lowest: 'Минимум',
  highest: 'Максимум',
  change: 'Изменение',
  pointCount: (count, shown) => countRussian(count, shown, 'баланс', 'баланса', 'балансов'),
  gapCount: (count, shown) => `${countRussian(count, shown, 'пробел', 'пробела', 'пробелов')}: транзакции не загружены`,
  notLoaded: 'Не загружено',
  sampled: 'Показаны первый, наименьший, наибольший и последний баланс каждого шага',
  asTable: 'Показать таблицей',
  unreadableRows: (count, shown) => `Не удалось прочитать: ${countRussian(count, shown, 'строка', 'строки', 'строк')}`,

  activity: 'Активность',
  noActivity: 'Нет транзакций',
  transactions: (count, shown) =>
    count === 0 ? 'Нет транзакций' : countRussian(count, shown, 'транзакция', 'транзакции', 'транзакций'),
  atLeast: (transactions) => `Не менее: ${transactions}`,
  unknownActivity: 'Неизвестно: не загружено',
  covered: 'Все транзакции за этот период',
  coveredInPart: 'Часть транзакций за этот период не загружена',
  less: 'Меньше',
  more: 'Больше',
  earlier: 'Раньше',
  later: 'Позже',
  day: 'День',
  hour: 'Час',

  flow: 'Движение средств',
  payers: 'Отдали',
  recipients: 'Получили',
  networkFees: 'Комиссии сети',
  asset: 'Актив',
  otherAccounts: (count, shown) => `Ещё ${countRussian(count, shown, 'аккаунт', 'аккаунта', 'аккаунтов')}`,
}
