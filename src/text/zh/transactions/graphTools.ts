import { formatNumber } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'

export const graphTools: Messages['graphTools'] = {
  toolbar: '视图',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适应屏幕',
  nextFailure: '下一笔失败的交易',
  search: '搜索此追踪',
  closeSearch: '关闭搜索',
  searchLabel: '账户、哈希、操作或附言',
  searchHint: '搜索',
  nextHit: '下一个结果',
  previousHit: '上一个结果',
  hits: (at, count, locale) =>
    count === 0
      ? '无结果'
      : at === ''
        ? `${formatNumber(count, locale)} 个结果`
        : `${at} / ${formatNumber(count, locale)}`,
  follow: '跟随新交易',
  newBelow: (count, locale) => `${formatNumber(count, locale)} 笔新交易`,
  view: '查看方式',
  views: { messages: '消息', actions: '操作', accounts: '账户', outline: '大纲' },
  export: '导出',
  exportAs: { svg: 'SVG 图片', png: 'PNG 图片', mermaid: 'Mermaid 图表', json: 'JSON 追踪数据' },
  exportSmaller: (percent) => `图片过大，已按 ${percent} 的尺寸保存。`,
  exportFailed: '导出失败。请尝试其他格式。',
  exportTooLarge: (most) => `Mermaid 最多支持 ${most} 条消息。请收起部分分支后重试。`,
  paperTooLarge: (transactions) =>
    `仅打印可见部分，因为全部 ${transactions} 笔交易会小到无法阅读。请将图表导出为文件。`,
  sentBy: (account) => `发送方：${account}`,
  receivedBy: (account) => `接收方：${account}`,
  nothingSent: '没有消息',
  accounts: (accounts, messages) => `账户图：${accounts} 个账户，其间 ${messages} 条消息`,
  accountRole: '账户',
  accountHelp: '方向键：最近的账户。Enter：其第一笔交易。加号、减号、0 和 F：缩放。',
  incoming: (count, locale) => `收到 ${formatNumber(count, locale)} 条`,
  outgoing: (count, locale) => `发出 ${formatNumber(count, locale)} 条`,
  neighborhood: (account, shown, all) => `显示 ${all} 个账户中的 ${shown} 个：${account} 的相邻账户`,
  showNeighbors: '仅显示相邻账户',
  times: (shown) => `${shown} ×`,
}
