import type { GraphMessages, GraphToolsMessages, GroupKind } from '../../format/messages/graph.ts'
import { countRussian } from '../plurals.ts'
import { failureText, warningText } from './failures.ts'

const transactions = (count: number, shown: string): string =>
  countRussian(count, shown, 'транзакция', 'транзакции', 'транзакций')

const messageCount = (count: number, shown: string): string =>
  countRussian(count, shown, 'сообщение', 'сообщения', 'сообщений')

const hops = (count: number, shown: string): string => countRussian(count, shown, 'переход', 'перехода', 'переходов')

const groupNames: Readonly<Record<GroupKind, (count: number, shown: string) => string>> = {
  siblings: (count, shown) => countRussian(count, shown, 'похожая', 'похожие', 'похожих'),
  chain: hops,
  plumbing: (count, shown) => countRussian(count, shown, 'шаг между ними', 'шага между ними', 'шагов между ними'),
  rest: (_, shown) => `ещё ${shown}`,
  logs: (count, shown) => countRussian(count, shown, 'запись журнала', 'записи журнала', 'записей журнала'),
  waits: (_, shown) => `${shown} в пути`,
}

/** Russian {@link GraphMessages}. */
export const graphMessages: GraphMessages = {
  region: 'Цепочка сообщений',
  tree: (transactions, messages, failed) =>
    `Цепочка сообщений, ${transactions}, ${messages}${failed === undefined ? '' : `, с ошибкой: ${failed}`}`,
  help:
    'Стрелка вправо: первый потомок. Стрелка влево: родитель. Вверх и вниз: тот же столбец. Home и End: первая и последняя. ' +
    'E: следующая неудачная транзакция. C: закрыть или открыть. G: группа. Пробел: выбрать. Enter: подробности. ' +
    'Косая черта: поиск. Плюс, минус, 0 и F: масштаб.',
  empty: 'В этом трейсе нет транзакций',
  zoomHint: 'Масштаб: прокрутка с Ctrl или ⌘',
  touchHint: 'Двигайте двумя пальцами',
  transactions,
  messages: messageCount,
  verdict: {
    succeeded: 'Успешно',
    failed: 'Ошибка',
    partial: 'Частичная ошибка',
    pending: 'В ожидании',
    broken: 'Неполно',
  },
  failure: failureText,
  warning: warningText,
  outcome: { success: 'успешно', failed: 'ошибка', pending: 'не окончательно', skipped: 'код не выполнялся', unknown: 'исход неизвестен' },
  notExecuted: 'Код не выполнялся',
  external: 'Внешнее сообщение',
  system: 'Система',
  tick: 'Тик',
  tock: 'Ток',
  bounce: 'Возврат',
  bounced: 'Вернулось',
  log: 'Журнал',
  waiting: 'В пути',
  noOpcode: 'Перевод',
  fee: (amount) => `Комиссия ${amount}`,
  open: (hidden, shown) => `Показать ${countRussian(hidden, shown, 'транзакцию', 'транзакции', 'транзакций')}`,
  close: 'Скрыть последующее',
  group: (kind, count, shown) => groupNames[kind](count, shown),
  failed: (_, shown) => `с ошибкой: ${shown}`,
  folded: 'свёрнуто',
  unfold: 'Показать по одной',
  fold: 'Свернуть снова',
  item: ({ seen, outcome, sent, sentShown, hidden, hiddenShown, position, total }) =>
    [
      ...seen,
      outcome,
      ...(sent === 0 ? [] : [`отправлено: ${messageCount(sent, sentShown)}`]),
      ...(hidden === 0 ? [] : [`скрыто: ${transactions(hidden, hiddenShown)}`]),
      `транзакция ${position} из ${total}`,
    ].join(', '),
  end: (kind, seen) =>
    [...seen, kind === 'log' ? 'сообщение за пределы блокчейна' : 'транзакции ещё нет'].join(', '),
  grown: (count, shown, failed, failedShown) =>
    `${countRussian(count, shown, 'новая транзакция', 'новые транзакции', 'новых транзакций')}${failed === 0 ? '' : `, с ошибкой: ${failedShown}`}`,
}

/** Russian {@link GraphToolsMessages}. */
export const graphToolsMessages: GraphToolsMessages = {
  toolbar: 'Вид',
  zoomIn: 'Крупнее',
  zoomOut: 'Мельче',
  fit: 'Показать целиком',
  nextFailure: 'Следующая неудачная транзакция',
  search: 'Искать в этом трейсе',
  closeSearch: 'Закрыть поиск',
  searchLabel: 'Аккаунт, хеш, операция или комментарий',
  searchHint: 'Поиск',
  nextHit: 'Следующее совпадение',
  previousHit: 'Предыдущее совпадение',
  hits: (at, count, shown) =>
    count === 0
      ? 'Совпадений нет'
      : at === ''
        ? countRussian(count, shown, 'совпадение', 'совпадения', 'совпадений')
        : `${at} из ${shown}`,
  follow: 'Следовать за новыми транзакциями',
  newBelow: (_, shown) => `Новых: ${shown}`,
  view: 'Что показано',
  views: { messages: 'Сообщения', actions: 'Действия', accounts: 'Аккаунты' },
  export: 'Сохранить',
  exportAs: { svg: 'Рисунок, SVG', png: 'Рисунок, PNG', mermaid: 'Диаграмма, Mermaid', json: 'Трейс, JSON' },
  exportSmaller: (percent) => `Рисунок был слишком велик и сохранён в размере ${percent}.`,
  exportFailed: 'Сохранить не удалось.',
  exportTooLarge: (most) => `Mermaid рисует не больше ${most} сообщений: сначала закройте часть ветвей.`,
  paperTooLarge: (transactions) =>
    `Видимая часть. Вся картина (число транзакций: ${transactions}) была бы слишком мелкой: сохраните её в файл.`,
  sentBy: (account) => `Отправил ${account}`,
  receivedBy: (account) => `Получил ${account}`,
  nothingSent: 'Сообщений нет',
  close: 'Закрыть',
  accounts: (accounts, messages) => `Аккаунты: ${accounts}, между ними ${messages}`,
  accountRole: 'аккаунт',
  accountHelp: 'Стрелки: ближайший аккаунт. Enter: его первая транзакция. Плюс, минус, 0 и F: масштаб.',
  incoming: (_, shown) => `входящих: ${shown}`,
  outgoing: (_, shown) => `исходящих: ${shown}`,
  neighbourhood: (account, shown, all) => `Аккаунтов: ${shown} из ${all}, те, что рядом с ${account}.`,
  allAccounts: 'Показать все аккаунты',
  around: 'Показать только то, что рядом',
  times: (shown) => `${shown} ×`,
}
