import { formatNumber } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'

export const comparison: Messages['comparison'] = {
  title: '两条追踪的比较',
  empty: '请选择两条追踪',
  sides: { left: '第一条', right: '第二条' },
  columns: {
    account: '账户',
    operation: '操作',
    outcome: '结果',
    exitCode: '退出码',
    value: '金额',
    fees: '手续费',
    gas: 'Gas 用量',
    differs: '差异',
  },
  field: { outcome: '结果', exitCode: '退出码', value: '金额', fees: '手续费', gas: 'Gas 用量' },
  only: (name) => `仅见于 ${name}`,
  same: '无',
  summary: (differing, total, locale) =>
    `${formatNumber(total, locale)} 笔交易中有 ${formatNumber(differing, locale)} 笔不同`,
  equal: '所有交易都相同',
  totalFees: '手续费合计',
  instead: '而不是',
  graphs: '图',
}
