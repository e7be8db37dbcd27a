import { formatNumber } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'

export const vm: Messages['vm'] = {
  title: 'VM 步骤',
  exact: '重放结果的哈希相同',
  unavailable: '无法重放',
  none: '没有重放',
  gaps: {
    rules: '本地 VM 的结果哈希不同，因为当时网络的规则或配置不同。这并不说明交易有问题。',
    'missing-library': '合约使用了此处未知的库单元格。',
    random: '合约取了随机数，而此处不知道其区块的随机种子。',
    'missing-history': '重放须从账户的第一笔交易开始，而此处的历史不完整。',
    'long-history': '该账户在此交易之前的交易过多，无法全部重新执行。',
    'missing-config': '无法读取网络配置。',
  },
  didNotRun: '此交易没有运行虚拟机。',
  cut: '日志过长，缺少最初的步骤。',

  steps: '步骤',
  gasUsed: '已用 gas',
  exit: '结束方式',
  ended: { normally: '正常', exception: '异常', outOfGas: 'gas 耗尽' },

  toolbar: '在步骤间移动',
  previous: '上一步',
  next: '下一步',
  toFailure: '转到失败的指令',
  toCode: '在代码中显示',
  list: '步骤，用方向键选择',
  place: (shown, total) => `第 ${shown} 步，共 ${total} 步`,
  gas: (shown) => `${shown} gas`,
  notExecuted: 'gas 不足以执行下一条指令',

  stack: '该步之前的堆栈，栈顶在前',
  noStack: '未记录该步的堆栈',
  emptyStack: '堆栈为空',
  added: '新',
  removed: '上一步移除的项',
  continuation: '续体',
  builder: '构建器',

  registers: '寄存器（最近一次读写的值）',
  noRegisters: '尚无指令读写 c4、c5 或 c7',
  setAt: (shown) => `第 ${shown} 步`,

  gasByInstruction: '各指令的 gas',
  times: (count, locale) => `${formatNumber(count, locale)} 次`,

  actions: '动作',
  noActions: '没有动作',
  kinds: { send: '发送消息', reserve: '预留', 'set-code': '更换代码', library: '更改库', unknown: '未知动作' },
  mode: (shown) => `模式 ${shown}`,

  storage: '存储',
  noData: '没有数据',
  unchanged: '数据没有变化',
}
