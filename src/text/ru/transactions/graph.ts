import { formatNumber, countRussian } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'
import type { GroupKind } from '../../en/transactions/graph.ts'
import type { TraceWarning } from '../../../meaning/trace/model.ts'
import { status } from './failures.ts'
import { progress } from './progress.ts'

const transactions = (count: number, locale: string): string =>
  countRussian(count, locale, 'транзакция', 'транзакции', 'транзакций')

const messageCount = (count: number, locale: string): string =>
  countRussian(count, locale, 'сообщение', 'сообщения', 'сообщений')

const hops = (count: number, locale: string): string => countRussian(count, locale, 'шаг', 'шага', 'шагов')

const groupNames: Readonly<Record<GroupKind, (count: number, locale: string) => string>> = {
  siblings: (count, locale) => countRussian(count, locale, 'похожая', 'похожие', 'похожих'),
  chain: hops,
  hop: (count, locale) =>
    `через ${countRussian(count, locale, 'кошелёк жетона', 'кошелька жетона', 'кошельков жетона')}`,
  plumbing: (count, locale) =>
    countRussian(count, locale, 'промежуточный шаг', 'промежуточных шага', 'промежуточных шагов'),
  rest: (count, locale) => `ещё ${formatNumber(count, locale)}`,
  logs: (count, locale) => countRussian(count, locale, 'запись журнала', 'записи журнала', 'записей журнала'),
  waits: (count, locale) => `${formatNumber(count, locale)} в пути`,
}

/** Tells what is missing in a trace. */
function describeWarning({ kind, count, text }: TraceWarning): string {
  const lost = countRussian(count, String(count), 'транзакция', 'транзакции', 'транзакций')
  const texts: Readonly<Record<TraceWarning['kind'], string>> = {
    'cut-off': `Трейс слишком большой. Сервис вернул не все транзакции${count === 0 ? '' : `, пропущено: ${count}`}.`,
    'missing-transactions': `Не хватает: ${lost}.`,
    'missing-senders': `Нет транзакции, отправившей сообщение. Затронуто: ${lost}.`,
    'missing-receivers': `Нет транзакции получателя. Доставлено: ${countRussian(count, String(count), 'сообщение', 'сообщения', 'сообщений')}.`,
    ring: 'Противоречивый ответ: некоторые транзакции вызывают сами себя.',
    unreadable: `Неверный формат: ${countRussian(count, String(count), 'строка', 'строки', 'строк')}. Нечитаемые данные пропущены.`,
    service: text,
  }
  return texts[kind]
}

export const graph: Messages['graph'] = {
  region: 'Трейс',
  tree: (transactions, messages, failed) =>
    `Трейс, ${transactions}, ${messages}${failed === undefined ? '' : `, с ошибкой: ${failed}`}`,
  help:
    'Стрелка вправо: первый потомок. Стрелка влево: родитель. Вверх и вниз: тот же столбец. Home и End: первая и последняя. ' +
    'E: следующая неудачная транзакция. C: свернуть или развернуть. G: группа. Пробел: выбрать. Enter: подробности. ' +
    'Косая черта: поиск. Плюс, минус, 0 и F: масштаб.',
  empty: 'В этом трейсе нет транзакций',
  zoomHint: 'Масштаб: прокрутка с Ctrl или ⌘',
  touchHint: 'Двигайте граф двумя пальцами',
  transactions,
  messages: messageCount,
  verdict: progress.verdict,
  failure: status.failure,
  warning: describeWarning,
  outcome: {
    success: 'успешно',
    failed: 'ошибка',
    pending: 'не окончательно',
    skipped: 'не выполнено',
    unknown: 'результат неизвестен',
  },
  notExecuted: 'Не выполнено',
  external: 'Внешнее сообщение',
  system: 'Система',
  tick: 'Тик',
  tock: 'Ток',
  bounce: 'Возврат',
  bounced: 'Возврат',
  log: 'Журнал',
  waiting: 'В пути',
  fee: (amount) => `Комиссия ${amount}`,
  open: (hidden, locale) => `Показать ${countRussian(hidden, locale, 'транзакцию', 'транзакции', 'транзакций')}`,
  close: 'Скрыть дочерние транзакции',
  group: (kind, count, locale) => groupNames[kind](count, locale),
  via: (account) => `через ${account}`,
  groupAccounts: (count, locale) => countRussian(count, locale, 'аккаунт', 'аккаунта', 'аккаунтов'),
  groupEach: (amount) => `по ${amount}`,
  groupRange: (least, most) => `от ${least} до ${most}`,
  failed: (count, locale) => `с ошибкой: ${formatNumber(count, locale)}`,
  folded: 'сгруппировано',
  unfold: 'Разгруппировать',
  fold: 'Сгруппировать',
  item: ({ seen, outcome, sent, hidden, position, total, locale }) =>
    [
      ...seen,
      outcome,
      ...(sent === 0 ? [] : [`отправлено: ${messageCount(sent, locale)}`]),
      ...(hidden === 0 ? [] : [`скрыто: ${transactions(hidden, locale)}`]),
      `транзакция ${position} из ${total}`,
    ].join(', '),
  end: (kind, seen) => [...seen, kind === 'log' ? 'внешнее исходящее сообщение' : 'транзакции ещё нет'].join(', '),
  grown: (count, failed, locale) =>
    `${countRussian(count, locale, 'новая транзакция', 'новые транзакции', 'новых транзакций')}${failed === 0 ? '' : `, с ошибкой: ${formatNumber(failed, locale)}`}`,
}
