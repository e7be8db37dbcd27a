import { formatNumber } from '../format/intl.ts'
import type { Messages } from '../en/index.ts'

export const chart: Messages['chart'] = {
  part: '部分',
  value: '价值',
  other: (count, locale) => `其他（${formatNumber(count, locale)}）`,

  forwardFee: '转发费',
  noFees: '没有手续费',
  partialFees: '此追踪缺少部分交易，合计可能更高。',
  unstatedFees: (count, locale) => `${formatNumber(count, locale)} 笔交易未注明手续费，合计可能更高。`,

  allocation: '资产分布',
  noParts: '没有可显示的内容',
  unpriced: '无价格',

  holders: '持有者',
  noHolders: '没有持有者',
  nextHolders: (count, locale) => `其后 ${formatNumber(count, locale)} 个持有者`,
  otherHolders: '其他，未加载',
  noHolder: '转账途中或未编入索引',
  someHolders: (count, locale) => `已加载 ${formatNumber(count, locale)} 个持有者`,
  largestHolders: (count, locale) => `仅加载了最大的 ${formatNumber(count, locale)} 个持有者，另有更多`,
  allHolders: (count, locale) => `已加载全部 ${formatNumber(count, locale)} 个有余额的持有者`,
  topHolders: (shown) => `前 ${shown} 名`,
  shareOfSupply: '占供应量',
  shareOfLoaded: '占已加载余额（供应量未知）',

  noBalances: '没有余额',
  lowest: '最低',
  highest: '最高',
  pointCount: (count, locale) => `${formatNumber(count, locale)} 个数据点`,
  gapCount: (count, locale) => `${formatNumber(count, locale)} 处空缺，其中的交易未加载`,
  notLoaded: '未加载',
  sampled: '图形已简化；表格显示全部数值',
  asTable: '以表格显示',
  unreadableRows: (count, locale) => `${formatNumber(count, locale)} 行无法读取`,

  activity: '活跃度',
  noActivity: '没有交易',
  transactions: (count, locale) => (count === 0 ? '没有交易' : `${formatNumber(count, locale)} 笔交易`),
  atLeast: (transactions) => `至少 ${transactions}`,
  unknownActivity: '未知：未加载',
  partialActivity: '部分已加载',
  covered: '已包含此期间的全部交易',
  coveredInPart: '此期间有部分交易未加载',
  less: '少',
  more: '多',
  earlier: '更早',
  later: '更晚',
  day: '日期',
  hour: '小时',

  flow: '价值流向',
  payers: '支出',
  recipients: '收入',
  asset: '资产',
}
