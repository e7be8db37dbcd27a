import type { GraphMessages, GraphToolsMessages, GroupKind } from '../../format/messages/graph.ts'
import { failureText, warningText } from './failures.ts'

const transactions = (_count: number, shown: string): string => `${shown} 笔交易`

const messageCount = (_count: number, shown: string): string => `${shown} 条消息`

const groupNames: Readonly<Record<GroupKind, (shown: string) => string>> = {
  siblings: (shown) => `${shown} 个相似`,
  chain: (shown) => `${shown} 跳`,
  plumbing: (shown) => `中间 ${shown} 步`,
  rest: (shown) => `另有 ${shown} 个`,
  logs: (shown) => `${shown} 条日志`,
  waits: (shown) => `${shown} 条在途`,
}

/** Chinese {@link GraphMessages}. */
export const graphMessages: GraphMessages = {
  region: '消息链',
  tree: (transactions, messages, failed) =>
    `消息链，${transactions}，${messages}${failed === undefined ? '' : `，${failed} 笔失败`}`,
  help:
    '右箭头：第一个子项。左箭头：父项。上下：同一列。Home 和 End：首项和末项。E：下一笔失败的交易。' +
    'C：收起或展开。G：分组。空格：选择。Enter：详情。斜杠：搜索。加号、减号、0 和 F：缩放。',
  empty: '此追踪中没有交易',
  zoomHint: '按住 Ctrl 或 ⌘ 并滚动以缩放',
  touchHint: '用两指移动',
  transactions,
  messages: messageCount,
  verdict: { succeeded: '成功', failed: '失败', partial: '部分失败', pending: '待处理', broken: '不完整' },
  failure: failureText,
  warning: warningText,
  outcome: { success: '成功', failed: '失败', pending: '未最终确定', skipped: '未运行代码', unknown: '结果未知' },
  notExecuted: '未运行代码',
  external: '外部消息',
  system: '系统',
  tick: '始触发',
  tock: '末触发',
  bounce: '退回',
  bounced: '已退回',
  log: '日志',
  waiting: '在途',
  noOpcode: '转账',
  fee: (amount) => `手续费 ${amount}`,
  open: (hidden, shown) => `显示 ${transactions(hidden, shown)}`,
  close: '隐藏后续',
  group: (kind, _count, shown) => groupNames[kind](shown),
  failed: (_, shown) => `${shown} 笔失败`,
  folded: '已折叠',
  unfold: '逐个显示',
  fold: '重新折叠',
  item: ({ seen, outcome, sent, sentShown, hidden, hiddenShown, position, total }) =>
    [
      ...seen,
      outcome,
      ...(sent === 0 ? [] : [`发出 ${messageCount(sent, sentShown)}`]),
      ...(hidden === 0 ? [] : [`隐藏 ${transactions(hidden, hiddenShown)}`]),
      `第 ${position} 笔交易，共 ${total} 笔`,
    ].join('，'),
  end: (kind, seen) => [...seen, kind === 'log' ? '发往链外的消息' : '尚无交易'].join('，'),
  grown: (_count, shown, failed, failedShown) =>
    `${shown} 笔新交易${failed === 0 ? '' : `，其中 ${failedShown} 笔失败`}`,
}

/** Chinese {@link GraphToolsMessages}. */
export const graphToolsMessages: GraphToolsMessages = {
  toolbar: '视图',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '全部显示',
  nextFailure: '下一笔失败的交易',
  search: '在此追踪中搜索',
  closeSearch: '关闭搜索',
  searchLabel: '账户、哈希、操作或附言',
  searchHint: '搜索',
  nextHit: '下一个结果',
  previousHit: '上一个结果',
  hits: (at, count, shown) => (count === 0 ? '无结果' : at === '' ? `${shown} 个结果` : `${at} / ${shown}`),
  follow: '跟随新交易',
  newBelow: (_, shown) => `${shown} 笔新交易`,
  view: '显示内容',
  views: { messages: '消息', actions: '操作', accounts: '账户' },
  export: '保存',
  exportAs: { svg: '图片，SVG', png: '图片，PNG', mermaid: '图表，Mermaid', json: '追踪，JSON' },
  exportSmaller: (percent) => `图片过大，已按 ${percent} 保存。`,
  exportFailed: '无法保存。',
  exportTooLarge: (most) => `Mermaid 最多绘制 ${most} 条消息：请先收起一些分支。`,
  paperTooLarge: (transactions) => `此处为可见部分。全部 ${transactions} 笔交易的图会小到无法阅读：请保存为文件。`,
  sentBy: (account) => `由 ${account} 发出`,
  receivedBy: (account) => `由 ${account} 收到`,
  nothingSent: '没有消息',
  close: '关闭',
  accounts: (accounts, messages) => `账户：${accounts}，其间 ${messages}`,
  accountRole: '账户',
  accountHelp: '方向键：最近的账户。Enter：其第一笔交易。加号、减号、0 和 F：缩放。',
  incoming: (_, shown) => `收到 ${shown} 条`,
  outgoing: (_, shown) => `发出 ${shown} 条`,
  neighbourhood: (account, shown, all) => `${all} 个账户中的 ${shown} 个：与 ${account} 相邻。`,
  allAccounts: '显示全部账户',
  around: '只显示相邻部分',
  times: (shown) => `${shown} ×`,
}
