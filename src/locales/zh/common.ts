import type { AddressMessages, CommonMessages, ErrorMessages, ListMessages, TableMessages } from '../../format/messages/common.ts'
import { meanings } from './failures.ts'

/** Chinese {@link CommonMessages}. */
export const commonMessages: CommonMessages = {
  copy: '复制',
  copyAddress: '复制地址',
  copyHash: '复制哈希',
  copied: '已复制',
  copyFailed: '无法复制',
  lt: (lt) => `逻辑时间 ${lt}`,
  loading: '加载中',
  retry: '重试',
  empty: '暂无内容',
  meaning: (english) => meanings[english] ?? english,
}

/** Chinese {@link AddressMessages}. */
export const addressMessages: AddressMessages = { outside: '链外', scam: '诈骗' }

/** Chinese {@link TableMessages}. */
export const tableMessages: TableMessages = { loadingMore: '正在加载更多行' }

/** Chinese {@link ListMessages}. */
export const listMessages: ListMessages = {
  loadMore: '加载更多',
  loadingMore: '加载中…',
  shownSoFar: (_count, shown) => `已显示 ${shown} 条`,
  all: (_count, shown) => `共 ${shown} 条，已全部显示`,
  pages: '页码',
  previous: '上一页',
  next: '下一页',
  page: (shown) => `第 ${shown} 页`,
  pageOf: (shown, total) => `第 ${shown} 页，共 ${total} 页`,
}

/** Chinese {@link ErrorMessages}. */
export const errorMessages: ErrorMessages = {
  title: '无法加载。',
  notFound: '索引中没有，或尚未收录。',
  noRoute: '此地址没有该接口。索引的基础地址通常以 /api/v3 结尾。',
  invalid: '请求参数无效。',
  unauthorized: 'API 密钥缺失或错误。',
  forbidden: 'API 密钥属于另一个网络。',
  rateLimited: '此密钥的请求过多。',
  server: '服务自身出现故障。',
  timeout: '服务未及时响应。',
  network: '无法连接服务。',
  shape: '服务的响应格式不符合预期。',
  notMirrored: '此浏览器中没有该数据，也未向服务请求。',
  unknown: '出了点问题。',
  retryIn: (wait) => `请在 ${wait}后重试。`,
}
