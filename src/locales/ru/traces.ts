import type { TraceMessages } from '../../format/messages/traces.ts'
import { countRussian } from '../plurals.ts'

const hops = (count: number, shown: string): string => countRussian(count, shown, 'переход', 'перехода', 'переходов')

/** Russian {@link TraceMessages}. */
export const traceMessages: TraceMessages = {
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
