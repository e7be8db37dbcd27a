import type { Messages } from '../../en/index.ts'
import type { GroupKind } from '../../en/transactions/graph.ts'
import { countRussian } from '../../format/plurals.ts'
import type { TraceWarning } from '../../../meaning/trace/model.ts'
import { status } from './failures.ts'

const transactions = (count: number, shown: string): string =>
  countRussian(count, shown, 'транзакция', 'транзакции', 'транзакций')

const messageCount = (count: number, shown: string): string =>
  countRussian(count, shown, 'сообщение', 'сообщения', 'сообщений')

const hops = (count: number, shown: string): string => countRussian(count, shown, 'переход', 'перехода', 'переходов')

const groupNames: Readonly<Record<GroupKind, (count: number, shown: string) => string>> = {
  siblings: (count, shown) => countRussian(count, shown, 'похожая', 'похожие', 'похожих'),
  chain: hops,
  plumbing: (count, shown) =>
    countRussian(count, shown, 'промежуточный шаг', 'промежуточных шага', 'промежуточных шагов'),
  rest: (_, shown) => `ещё ${shown}`,
  logs: (count, shown) => countRussian(count, shown, 'запись журнала', 'записи журнала', 'записей журнала'),
  waits: (_, shown) => `${shown} в пути`,
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
  region: 'Цепочка сообщений',
  tree: (transactions, messages, failed) =>
    `Цепочка сообщений, ${transactions}, ${messages}${failed === undefined ? '' : `, с ошибкой: ${failed}`}`,
  help:
    'Стрелка вправо: первый потомок. Стрелка влево: родитель. Вверх и вниз: тот же столбец. Home и End: первая и последняя. ' +
    'E: следующая неудачная транзакция. C: свернуть или развернуть. G: группа. Пробел: выбрать. Enter: подробности. ' +
    'Косая черта: поиск. Плюс, минус, 0 и F: масштаб.',
  empty: 'В этом трейсе нет транзакций',
  zoomHint: 'Масштаб: прокрутка с Ctrl или ⌘',
  touchHint: 'Двигайте граф двумя пальцами',
  transactions,
  messages: messageCount,
  verdict: {
    succeeded: 'Успешно',
    failed: 'Ошибка',
    partial: 'Частичная ошибка',
    pending: 'В ожидании',
    wouldSucceed: 'Прогноз: успешно',
    wouldFail: 'Прогноз: ошибка',
    wouldPartlyFail: 'Прогноз: частичная ошибка',
    broken: 'Неполно',
  },
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
  noOpcode: 'Перевод',
  fee: (amount) => `Комиссия ${amount}`,
  open: (hidden, shown) => `Показать ${countRussian(hidden, shown, 'транзакцию', 'транзакции', 'транзакций')}`,
  close: 'Скрыть дочерние транзакции',
  group: (kind, count, shown) => groupNames[kind](count, shown),
  groupAccounts: (count, shown) => countRussian(count, shown, 'аккаунт', 'аккаунта', 'аккаунтов'),
  groupEach: (amount) => `по ${amount}`,
  groupRange: (least, most) => `от ${least} до ${most}`,
  failed: (_, shown) => `с ошибкой: ${shown}`,
  folded: 'сгруппировано',
  unfold: 'Разгруппировать',
  fold: 'Сгруппировать',
  item: ({ seen, outcome, sent, sentShown, hidden, hiddenShown, position, total }) =>
    [
      ...seen,
      outcome,
      ...(sent === 0 ? [] : [`отправлено: ${messageCount(sent, sentShown)}`]),
      ...(hidden === 0 ? [] : [`скрыто: ${transactions(hidden, hiddenShown)}`]),
      `транзакция ${position} из ${total}`,
    ].join(', '),
  end: (kind, seen) => [...seen, kind === 'log' ? 'внешнее исходящее сообщение' : 'транзакции ещё нет'].join(', '),
  grown: (count, shown, failed, failedShown) =>
    `${countRussian(count, shown, 'новая транзакция', 'новые транзакции', 'новых транзакций')}${failed === 0 ? '' : `, с ошибкой: ${failedShown}`}`,
}

export const graphTools: Messages['graphTools'] = {
  toolbar: 'Вид',
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
  fit: 'По размеру экрана',
  nextFailure: 'Следующая неудачная транзакция',
  search: 'Поиск в этом трейсе',
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
  follow: 'Следить за новыми транзакциями',
  newBelow: (_, shown) => `Новых: ${shown}`,
  view: 'Режим просмотра',
  views: { messages: 'Сообщения', actions: 'Действия', accounts: 'Аккаунты', outline: 'Список' },
  export: 'Экспорт',
  exportAs: { svg: 'Изображение SVG', png: 'Изображение PNG', mermaid: 'Диаграмма Mermaid', json: 'Трейс в JSON' },
  exportSmaller: (percent) => `Изображение слишком большое и сохранено в масштабе ${percent}.`,
  exportFailed: 'Не удалось экспортировать. Попробуйте другой формат.',
  exportTooLarge: (most) => `Mermaid поддерживает не больше ${most} сообщений. Сверните часть ветвей и повторите.`,
  paperTooLarge: (transactions) =>
    `Напечатана только видимая часть: все транзакции (${transactions}) были бы слишком мелкими. Сохраните граф в файл.`,
  sentBy: (account) => `Отправитель ${account}`,
  receivedBy: (account) => `Получатель ${account}`,
  nothingSent: 'Сообщений нет',
  close: 'Закрыть',
  accounts: (accounts, messages) => `Граф аккаунтов. Аккаунтов: ${accounts}. Сообщений между ними: ${messages}`,
  accountRole: 'аккаунт',
  accountHelp: 'Стрелки: ближайший аккаунт. Enter: его первая транзакция. Плюс, минус, 0 и F: масштаб.',
  incoming: (_, shown) => `входящих: ${shown}`,
  outgoing: (_, shown) => `исходящих: ${shown}`,
  neighborhood: (account, shown, all) => `Показаны ${shown} из ${all} аккаунтов: соседи ${account}`,
  showNeighbors: 'Показать только соседей',
  times: (shown) => `${shown} ×`,
}
