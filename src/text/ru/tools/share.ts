import type { ShareMessages } from '../../messages/tools/share.ts'

/** Russian {@link ShareMessages}. */
export const shareMessages: ShareMessages = {
  label: 'Поделиться',
  copyLink: 'Скопировать ссылку',
  copyText: 'Скопировать как текст',
  save: {
    og: { png: 'Сохранить картинку (PNG)', svg: 'Сохранить картинку (SVG)' },
    receipt: { png: 'Сохранить квитанцию (PNG)', svg: 'Сохранить квитанцию (SVG)' },
  },
  print: 'Печать',
  failed: 'Не удалось сохранить картинку. Выберите другой формат.',
  kinds: { trace: 'Транзакция', transaction: 'Транзакция', account: 'Аккаунт' },
  receipt: 'Квитанция',
  forecast: 'Прогноз: ничего из этого ещё не произошло',
  pending: 'Ещё не окончательно и может измениться',
  testNetwork: 'Тестовая сеть: эти монеты ничего не стоят',
  network: 'Сеть',
  status: 'Статус',
  reason: 'Причина',
  time: 'Время',
  asOf: 'По состоянию на',
  fees: 'Комиссии',
  transactions: 'Транзакции',
  comment: 'Комментарий',
  check: 'Проверка хеша',
  link: 'Ссылка',
  address: 'Адрес',
  jettons: 'Жетоны',
  more: (_count, shown) => `и ещё ${shown}`,
  others: 'и другие',
}
