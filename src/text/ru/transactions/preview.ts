import type { PreviewMessages } from '../../messages/transactions/preview.ts'
import { countRussian } from '../../format/plurals.ts'

/** Russian {@link PreviewMessages}. */
export const previewMessages: PreviewMessages = {
  title: 'Предпросмотр транзакции',
  empty: 'Нет сообщения для предпросмотра',
  state: {
    forecast: 'Прогноз',
    refused: 'Будет отклонено',
    sent: 'Отправлено',
    asForecast: 'Выполнено по прогнозу',
    differs: 'Отличается от прогноза',
    happened: 'Выполнено',
    lost: 'Не дошло',
  },
  about: {
    forecast: 'Ничего из этого ещё не произошло. Другие сообщения могут прийти раньше и изменить результат.',
    refused: 'Сообщение ни на что не повлияет и ничего не будет стоить.',
    sent: 'Ждём все транзакции. Показаны суммы из прогноза.',
    asForecast: 'Все транзакции прошли по прогнозу.',
    differs: 'Результат отличается от прогноза.',
    happened: 'Прогноза для этого сообщения не было.',
    lost: 'Сообщение не дошло до сети. Показаны суммы из прогноза.',
  },
  asOfBlock: (seqno) => `По состоянию на блок ${seqno}`,
  stateFrom: 'состояние:',
  source: { service: 'от службы эмуляции', mirror: 'из этого браузера', vm: 'рассчитано в этом браузере' },
  side: { out: 'Вы отправляете', in: 'Вы получаете' },
  nothing: 'Ничего',
  other: { out: 'на', in: 'от' },
  moreAccounts: (count, shown) => `и ещё ${countRussian(count, shown, 'аккаунт', 'аккаунта', 'аккаунтов')}`,
  nft: 'NFT',
  unknownJetton: 'Неизвестный жетон',
  fees: 'Комиссии сети',
  allFees: (amount) => `${amount} во всех транзакциях`,
  forecastWas: 'Прогноз:',
  refusal: (code, reason) =>
    `Аккаунт отклонит это сообщение: код завершения ${code}${reason === undefined ? '' : `, ${reason}`}.`,
  caution: {
    random: 'Контракт берёт случайное число, в сети оно будет другим.',
    'missing-library': 'Здесь нет нужной библиотечной ячейки: контракт с ошибкой в прогнозе может выполниться успешно.',
    'unknown-input': 'Контракт читает прошлые блоки или свой долг, которые прогнозу неизвестны.',
  },
  old: (span) => `Прогноз сделан для состояния старше ${span}.`,
  differences: 'Отличия от прогноза',
  difference: {
    missing: 'Было в прогнозе, но не произошло',
    extra: 'Произошло, но не было в прогнозе',
    outcome: 'Другой результат',
  },
  details: 'Цепочка сообщений и движение средств',
}
