import type { Messages } from '../en/index.ts'

export const address: Messages['address'] = {
  outside: '外部',
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
      catalogue: source === undefined ? '知名账户' : `由“${source}”命名`,
      domain: '域名（来自索引）',
      claim: '代币自称的名称',
    })[kind],
  favorite: '收藏',
  imitates: (label) => `与您的标签“${label}”相似，但是另一个地址`,
  resembles: (other) => `与 ${other} 相似，但是另一个账户`,
  copyEither: '此地址与您已知的另一个地址相似。请对比不同之处：要复制哪一个？',
  copyThis: '此地址',
  copyOther: '另一个地址',
}
