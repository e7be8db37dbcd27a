import type { AddressMessages, CommonMessages, ErrorMessages, ListMessages, TableMessages } from '../../format/messages/common.ts'

/** Chinese {@link CommonMessages}. */
export const commonMessages: CommonMessages = {
  copy: '复制',
  copyAddress: '复制地址',
  copyHash: '复制哈希',
  copied: '已复制',
  copyFailed: '复制失败',
  lt: (lt) => `LT ${lt}`,
  loading: '加载中…',
  retry: '重试',
  empty: '暂无数据',
  offline: '离线',
  offlineWait: '您已离线。恢复连接后会自动加载。',
  asOf: '数据时间：',
}

/** Chinese {@link AddressMessages}. */
export const addressMessages: AddressMessages = {
  outside: '外部',
  scam: '诈骗',
  known: {
    elector: '选举合约',
    config: '配置合约',
    system: '系统',
    zero: '零地址',
    blackHole: '黑洞地址',
    dnsRoot: 'DNS 根合约',
    tonDomains: 'TON 域名',
    telegramUsernames: 'Telegram 用户名',
    telegramNumbers: 'Telegram 号码',
  },
  namedBy: (kind, source) =>
    ({
      label: '您的标签',
      imported: '导入的标签',
      application: '由本应用命名',
      catalogue: source === undefined ? '公认账户' : `由“${source}”命名`,
      domain: '域名（来自索引）',
      claim: '代币自称的名称',
    })[kind],
  favorite: '收藏',
  imitates: (label) => `与您的标签“${label}”相似，但是另一个地址`,
}

/** Chinese {@link TableMessages}. */
export const tableMessages: TableMessages = {
  loadingMore: '正在加载更多行',
  details: '详情',
  closeDetails: '关闭',
  transaction: '交易',
  account: '账户',
  hash: '哈希',
  lt: '逻辑时间',
  jetton: '代币',
  symbol: '符号',
  exact: '精确',
  columns: '列',
  density: '行高',
  densities: { normal: '标准', compact: '紧凑' },
  filter: '筛选',
  clearFilters: '清除筛选',
  found: (shown, total) => `${total} 行中的 ${shown} 行`,
  foundLoaded: (shown, loaded) => `已加载 ${loaded} 行中的 ${shown} 行`,
  loadMore: '加载更多行',
  moreColumns: (names) => `更多列：${names}`,
  fewerColumns: '收起列',
  export: '导出',
  filtered: (_count, shown) => `筛选出的 ${shown} 行`,
  loaded: (_count, shown) => `已加载的 ${shown} 行`,
  range: '日期范围',
  firstDay: '起始日期',
  lastDay: '结束日期',
  invalidRange: '起始日期不能晚于结束日期。',
  csv: 'CSV',
  json: 'JSON',
  running: (_count, shown) => `已加载 ${shown} 行`,
  reached: (day) => `已追溯至 ${day}`,
  done: (_count, shown) => `已导出 ${shown} 行`,
  stopped: (_count, shown) => `导出在 ${shown} 行后停止。未保存文件。`,
  failedAfter: (_count, shown) => `导出在 ${shown} 行后失败。未保存文件。`,
  stop: '停止',
}

/** Chinese {@link ListMessages}. */
export const listMessages: ListMessages = {
  loadMore: '加载更多',
  loadingMore: '正在加载更多行…',
  shownSoFar: (_count, shown) => `已显示 ${shown} 条`,
  showMore: (shown, left) => (left === undefined ? `再显示 ${shown} 项` : `再显示 ${shown} 项（隐藏 ${left} 项）`),
  all: (_count, shown) => `共 ${shown} 条`,
  pages: '页码',
  previous: '上一页',
  next: '下一页',
  page: (shown) => `第 ${shown} 页`,
  pageOf: (shown, total) => `第 ${shown} 页，共 ${total} 页`,
}

/** Chinese {@link ErrorMessages}. */
export const errorMessages: ErrorMessages = {
  title: '加载失败。',
  notFound: '未找到。服务可能尚未索引此数据。',
  noRoute: '此网址不是 API 接口。请检查基础网址，通常以 /api/v3 结尾。',
  invalid: '服务拒绝了请求中的某个参数。',
  unauthorized: 'API 密钥缺失或无效。',
  forbidden: 'API 密钥用于另一个网络。',
  rateLimited: '请求过多。请稍后重试。',
  server: '服务出现问题。请稍后重试。',
  timeout: '服务响应超时。请重试。',
  network: '无法连接服务。请检查网络连接。',
  offline: '您已离线。请检查网络连接。',
  redirected: '服务已迁移到另一个地址，API 密钥未发送到该地址。',
  shape: '服务返回了意外的响应。',
  tooLarge: '响应过大。请减少请求的行数。',
  outdatedService: '此服务版本过旧，不支持该请求。',
  notAccepted: '此消息会被拒绝：接收方不接受它。',
  notEmulated: '无法模拟此消息：其中的钱包、地址或数据不可用。',
  notMirrored: '此浏览器未存储该数据，且未向服务请求。',
  unknown: '出了点问题。请重试。',
  retryIn: (wait) => `请在 ${wait}后重试。`,
}
