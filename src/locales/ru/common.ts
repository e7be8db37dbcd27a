import type { AddressMessages, CommonMessages, ErrorMessages, ListMessages, TableMessages } from '../../format/messages/common.ts'

/** Russian {@link CommonMessages}. */
export const commonMessages: CommonMessages = {
  copy: 'Копировать',
  copyAddress: 'Копировать адрес',
  copyHash: 'Копировать хеш',
  copied: 'Скопировано',
  copyFailed: 'Не удалось скопировать',
  lt: (lt) => `LT ${lt}`,
  loading: 'Загрузка…',
  retry: 'Повторить',
  empty: 'Нет данных',
  offline: 'Нет сети',
  offlineWait: 'Нет сети. Данные загрузятся, когда подключение восстановится.',
  asOf: 'Данные получены',
}

/** Russian {@link AddressMessages}. */
export const addressMessages: AddressMessages = {
  outside: 'Внешний',
  scam: 'Скам',
  known: {
    elector: 'Электор',
    config: 'Конфигурация',
    system: 'Система',
    zero: 'Нулевой адрес',
    blackHole: 'Чёрная дыра',
    dnsRoot: 'Корень DNS',
    tonDomains: 'Домены TON',
    telegramUsernames: 'Имена Telegram',
    telegramNumbers: 'Номера Telegram',
  },
  namedBy: (kind, source) =>
    ({
      label: 'Ваша метка',
      imported: 'Импортированная метка',
      application: 'Название от этого приложения',
      catalogue: source === undefined ? 'Общеизвестный аккаунт' : `Название из источника «${source}»`,
      domain: 'Домен, по данным индекса',
      claim: 'Название, которое токен дал себе сам',
    })[kind],
  favorite: 'Избранное',
  imitates: (label) => `Похоже на вашу метку «${label}», но это другой адрес`,
}

/** Russian {@link TableMessages}. */
export const tableMessages: TableMessages = { loadingMore: 'Загружаются следующие строки', details: 'Детали', closeDetails: 'Закрыть' }

/** Russian {@link ListMessages}. */
export const listMessages: ListMessages = {
  loadMore: 'Загрузить ещё',
  loadingMore: 'Загружаем ещё строки…',
  shownSoFar: (_count, shown) => `Показано: ${shown}`,
  showMore: (shown, left) => (left === undefined ? `Показать ещё ${shown}` : `Показать ещё ${shown} (скрыто ${left})`),
  all: (_count, shown) => `Всего: ${shown}`,
  pages: 'Страницы',
  previous: 'Назад',
  next: 'Вперёд',
  page: (shown) => `Страница ${shown}`,
  pageOf: (shown, total) => `Страница ${shown} из ${total}`,
}

/** Russian {@link ErrorMessages}. */
export const errorMessages: ErrorMessages = {
  title: 'Не удалось загрузить.',
  notFound: 'Не найдено. Возможно, сервис ещё не проиндексировал эти данные.',
  noRoute: 'Этот URL не относится к API. Проверьте базовый адрес: обычно он заканчивается на /api/v3.',
  invalid: 'Сервис отклонил параметр запроса.',
  unauthorized: 'Ключ API не указан или неверен.',
  forbidden: 'Ключ API предназначен для другой сети.',
  rateLimited: 'Слишком много запросов. Подождите немного и повторите попытку.',
  server: 'У сервиса проблемы. Попробуйте позже.',
  timeout: 'Сервис слишком долго не отвечает. Повторите попытку.',
  network: 'Сервис недоступен. Проверьте подключение к сети.',
  offline: 'Нет подключения к сети.',
  redirected: 'Сервис переехал на другой адрес; ключ API туда не отправлен.',
  shape: 'Сервис вернул неожиданный ответ.',
  tooLarge: 'Ответ слишком большой. Запросите меньше строк.',
  outdatedService: 'Этот сервис слишком старый для такого запроса.',
  notAccepted: 'Сообщение будет отклонено: получатель его не примет.',
  notEmulated: 'Это сообщение нельзя эмулировать: кошелёк, адрес или данные в нём не подходят.',
  notMirrored: 'Этих данных нет в браузере, а сервис не запрашивался.',
  unknown: 'Что-то пошло не так. Повторите попытку.',
  retryIn: (wait) => `Повторите попытку через ${wait}.`,
}
