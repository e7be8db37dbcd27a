import type { Messages } from '../../en/index.ts'

export const ledger: Messages['ledger'] = {
  title: 'Журнал операций',
  empty: 'Балансы не менялись',
  balance: 'Баланс после',
  asset: 'Актив',
  coin: 'Монета',
  kinds: {
    transfer: 'Перевод',
    swap: 'Обмен',
    purchase: 'Покупка',
    sale: 'Продажа',
    stake: 'Стейкинг',
    reward: 'Вознаграждение',
    mint: 'Выпуск',
    burn: 'Сжигание',
    deploy: 'Развёртывание',
    bounce: 'Возврат',
    unexplained: 'Без объяснения',
  },
  fees: {
    storage: 'Комиссия за хранение',
    import: 'Комиссия за приём',
    gas: 'Комиссия за газ',
    action: 'Комиссия за действия',
    bounce: 'Комиссия за возврат',
    forward: 'Комиссия за пересылку',
    total: 'Комиссии',
  },
  internal: 'Внутренний перевод',
  unexplained: 'Необъяснённое изменение',
}
