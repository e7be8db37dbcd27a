import type { LedgerMessages } from '../../messages/transactions/ledger.ts'

/** Russian {@link LedgerMessages}. */
export const ledgerMessages: LedgerMessages = {
  title: 'Журнал операций',
  empty: 'Балансы не менялись',
  kind: 'Вид',
  time: 'Время',
  counterparty: 'Контрагент',
  amount: 'Сумма',
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
    import: 'Комиссия за импорт',
    gas: 'Комиссия за газ',
    action: 'Комиссия за действия',
    bounce: 'Комиссия за возврат',
    forward: 'Комиссия за пересылку',
    total: 'Комиссии',
  },
  internal: 'Между своими аккаунтами',
  unexplained: 'Ни сообщение, ни комиссия не объясняют это изменение',
}
