import type { Texts } from '../en/index.ts'

export const prices: Texts['prices'] = {
  value: '价值',
  balance: '余额价值：',
  asOf: (time) => `按 ${time} 的价格`,
  price: (price, time) => `单价：${price}，${time}`,
  none: '无价格',
  failed: '价格未加载',
}
