import { formatNumber } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'

export const transaction: Messages['transaction'] = {
  call: (opcode) => `调用 ${opcode}`,
  batch: '多条消息',
  external: '外部消息',
  tick: '块首触发',
  tock: '块末触发',
  storage: '存储费',
  split: '账户拆分',
  merge: '账户合并',
  in: '收到',
  out: '发出',
  self: '发给自己',
  fee: '手续费',
  lt: 'LT',
  undecoded: '服务未解码的附言',
  empty: '未找到交易',
  currency: (id) => `货币 #${id}`,
  messages: (count, locale) => `发出 ${formatNumber(count, locale)} 条消息`,
  logs: (count, locale) => `${formatNumber(count, locale)} 条日志`,
  more: (count, locale) => `另有 ${formatNumber(count, locale)} 条`,
}

export const transactionTable: Messages['transactionTable'] = {
  empty: '没有交易',
  value: (symbol) => (symbol === '' ? '金额' : `金额（${symbol}）`),
  fee: (symbol) => (symbol === '' ? '手续费' : `手续费（${symbol}）`),
  unreadable: '格式错误的行',
  pending: '待处理',
  others: (count, locale) => `+${formatNumber(count, locale)}`,
  extra: (amount, id) => `以及 ${amount} 货币 #${id}`,
}
