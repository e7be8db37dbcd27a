import type { Messages } from '../../en/index.ts'

export const ledger: Messages['ledger'] = {
  title: '账本',
  empty: '余额没有变动',
  balance: '变动后余额',
  asset: '资产',
  coin: '原生币',
  kinds: {
    transfer: '转账',
    swap: '兑换',
    purchase: '买入',
    sale: '卖出',
    stake: '质押',
    reward: '奖励',
    mint: '铸造',
    burn: '销毁',
    deploy: '部署',
    bounce: '退回',
    unexplained: '无法解释',
  },
  fees: {
    storage: '存储费',
    import: '导入费',
    gas: 'Gas 费',
    action: '动作费',
    bounce: '退回费',
    forward: '转发费',
    total: '手续费',
  },
  internal: '内部转账',
  unexplained: '无法解释的变动',
}
