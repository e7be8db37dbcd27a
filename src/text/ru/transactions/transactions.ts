import { formatNumber, countRussian } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'

export const transaction: Messages['transaction'] = {
  call: (opcode) => `Вызов ${opcode}`,
  batch: 'Несколько сообщений',
  external: 'Внешнее сообщение',
  tick: 'Тик',
  tock: 'Ток',
  storage: 'Плата за хранение',
  split: 'Разделение аккаунта',
  merge: 'Слияние аккаунта',
  in: 'Получено',
  out: 'Отправлено',
  self: 'Самому себе',
  fee: 'Комиссия',
  lt: 'LT',
  undecoded: 'Комментарий не расшифрован сервисом',
  empty: 'Транзакция не найдена',
  currency: (id) => `валюты №${id}`,
  messages: (count, locale) => `Отправлено: ${countRussian(count, locale, 'сообщение', 'сообщения', 'сообщений')}`,
  logs: (count, locale) => countRussian(count, locale, 'запись журнала', 'записи журнала', 'записей журнала'),
  more: (count, locale) => `и ещё ${formatNumber(count, locale)}`,
}

export const transactionTable: Messages['transactionTable'] = {
  empty: 'Транзакций нет',
  value: (symbol) => (symbol === '' ? 'Сумма' : `Сумма (${symbol})`),
  fee: (symbol) => (symbol === '' ? 'Комиссия' : `Комиссия (${symbol})`),
  unreadable: 'Неверный формат строки',
  pending: 'В ожидании',
  others: (count, locale) => `+${formatNumber(count, locale)}`,
  extra: (amount, id) => `и ${amount} валюты №${id}`,
}
