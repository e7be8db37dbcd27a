import type { Messages } from '../../en/index.ts'
import { countRussian } from '../../format/intl.ts'

const hops = (count: number, locale: string): string => countRussian(count, locale, 'переход', 'перехода', 'переходов')

export const trace: Messages['trace'] = {
  verdict: 'Результат',
  forecast: 'Симуляция: ещё ничего не отправлено',
  outline: 'Трейс списком',
  table: 'Транзакции трейса',
  timeline: 'Шкала времени трейса',
  flow: 'Движение средств',
  empty: 'В этом трейсе нет транзакций',
  help:
    'Вверх и вниз: соседняя строка. Вправо: развернуть или к первому потомку. Влево: свернуть или к родителю. ' +
    'Home и End: первая и последняя. E: следующая неудачная транзакция. Звёздочка: развернуть все соседние. Enter: выбрать.',
  timelineHelp:
    'Вверх и вниз: соседняя строка. Home и End: первая и последняя. E: следующая неудачная транзакция. Enter: выбрать.',
  more: (shown) => `и ещё с ошибкой: ${shown}`,
  returned: 'сумма возвращена отправителю',
  marks: { comma: ', ', stop: '.' },
  firstFailure: 'Первая ошибка',
  show: 'Показать',
  loading: (loaded, total) =>
    total === undefined ? `Загружено транзакций: ${loaded}` : `Загружено транзакций: ${loaded} из ${total}`,
  hops,
  within: (duration) => `за ${duration}`,
  fees: (amount) => `комиссии ${amount}`,
  paidBy: 'плательщик',
  columns: {
    account: 'Аккаунт',
    operation: 'Операция',
    outcome: 'Результат',
    value: 'Сумма',
    fee: 'Комиссия',
    time: 'Время',
  },
  openAll: 'Развернуть все',
  closeAll: 'Свернуть все',
  axis: 'Ось',
  axes: { hop: 'Переход', lt: 'LT', time: 'Время блока' },
  axisNotes: {
    hop: 'Положение: число сообщений от первой транзакции. Столбцы показывают число транзакций; красный — среди них есть неудачные.',
    lt: 'Положение: логическое время от первой транзакции. Столбцы показывают число транзакций; красный — среди них есть неудачные.',
    time: 'Положение: время блока от первой транзакции. Столбцы показывают число транзакций; красный — среди них есть неудачные.',
  },
  hop: (shown) => `переход ${shown}`,
  since: (duration) => `через ${duration}`,
  between: (first, last) => `${first} – ${last}`,
  assets: { coin: 'Основная монета', currency: 'Доп. валюта', unknownJetton: 'Неизвестный жетон', nft: 'NFT' },
  networkFees: 'Комиссии сети',
  otherAccounts: (count, locale) => `Ещё ${countRussian(count, locale, 'аккаунт', 'аккаунта', 'аккаунтов')}`,
  elsewhere: {
    'in-flight': 'В пути',
    issued: 'Выпущено',
    outside: 'Извне этого трейса',
    lost: 'Не принято',
  },
  issued: { minted: 'Выпущено', burned: 'Сожжено' },
  partial: 'Часть трейса отсутствует. Показаны изменения только в загруженной части.',
  noAssetsMoved: 'Активы не перемещались',
}

export const traceDetails: Messages['traceDetails'] = {
  title: 'Сведения о трейсе',
  empty: 'Трейс не найден',
  traceId: 'ID трейса',
  externalHash: 'Хеш внешнего сообщения',
  state: 'Состояние',
  states: {
    complete: 'Завершён',
    pending: 'Ожидает',
    broken: 'Повреждён',
    unclassified: 'Ожидаются',
    failed: 'Недоступны',
    ok: 'Готовы',
  },
  classification: 'Действия',
  messages: 'Сообщения',
  pendingMessages: 'Ожидающие сообщения',
  cutOff: 'Сокращён',
  firstBlock: 'Первый блок мастерчейна',
  lastBlock: 'Последний блок мастерчейна',
  start: 'Начало',
  end: 'Конец',
  startLt: 'Начало (LT)',
  endLt: 'Конец (LT)',
  warning: 'Предупреждение',
}
