import type { Texts } from '../en/index.ts'

export const search: Texts['search'] = {
  title: '搜索',
  hint: '按 / 键并输入名称、地址、哈希、域名、区块、操作或链接。',
  looking: '正在打开结果…',
  lookingForHash: '正在查找交易、消息、区块或账户…',
  notUnderstood: '这不是地址、哈希、域名、区块、操作或逻辑时间。',
  nothing: {
    hash: '没有交易、消息、区块或账户具有此哈希。',
    lt: '没有交易具有此逻辑时间，其后也没有区块。',
    opcode: '未找到带有此操作的消息。',
  },
  onNetwork: (network) => `已在 ${network} 网络中查找。新内容需要几秒钟才会出现。`,
  searchOn: (network) => `在 ${network} 网络中搜索`,
  mayAlsoBe: '此文本也可能表示：',
  kinds: {
    address: '账户',
    domain: '域名',
    transaction: '交易',
    message: '消息',
    hash: '哈希',
    block: '区块',
    trace: '追踪',
    opcode: '操作',
    lt: '逻辑时间',
  },
  atTime: '此逻辑时间的交易',
  blocksFrom: '此后的区块',
  withOperation: (opcode) => `带有操作 ${opcode} 的消息`,
  recent: '最近搜索',
  clearRecent: '清除最近搜索',
}
