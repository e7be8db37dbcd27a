import { formatNumber } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'
import type { GroupKind } from '../../en/transactions/graph.ts'
import type { TraceWarning } from '../../../meaning/trace/model.ts'
import { status } from './failures.ts'
import { progress } from './progress.ts'

const transactions = (count: number, locale: string): string => `${formatNumber(count, locale)} 笔交易`

const messageCount = (count: number, locale: string): string => `${formatNumber(count, locale)} 条消息`

const groupNames: Readonly<Record<GroupKind, (shown: string) => string>> = {
  siblings: (shown) => `${shown} 个相似分支`,
  chain: (shown) => `${shown} 步`,
  hop: (shown) => `经由 ${shown} 个代币钱包`,
  plumbing: (shown) => `中间 ${shown} 步`,
  rest: (shown) => `另有 ${shown} 个`,
  logs: (shown) => `${shown} 条日志`,
  waits: (shown) => `${shown} 条在途`,
}

/** Tells what is missing in a trace. */
function describeWarning({ kind, count, text }: TraceWarning): string {
  const texts: Readonly<Record<TraceWarning['kind'], string>> = {
    'cut-off': `追踪过大。服务略去了其中${count === 0 ? '部分' : ` ${count} 笔`}交易。`,
    'missing-transactions': `缺少 ${count} 笔交易。`,
    'missing-senders': `${count} 笔交易缺少发出消息的上级交易。`,
    'missing-receivers': `${count} 条消息已送达，但缺少接收交易。`,
    ring: '响应不一致：部分交易是自身的起因。',
    unreadable: `${count} 行数据格式错误。无法读取的数据已略去。`,
    service: text,
  }
  return texts[kind]
}

export const graph: Messages['graph'] = {
  region: '追踪图',
  tree: (transactions, messages, failed) =>
    `追踪，${transactions}，${messages}${failed === undefined ? '' : `，${failed} 笔失败`}`,
  help:
    '右箭头：第一个子项。左箭头：父项。上下：同一列。Home 和 End：首项和末项。E：下一笔失败的交易。' +
    'C：收起或展开。G：分组。空格：选择。Enter：详情。斜杠：搜索。加号、减号、0 和 F：缩放。',
  empty: '此追踪中没有交易',
  zoomHint: '按住 Ctrl 或 ⌘ 并滚动以缩放',
  touchHint: '用两指移动图表',
  transactions,
  messages: messageCount,
  verdict: progress.verdict,
  failure: status.failure,
  warning: describeWarning,
  outcome: { success: '成功', failed: '失败', pending: '未最终确定', skipped: '未执行', unknown: '结果未知' },
  notExecuted: '未执行',
  external: '外部消息',
  system: '系统',
  tick: '块首触发',
  tock: '块末触发',
  bounce: '退回',
  bounced: '已退回',
  log: '日志',
  waiting: '在途',
  fee: (amount) => `手续费 ${amount}`,
  open: (hidden, locale) => `显示 ${transactions(hidden, locale)}`,
  close: '隐藏子交易',
  group: (kind, count, locale) => groupNames[kind](formatNumber(count, locale)),
  via: (account) => `经由 ${account}`,
  groupAccounts: (count, locale) => `${formatNumber(count, locale)} 个账户`,
  groupEach: (amount) => `每笔 ${amount}`,
  groupRange: (least, most) => `${least} 至 ${most}`,
  failed: (count, locale) => `${formatNumber(count, locale)} 笔失败`,
  folded: '已分组',
  unfold: '取消分组',
  fold: '分组',
  item: ({ seen, outcome, sent, hidden, position, total, locale }) =>
    [
      ...seen,
      outcome,
      ...(sent === 0 ? [] : [`发出 ${messageCount(sent, locale)}`]),
      ...(hidden === 0 ? [] : [`隐藏 ${transactions(hidden, locale)}`]),
      `第 ${position} 笔交易，共 ${total} 笔`,
    ].join('，'),
  end: (kind, seen) => [...seen, kind === 'log' ? '外部传出消息' : '尚无交易'].join('，'),
  grown: (count, failed, locale) =>
    `${formatNumber(count, locale)} 笔新交易${failed === 0 ? '' : `，其中 ${formatNumber(failed, locale)} 笔失败`}`,
}
