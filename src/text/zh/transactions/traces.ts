import type { TraceDetailsMessages, TraceMessages } from '../../messages/transactions/traces.ts'

/** Chinese {@link TraceMessages}. */
export const traceMessages: TraceMessages = {
  verdict: '结果',
  forecast: '预测结果：以下内容尚未发生',
  outline: '消息链大纲',
  table: '消息链中的交易',
  timeline: '消息链时间线',
  flow: '资金流向',
  empty: '此追踪中没有交易',
  help:
    '上下：相邻行。右：展开或到第一个子项。左：收起或到父项。Home 和 End：首行和末行。' +
    'E：下一笔失败的交易。星号：展开所有同级。Enter：选择。',
  timelineHelp: '上下：相邻行。Home 和 End：首行和末行。E：下一笔失败的交易。Enter：选择。',
  more: (shown) => `另有 ${shown} 笔失败`,
  returned: '金额已退回发送方',
  firstFailure: '首次失败于',
  show: '查看',
  loading: (loaded, total) =>
    total === undefined ? `已加载 ${loaded} 笔交易` : `已加载 ${loaded} / ${total} 笔交易`,
  hops: (_count, shown) => `${shown} 跳`,
  within: (duration) => `耗时 ${duration}`,
  fees: (amount) => `手续费 ${amount}`,
  columns: { account: '账户', operation: '操作', outcome: '结果', value: '金额', fee: '手续费', time: '时间' },
  openAll: '全部展开',
  closeAll: '全部收起',
  axis: '坐标轴',
  axes: { hop: '跳数', lt: 'LT', time: '区块时间' },
  axisNotes: {
    hop: '位置：距首笔交易的消息数。柱高表示交易数，红色表示其中有失败的交易。',
    lt: '位置：距首笔交易的逻辑时间。柱高表示交易数，红色表示其中有失败的交易。',
    time: '位置：距首笔交易的区块时间。柱高表示交易数，红色表示其中有失败的交易。',
  },
  hop: (shown) => `第 ${shown} 跳`,
  since: (duration) => `${duration}后`,
  between: (first, last) => `${first} – ${last}`,
  assets: { coin: '原生币', currency: '额外货币', unknownJetton: '未知代币', nft: 'NFT' },
  paidFees: '手续费',
  change: '变化',
  elsewhere: { 'in-flight': '在途', issued: '增发', outside: '来自此追踪之外', lost: '未被接受' },
  issued: { minted: '增发', burned: '销毁' },
  partial: '缺少部分追踪。仅显示已加载部分的变化。',
  noAssetsMoved: '没有资产转移',
}

/** Chinese {@link TraceDetailsMessages}. */
export const traceDetailsMessages: TraceDetailsMessages = {
  title: '追踪详情',
  empty: '未找到追踪',
  traceId: '追踪 ID',
  externalHash: '外部消息哈希',
  state: '状态',
  states: { complete: '完整', pending: '待处理', broken: '已损坏', unclassified: '未分类', failed: '失败', ok: '已分类' },
  classification: '操作',
  transactions: '交易',
  messages: '消息',
  pendingMessages: '待处理消息',
  cutOff: '已截断',
  yes: '是',
  no: '否',
  firstBlock: '首个主链区块',
  lastBlock: '末个主链区块',
  start: '开始',
  end: '结束',
  startLt: '开始 (LT)',
  endLt: '结束 (LT)',
  warning: '警告',
}
