import type { ExplorerMessages, SearchMessages } from '../../format/messages/search.ts'

/** Chinese {@link SearchMessages}. */
export const searchMessages: SearchMessages = {
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

/** Chinese {@link ExplorerMessages}. */
export const explorerMessages: ExplorerMessages = {
  name: '浏览器',
  search: '在浏览器中搜索',
  latest: '最新交易',
  titles: { home: '概览', account: '账户', transaction: '交易', block: '区块', nft: 'NFT', search: '搜索' },
  sections: '此账户的各部分',
  section: { history: '交易', actions: '操作', jettons: '代币', nfts: 'NFT', items: 'NFT' },
  trace: '追踪',
  transactions: '交易',
  looking: '正在查找…',
  nothing: '索引中没有此名称的内容。',
  noWallet: (domain) => `${domain} 没有指向任何钱包。`,
}
