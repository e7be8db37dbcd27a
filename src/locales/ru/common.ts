import type { AddressMessages, CommonMessages, ErrorMessages, ListMessages, TableMessages } from '../../format/messages/common.ts'
import { meanings } from './failures.ts'

/** Russian {@link CommonMessages}. */
export const commonMessages: CommonMessages = {
  copy: 'Копировать',
  copyAddress: 'Копировать адрес',
  copyHash: 'Копировать хеш',
  copied: 'Скопировано',
  copyFailed: 'Не удалось скопировать',
  lt: (lt) => `лог. время ${lt}`,
  loading: 'Загрузка',
  retry: 'Повторить',
  empty: 'Здесь пока ничего нет',
  meaning: (english) => meanings[english] ?? english,
}

/** Russian {@link AddressMessages}. */
export const addressMessages: AddressMessages = { outside: 'Вне блокчейна', scam: 'Скам' }

/** Russian {@link TableMessages}. */
export const tableMessages: TableMessages = { loadingMore: 'Загружаются следующие строки' }

/** Russian {@link ListMessages}. */
export const listMessages: ListMessages = {
  loadMore: 'Загрузить ещё',
  loadingMore: 'Загрузка…',
  shownSoFar: (_count, shown) => `Показано: ${shown}`,
  all: (_count, shown) => `Это всё: ${shown}`,
  pages: 'Страницы',
  previous: 'Назад',
  next: 'Вперёд',
  page: (shown) => `Страница ${shown}`,
  pageOf: (shown, total) => `Страница ${shown} из ${total}`,
}

/** Russian {@link ErrorMessages}. */
export const errorMessages: ErrorMessages = {
  title: 'Не удалось загрузить.',
  notFound: 'Индекс этого не знает или пока не знает.',
  noRoute: 'По этому адресу ничего нет. Базовый адрес индекса обычно оканчивается на /api/v3.',
  invalid: 'Недопустимый параметр запроса.',
  unauthorized: 'Ключ API не указан или неверен.',
  forbidden: 'Ключ API относится к другой сети.',
  rateLimited: 'Слишком много запросов для этого ключа.',
  server: 'Внутренняя ошибка сервиса.',
  timeout: 'Сервис не ответил вовремя.',
  network: 'Нет связи с сервисом.',
  shape: 'Сервис ответил в неожиданной форме.',
  notMirrored: 'В этом браузере этого нет, а сервис не запрашивался.',
  unknown: 'Что-то пошло не так.',
  retryIn: (wait) => `Повтор через ${wait}.`,
}
