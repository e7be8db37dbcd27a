import type { AddressMessages, CommonMessages, ErrorMessages, ListMessages, TableMessages } from '../messages/common.ts'
import { countRussian } from '../format/plurals.ts'

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
  unreachable: 'Сервис недоступен',
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
export const tableMessages: TableMessages = {
  loadingMore: 'Загружаются следующие строки',
  details: 'Детали',
  closeDetails: 'Закрыть',
  transaction: 'Транзакция',
  account: 'Аккаунт',
  hash: 'Хеш',
  lt: 'Логическое время',
  jetton: 'Жетон',
  symbol: 'Символ',
  exact: 'Точно',
  columns: 'Столбцы',
  density: 'Высота строк',
  densities: { normal: 'Обычная', compact: 'Компактная' },
  filter: 'Фильтр',
  clearFilters: 'Сбросить фильтры',
  found: (shown, total) => `Строк: ${shown} из ${total}`,
  foundLoaded: (shown, loaded) => `Строк: ${shown} из ${loaded} загруженных`,
  loadMore: 'Загрузить ещё строки',
  moreColumns: (names) => `Ещё столбцы: ${names}`,
  fewerColumns: 'Меньше столбцов',
  export: 'Экспорт',
  filtered: (_count, shown) => `Найденные строки: ${shown}`,
  loaded: (_count, shown) => `Загруженные строки: ${shown}`,
  range: 'Период',
  firstDay: 'С',
  lastDay: 'По',
  invalidRange: 'Начальная дата не может быть позже конечной.',
  csv: 'CSV',
  json: 'JSON',
  running: (count, shown) => `Загружено: ${countRussian(count, shown, 'строка', 'строки', 'строк')}`,
  reached: (day) => `до ${day}`,
  done: (count, shown) => `Экспортировано: ${countRussian(count, shown, 'строка', 'строки', 'строк')}`,
  stopped: (count, shown) =>
    `Экспорт остановлен после ${countRussian(count, shown, 'строки', 'строк', 'строк')}. Файл не сохранён.`,
  failedAfter: (count, shown) =>
    `Ошибка экспорта после ${countRussian(count, shown, 'строки', 'строк', 'строк')}. Файл не сохранён.`,
  stop: 'Остановить',
}

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
  notSent: 'Запрос составлен неверно и не был отправлен.',
  attribute: 'Этот элемент настроен неверно.',
  malformed: 'Неверный формат данных.',
  unauthorized: 'Ключ API не указан или неверен.',
  forbidden: 'Сервис отказал в доступе. Ключ API должен быть от этой сети.',
  rateLimited: 'Слишком много запросов. Подождите немного и повторите попытку.',
  server: 'У сервиса проблемы. Попробуйте позже.',
  timeout: 'Сервис слишком долго не отвечает. Повторите попытку.',
  network: 'Сервис недоступен. Проверьте подключение к сети.',
  offline: 'Нет подключения к сети.',
  redirected: 'Сервис переехал на другой адрес; ключ API туда не отправлен.',
  shape: 'Сервис вернул неожиданный ответ.',
  tooLarge: 'Ответ слишком большой. Запросите меньше строк.',
  outdatedService: 'Этот сервис слишком старый для такого запроса.',
  notLoaded: 'Эту часть страницы загрузить не удалось. Повторите попытку или обновите страницу.',
  notAccepted: 'Сообщение будет отклонено: получатель его не примет.',
  notEmulated: 'Это сообщение нельзя эмулировать: кошелёк, адрес или данные в нём не подходят.',
  notMirrored: 'Этих данных нет в браузере, а сервис не запрашивался.',
  unknown: 'Что-то пошло не так.',
  retryIn: (wait) => `Повторите попытку через ${wait}.`,
}
