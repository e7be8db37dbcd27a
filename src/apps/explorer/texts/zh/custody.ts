import type { Texts } from '../en/index.ts'

export const custody: Texts['custody'] = {
  multisig: '多签',
  orders: '订单',
  noOrders: '还没有人提出订单',
  order: '订单',
  vesting: '锁仓',
}
