import type { AddressMessages } from '../address.ts'
import type { BodyMessages } from '../body.ts'
import type { CommonMessages } from '../common.ts'
import type { ErrorMessages } from '../error.ts'
import type { ListMessages } from '../list.ts'
import type { LiveMessages } from '../live.ts'
import type { MediaMessages } from '../media.ts'
import type { MediaPlayerMessages } from '../mediaPlayer.ts'
import type { RawDataMessages } from '../raw-data.ts'
import type { SearchMessages } from '../search.ts'
import type { TableMessages } from '../table.ts'
import { counted } from './count.ts'
import { meanings } from './failures.ts'

/** Russian {@link CommonMessages}. */
export const common: CommonMessages = {
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
export const address: AddressMessages = { outside: 'Вне блокчейна', scam: 'Скам' }

/** Russian {@link ErrorMessages}. */
export const error: ErrorMessages = {
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

/** Russian {@link TableMessages}. */
export const table: TableMessages = { loadingMore: 'Загружаются следующие строки' }

/** Russian {@link ListMessages}. */
export const list: ListMessages = {
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

/** Russian {@link MediaMessages}. */
export const media: MediaMessages = {
  blocked: 'Изображение не загружено',
  broken: 'Изображение недоступно',
  none: 'Нет изображения',
  slow: 'Ещё загружается',
}

/** Russian {@link MediaPlayerMessages}. */
export const mediaPlayer: MediaPlayerMessages = {
  start: {
    image: 'Показать изображение',
    video: 'Включить видео',
    audio: 'Включить звук',
    html: 'Запустить интерактивную работу',
  },
  blocked: {
    image: 'Изображение не загружено:',
    video: 'Видео не загружено:',
    audio: 'Звук не загружен:',
    html: 'Интерактивная работа не загружена:',
  },
  broken: 'Загрузить не удалось, или это не то, чем оно названо.',
  runsCode: 'Выполняет собственный код отдельно от этой страницы и может сообщить другим узлам, что вы это смотрите.',
  fullScreen: 'Во весь экран',
  close: 'Закрыть',
}

/** Russian {@link RawDataMessages}. */
export const rawData: RawDataMessages = {
  label: 'Исходные данные',
  search: 'Искать здесь',
  position: (at, count) => `${at} из ${count}`,
  noMatches: 'Совпадений нет',
  partly: (words) => `${words}, просмотрено не всё`,
  previous: 'Предыдущее совпадение',
  next: 'Следующее совпадение',
  copyAll: 'Копировать всё',
  copyValue: 'Копировать значение',
  value: 'Значение',
  hash: 'Хеш',
  bits: (count, shown) => counted(count, shown, 'бит', 'бита', 'бит'),
  unreadable: 'Не читается как набор ячеек:',
}

/** Russian {@link BodyMessages}. */
export const body: BodyMessages = {
  cell: 'Ячейка',
  whole: 'Тело в ячейках',
  yes: 'Да',
  no: 'Нет',
  none: 'Пусто',
  empty: 'Пустое тело',
  undecoded: 'Не расшифровано',
  absent: 'Нет в этом ответе',
  readHere: 'Прочитано в этом браузере',
  more: (_count, shown) => `и ещё ${shown}`,
  rest: 'Остаток',
  comment: 'Комментарий',
  encrypted: 'Зашифрованный комментарий',
}

/** Russian {@link SearchMessages}. */
export const search: SearchMessages = {
  label: 'Поиск',
  placeholder: 'Адрес, имя, хеш, блок или ссылка',
  clear: 'Очистить',
  go: 'Найти',
  options: 'Что это может быть',
  kinds: {
    address: 'Аккаунт',
    domain: 'Имя',
    transaction: 'Транзакция',
    message: 'Сообщение',
    hash: 'Транзакция, сообщение или блок с этим хешем',
    block: 'Блок',
    lt: 'Логическое время',
  },
  forms: {
    raw: 'в исходной форме',
    bounceable: 'с возвратом',
    'non-bounceable': 'без возврата',
  },
  testOnly: 'для тестовой сети',
  masterchain: 'мастерчейн',
  workchain: (id) => `воркчейн ${id}`,
  fromLink: (host) => `из ссылки на ${host}`,
  problems: {
    checksum: 'Похоже на адрес, но один из символов неверен: контрольная сумма не сходится.',
    addressLength: 'Похоже на адрес, но часть его отсутствует.',
    hashLength: 'Похоже на хеш, но в нём должно быть 64 шестнадцатеричных цифры.',
    letters: 'Имена состоят только из латинских букв, цифр и дефисов; это может подделывать другое.',
    link: 'Эта ссылка не ведёт ни к аккаунту, ни к транзакции, ни к блоку.',
    unknown: 'Это не адрес, не имя, не хеш, не блок и не ссылка на них.',
  },
  count: (count, shown) => counted(count, shown, 'совпадение', 'совпадения', 'совпадений'),
}

/** Russian {@link LiveMessages}. */
export const live: LiveMessages = {
  finality: {
    pending: 'В ожидании',
    confirmed: 'Подтверждена',
    finalized: 'Окончательна',
    invalidated: 'Отозвана',
  },
  meaning: {
    pending: 'Результат эмуляции: ещё может измениться или исчезнуть.',
    confirmed: 'В блоке, который мастерчейн ещё не зафиксировал.',
    finalized: 'Зафиксирована мастерчейном и не изменится.',
    invalidated: 'Была объявлена, но не состоится.',
  },
  newRows: (_count, shown) => `Новых: ${shown}`,
}
