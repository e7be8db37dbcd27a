import type { Texts } from '../en/index.ts'

export const prices: Texts['prices'] = {
  value: 'Стоимость',
  balance: 'Стоимость баланса:',
  asOf: (time) => `по цене на ${time}`,
  price: (price, time) => `Цена единицы: ${price}, ${time}`,
  none: 'Нет цены',
  failed: 'Цена не загружена',
}
