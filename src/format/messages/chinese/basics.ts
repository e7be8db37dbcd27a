import type { AddressMessages } from '../address.ts'
import type { BodyMessages } from '../body.ts'
import type { CommonMessages } from '../common.ts'
import type { ErrorMessages } from '../error.ts'
import type { ListMessages } from '../list.ts'
import type { LiveMessages } from '../live.ts'
import type { MediaMessages } from '../media.ts'
import type { MediaPlayerMessages } from '../mediaPlayer.ts'
import type { RawDataMessages } from '../raw-data.ts'
import type { SearchMessages } from '../search.ts'
import type { TableMessages } from '../table.ts'
import { meanings } from './failures.ts'

/** Chinese {@link CommonMessages}. */
export const common: CommonMessages = {
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
export const address: AddressMessages = { outside: '链外', scam: '诈骗' }

/** Chinese {@link ErrorMessages}. */
export const error: ErrorMessages = {
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

/** Chinese {@link TableMessages}. */
export const table: TableMessages = { loadingMore: '正在加载更多行' }

/** Chinese {@link ListMessages}. */
export const list: ListMessages = {
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

/** Chinese {@link MediaMessages}. */
export const media: MediaMessages = {
  blocked: '图片未加载',
  broken: '图片不可用',
  none: '无图片',
  slow: '仍在加载',
}

/** Chinese {@link MediaPlayerMessages}. */
export const mediaPlayer: MediaPlayerMessages = {
  start: { image: '显示图片', video: '播放视频', audio: '播放声音', html: '运行互动作品' },
  blocked: { image: '图片未加载：', video: '视频未加载：', audio: '声音未加载：', html: '互动作品未加载：' },
  broken: '无法加载，或内容与声明不符。',
  runsCode: '它会在此页面之外运行自己的代码，并可能让其他主机得知你正在查看。',
  fullScreen: '全屏',
  close: '关闭',
}

/** Chinese {@link RawDataMessages}. */
export const rawData: RawDataMessages = {
  label: '原始数据',
  search: '在其中搜索',
  position: (at, count) => `第 ${at} 处，共 ${count} 处`,
  noMatches: '无匹配',
  partly: (words) => `${words}，未搜索全部内容`,
  previous: '上一处匹配',
  next: '下一处匹配',
  copyAll: '全部复制',
  copyValue: '复制值',
  value: '值',
  hash: '哈希',
  bits: (_count, shown) => `${shown} 位`,
  unreadable: '无法作为单元包读取：',
}

/** Chinese {@link BodyMessages}. */
export const body: BodyMessages = {
  cell: '单元',
  whole: '以单元显示消息体',
  yes: '是',
  no: '否',
  none: '无',
  empty: '空消息体',
  undecoded: '未解码',
  absent: '此响应中没有',
  readHere: '在此浏览器中读取',
  more: (_count, shown) => `另有 ${shown} 项`,
  rest: '其余部分',
  comment: '附言',
  encrypted: '加密附言',
}

/** Chinese {@link SearchMessages}. */
export const search: SearchMessages = {
  label: '搜索',
  placeholder: '地址、名称、哈希、区块或链接',
  clear: '清除',
  go: '搜索',
  options: '可能的含义',
  kinds: {
    address: '账户',
    domain: '名称',
    transaction: '交易',
    message: '消息',
    hash: '具有此哈希的交易、消息或区块',
    block: '区块',
    lt: '逻辑时间',
  },
  forms: { raw: '原始格式', bounceable: '可退回格式', 'non-bounceable': '不可退回格式' },
  testOnly: '用于测试网',
  masterchain: '主链',
  workchain: (id) => `工作链 ${id}`,
  fromLink: (host) => `来自 ${host} 的链接`,
  problems: {
    checksum: '这看起来像地址，但有一个字符错误：校验和不符。',
    addressLength: '这看起来像地址，但缺少一部分。',
    hashLength: '这看起来像哈希，但应有 64 个十六进制数字。',
    letters: '名称只含拉丁字母、数字和连字符；这个名称可能在仿冒另一个。',
    link: '此链接不指向任何账户、交易或区块。',
    unknown: '不是地址、名称、哈希、区块，也不是指向它们的链接。',
  },
  count: (_count, shown) => `${shown} 个匹配`,
}

/** Chinese {@link LiveMessages}. */
export const live: LiveMessages = {
  finality: { pending: '待处理', confirmed: '已确认', finalized: '已最终确定', invalidated: '已撤回' },
  meaning: {
    pending: '模拟结果：仍可能改变或消失。',
    confirmed: '已进入区块，但主链尚未提交该区块。',
    finalized: '已由主链提交，不会再改变。',
    invalidated: '曾被宣布，但不会发生。',
  },
  newRows: (_count, shown) => `${shown} 条新记录`,
}
