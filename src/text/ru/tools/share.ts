import type { Messages } from '../../en/index.ts'

export const share: Messages['share'] = {
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
  forecast: 'Симуляция: ещё ничего не отправлено',
  pending: 'Ещё не окончательно и может измениться',
  testNetwork: 'Тестовая сеть: эти монеты ничего не стоят',
  network: 'Сеть',
  reason: 'Причина',
  asOf: 'По состоянию на',
  transactions: 'Транзакции',
  check: 'Проверка хеша',
  link: 'Ссылка',
  jettons: 'Жетоны',
  more: (shown) => `и ещё ${shown}`,
  others: 'и другие',
}
