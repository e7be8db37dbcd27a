import type { Texts } from '../en/index.ts'

export const custody: Texts['custody'] = {
  multisig: 'Мультиподпись',
  orders: 'Ордера',
  noOrders: 'Пока никто не предложил ни одного ордера',
  order: 'Ордер',
  vesting: 'Вестинг',
}
