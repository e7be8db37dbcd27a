import { skipMeaning } from '../../../model/exitCodes.ts'
import type { GraphMessages, GroupKind } from '../graph.ts'
import type { GraphToolsMessages } from '../graphTools.ts'
import type { StatusMessages } from '../status.ts'
import type { TraceMessages } from '../trace.ts'
import { counted } from './count.ts'
import { failureText, idleText, warningText } from './failures.ts'

const transactions = (count: number, shown: string): string =>
  counted(count, shown, 'транзакция', 'транзакции', 'транзакций')
const messageCount = (count: number, shown: string): string =>
  counted(count, shown, 'сообщение', 'сообщения', 'сообщений')
const hops = (count: number, shown: string): string => counted(count, shown, 'переход', 'перехода', 'переходов')

/** Russian {@link StatusMessages}. */
export const status: StatusMessages = {
  success: 'Успешно',
  failed: 'Ошибка',
  pending: 'В ожидании',
  skipped: 'Доставлено',
  unknown: 'Неизвестно',
  failure: (failure) => `${failureText(failure)}.`,
  idle: (reason) => idleText(skipMeaning(reason)),
  bounced: 'Вернулось',
  returned: 'Сумма вернулась отправителю.',
}

const groupNames: Readonly<Record<GroupKind, (count: number, shown: string) => string>> = {
  siblings: (count, shown) => counted(count, shown, 'похожая', 'похожие', 'похожих'),
  chain: hops,
  plumbing: (count, shown) => counted(count, shown, 'шаг между ними', 'шага между ними', 'шагов между ними'),
  rest: (_, shown) => `ещё ${shown}`,
  logs: (count, shown) => counted(count, shown, 'запись журнала', 'записи журнала', 'записей журнала'),
  waits: (_, shown) => `${shown} в пути`,
}

/** Russian {@link GraphMessages}. */
export const graph: GraphMessages = {
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
  open: (hidden, shown) => `Показать ${counted(hidden, shown, 'транзакцию', 'транзакции', 'транзакций')}`,
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
    `${counted(count, shown, 'новая транзакция', 'новые транзакции', 'новых транзакций')}${failed === 0 ? '' : `, с ошибкой: ${failedShown}`}`,
}

/** Russian {@link GraphToolsMessages}. */
export const graphTools: GraphToolsMessages = {
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
        ? counted(count, shown, 'совпадение', 'совпадения', 'совпадений')
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

/** Russian {@link TraceMessages}. */
export const trace: TraceMessages = {
  verdict: 'Итог',
  outline: 'Цепочка сообщений списком',
  table: 'Транзакции цепочки сообщений',
  timeline: 'Цепочка сообщений во времени',
  flow: 'Кто получил и кто заплатил',
  empty: 'В этом трейсе нет транзакций',
  help:
    'Вверх и вниз: соседняя строка. Вправо: открыть или к первому потомку. Влево: закрыть или к родителю. ' +
    'Home и End: первая и последняя. E: следующая неудачная транзакция. Звёздочка: открыть все соседние. Enter: выбрать.',
  timelineHelp:
    'Вверх и вниз: соседняя строка. Home и End: первая и последняя. E: следующая неудачная транзакция. Enter: выбрать.',
  more: (shown) => `и ещё с ошибкой: ${shown}`,
  returned: 'сумма вернулась отправителю',
  firstFailure: 'Первая ошибка у',
  show: 'Показать её',
  loading: (loaded, total) =>
    total === undefined ? `Загружено транзакций: ${loaded}` : `Загружено транзакций: ${loaded} из ${total}`,
  hops,
  within: (duration) => `за ${duration}`,
  fees: (amount) => `комиссии ${amount}`,
  columns: {
    account: 'Аккаунт',
    operation: 'Операция',
    outcome: 'Итог',
    value: 'Сумма',
    fee: 'Комиссия',
    time: 'Время',
  },
  openAll: 'Открыть все',
  closeAll: 'Закрыть все',
  axis: 'Ось',
  axes: { hop: 'Переход', lt: 'Логическое время', time: 'Время блока' },
  hop: (shown) => `переход ${shown}`,
  since: (duration) => `через ${duration}`,
  between: (first, last) => `${first} – ${last}`,
  assets: { coin: 'Монета', currency: 'Валюта', unknownJetton: 'Неизвестный жетон', nft: 'NFT' },
  paidFees: 'Комиссии',
  gained: 'получил',
  gave: 'заплатил',
  change: 'Изменение',
  elsewhere: {
    'in-flight': 'В пути',
    issued: 'Выпущено',
    outside: 'Извне этого трейса',
    lost: 'Не принято',
  },
  issued: { minted: 'Выпущено', burned: 'Сожжено' },
  showMore: (shown) => `Показать ещё ${shown}`,
  partial: 'Части трейса не хватает: здесь изменения остального.',
  nothingMoved: 'Ничего не перешло из рук в руки',
}
