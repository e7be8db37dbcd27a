import type { Messages } from '../../en/index.ts'

export const share: Messages['share'] = {
  label: '分享',
  copyLink: '复制链接',
  copyText: '复制为文本',
  save: {
    og: { png: '保存图片（PNG）', svg: '保存图片（SVG）' },
    receipt: { png: '保存收据（PNG）', svg: '保存收据（SVG）' },
  },
  print: '打印',
  failed: '无法保存图片。请尝试另一种格式。',
  kinds: { trace: '交易', transaction: '交易', account: '账户' },
  receipt: '收据',
  forecast: '模拟：尚未发送任何内容',
  pending: '尚未最终确认，仍可能变化',
  testNetwork: '测试网络：这些币没有价值',
  network: '网络',
  reason: '原因',
  asOf: '截至',
  transactions: '交易数',
  check: '哈希校验',
  link: '链接',
  jettons: '代币',
  more: (shown) => `另有 ${shown} 项`,
  others: '等',
}
