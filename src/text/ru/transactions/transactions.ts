import type { TransactionMessages, TransactionTableMessages } from '../../messages/transactions/transactions.ts'
import { countRussian } from '../../format/plurals.ts'

/** Russian {@link TransactionMessages}. */
export const transactionMessages: TransactionMessages = {
  title: 'Транзакция',
  transfer: 'Перевод',
  call: (opcode) => `Вызов ${opcode}`,
  message: 'Сообщение',
  batch: 'Несколько сообщений',
  external: 'Внешнее сообщение',
  tick: 'Тик',
  tock: 'Ток',
  storage: 'Плата за хранение',
  split: 'Разделение аккаунта',
  merge: 'Слияние аккаунта',
  account: 'Аккаунт',
  from: 'От',
  to: 'Кому',
  value: 'Сумма',
  in: 'Получено',
  out: 'Отправлено',
  self: 'Самому себе',
  fee: 'Комиссия',
  lt: 'LT',
  hash: 'Хеш',
  encrypted: 'Зашифрованный комментарий',
  undecoded: 'Комментарий не расшифрован сервисом',
  empty: 'Транзакция не найдена',
  currency: (id) => `валюты №${id}`,
  messages: (count, shown) => `Отправлено: ${countRussian(count, shown, 'сообщение', 'сообщения', 'сообщений')}`,
  logs: (count, shown) => countRussian(count, shown, 'запись журнала', 'записи журнала', 'записей журнала'),
  more: (_count, shown) => `и ещё ${shown}`,
}

/** Russian {@link TransactionTableMessages}. */
export const transactionTableMessages: TransactionTableMessages = {
  title: 'Транзакции',
  empty: 'Транзакций нет',
  operation: 'Операция',
  time: 'Время',
  from: 'От',
  to: 'Кому',
  value: (symbol) => (symbol === '' ? 'Сумма' : `Сумма, ${symbol}`),
  fee: (symbol) => (symbol === '' ? 'Комиссия' : `Комиссия, ${symbol}`),
  unreadable: 'Неверный формат строки',
  failed: 'Ошибка',
  pending: 'В ожидании',
  others: (_count, shown) => `+${shown}`,
  extra: (amount, id) => `и ${amount} валюты №${id}`,
}
