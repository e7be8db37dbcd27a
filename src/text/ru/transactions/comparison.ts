import { formatNumber } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'

export const comparison: Messages['comparison'] = {
  title: 'Сравнение двух трейсов',
  empty: 'Выберите два трейса',
  sides: { left: 'Первый', right: 'Второй' },
  columns: {
    account: 'Аккаунт',
    operation: 'Операция',
    outcome: 'Результат',
    exitCode: 'Код выхода',
    value: 'Сумма',
    fees: 'Комиссии',
    gas: 'Газ',
    differs: 'Отличия',
  },
  field: { outcome: 'результат', exitCode: 'код выхода', value: 'сумма', fees: 'комиссии', gas: 'газ' },
  only: (name) => `только в ${name}`,
  same: 'нет',
  summary: (differing, total, locale) =>
    `Различаются транзакции: ${formatNumber(differing, locale)} из ${formatNumber(total, locale)}`,
  equal: 'Все транзакции одинаковы',
  totalFees: 'Всего комиссий',
  instead: 'вместо',
  graphs: 'Графы',
}
