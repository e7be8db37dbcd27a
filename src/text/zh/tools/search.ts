import type { ExplorerMessages, SearchMessages } from '../../messages/tools/search.ts'

/** Chinese {@link SearchMessages}. */
export const searchMessages: SearchMessages = {
  label: '搜索',
  placeholder: '名称、地址、哈希、区块或链接',
  clear: '清除',
  go: '搜索',
  options: '搜索结果',
  kinds: {
    address: '账户',
    domain: '域名',
    transaction: '交易',
    message: '消息',
    hash: '具有此哈希的交易、消息或区块',
    block: '区块',
    opcode: '操作',
    lt: '逻辑时间 (LT)',
  },
  groups: {
    recent: '最近搜索',
    favorite: '收藏和标签',
    domain: '域名',
    account: '已知账户',
    jetton: '代币',
    collection: 'NFT 系列',
    item: 'NFT 藏品',
    operation: '操作',
  },
  clearRecent: '清除最近搜索',
  imitates: (name) => `看起来像“${name}”，但并不是`,
  coin: (coin) => `${coin} 是网络的原生币，没有地址；使用此名称的代币并不是它。`,
  formerCoin: '原名 Toncoin (TON)。',
  forms: { raw: '原始格式', bounceable: '可退回格式', 'non-bounceable': '不可退回格式' },
  testOnly: '仅用于测试网',
  masterchain: '主链',
  workchain: (id) => `工作链 ${id}`,
  fromLink: (host) => `来自 ${host}`,
  problems: {
    checksum: '此地址有误：校验和不匹配。请检查字符。',
    addressLength: '此地址不完整。请粘贴完整地址。',
    hashLength: '哈希长度错误。应为 64 个十六进制数字。',
    letters: '域名只能包含拉丁字母、数字和连字符。此域名可能在仿冒另一个域名。',
    link: '此链接不指向账户、交易或区块。',
    unknown: '此处没有已知的同名对象。域名需要带后缀，例如 alice.ton。也可以输入地址、哈希、区块或链接。',
  },
  count: (_count, shown) => `${shown} 个结果`,
}

/** Chinese {@link ExplorerMessages}. */
export const explorerMessages: ExplorerMessages = {
  name: '浏览器',
  search: '在浏览器中搜索',
  latest: '最新交易',
  titles: { home: '概览', account: '账户', transaction: '交易', block: '区块', nft: 'NFT', search: '搜索' },
  sections: '账户栏目',
  section: { history: '交易', actions: '操作', jettons: '代币', nfts: 'NFT', items: 'NFT' },
  trace: '追踪',
  transactions: '交易',
  looking: '正在搜索…',
  nothing: '未找到结果。请检查输入，或稍后重试。',
  noWallet: (domain) => `${domain} 没有关联钱包。`,
}
