import { formatNumber, countRussian } from '../format/intl.ts'
import type { Messages } from '../en/index.ts'

export const chart: Messages['chart'] = {
  part: 'Часть',
  value: 'Стоимость',
  other: (count, locale) => `Прочее (${formatNumber(count, locale)})`,

  forwardFee: 'Комиссии за пересылку',
  noFees: 'Нет комиссий',
  partialFees: 'Часть транзакций этого трейса отсутствует, поэтому сумма может быть больше.',
  unstatedFees: (count, locale) =>
    `${countRussian(count, locale, 'транзакция', 'транзакции', 'транзакций')} без указания комиссий, поэтому сумма может быть больше.`,

  allocation: 'Распределение',
  noParts: 'Нечего показать',
  unpriced: 'Нет цены',

  holders: 'Держатели',
  noHolders: 'Нет держателей',
  nextHolders: (count, locale) =>
    count === 1
      ? 'Следующий держатель'
      : `Следующие ${countRussian(count, locale, 'держатель', 'держателя', 'держателей')}`,
  otherHolders: 'Остальные, не загружены',
  noHolder: 'В пути или не проиндексировано',
  someHolders: (count, locale) => `Загружено держателей: ${formatNumber(count, locale)}`,
  largestHolders: (count, locale) =>
    `Загружены только крупнейшие держатели: ${formatNumber(count, locale)}. Есть и другие`,
  allHolders: (count, locale) => `Загружены все держатели с ненулевым балансом: ${formatNumber(count, locale)}`,
  topHolders: (shown) => `Топ-${shown}`,
  shareOfSupply: 'Доля в эмиссии',
  shareOfLoaded: 'Доля в загруженных балансах; эмиссия неизвестна',

  noBalances: 'Нет балансов',
  lowest: 'Минимум',
  highest: 'Максимум',
  pointCount: (count, locale) => countRussian(count, locale, 'баланс', 'баланса', 'балансов'),
  gapCount: (count, locale) =>
    `${countRussian(count, locale, 'пробел', 'пробела', 'пробелов')}: транзакции не загружены`,
  notLoaded: 'Не загружено',
  sampled: 'Упрощено для показа; в таблице все значения',
  asTable: 'Показать таблицей',
  unreadableRows: (count, locale) =>
    `Не удалось прочитать: ${countRussian(count, locale, 'строка', 'строки', 'строк')}`,

  activity: 'Активность',
  noActivity: 'Нет транзакций',
  transactions: (count, locale) =>
    count === 0 ? 'Нет транзакций' : countRussian(count, locale, 'транзакция', 'транзакции', 'транзакций'),
  atLeast: (transactions) => `Не менее: ${transactions}`,
  unknownActivity: 'Неизвестно: не загружено',
  partialActivity: 'Загружено частично',
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
  asset: 'Актив',
}
