import { formatNumber } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'

export const vm: Messages['vm'] = {
  title: 'VM 步骤',
  exact: '重放一致',
  unavailable: '无法重放',
  none: '没有重放',
  gaps: {
    rules: '无法重现此交易：当时的网络规则不同。交易本身没有问题。',
    'missing-library': '合约使用了无法加载的库代码。',
    random: '合约使用了随机数，而无法获得其区块的随机种子。',
    'missing-history': '重放需要账户的完整历史，而其中一部分缺失。',
    'long-history': '该账户在此交易之前的交易过多，无法全部重新执行。',
    'missing-config': '无法读取网络配置。',
  },
  didNotRun: '此交易没有运行虚拟机。',
  cut: '日志过长，缺少最初的步骤。',

  steps: '步骤',
  gasUsed: '已用 Gas',
  exit: '结果',
  ended: { normally: '成功', exception: '异常', outOfGas: 'Gas 耗尽' },

  toolbar: '在步骤间移动',
  previous: '上一步',
  next: '下一步',
  toFailure: '转到失败的指令',
  toCode: '在代码中显示',
  list: '步骤（用方向键选择）',
  place: (shown, total) => `第 ${shown} 步，共 ${total} 步`,
  gas: (shown) => `${shown} Gas`,
  notExecuted: 'Gas 不足以执行下一条指令',

  stack: '该步之前的栈，栈顶在前',
  noStack: '未记录该步的栈',
  emptyStack: '栈为空',
  added: '新',
  removed: '上一步移除的项',
  continuation: '续体',
  builder: '构建器',

  registers: '寄存器（最近一次读写的值）',
  noRegisters: '尚无指令读写 c4、c5 或 c7',
  setAt: (shown) => `第 ${shown} 步`,

  gasByInstruction: '各指令的 Gas',
  times: (count, locale) => `${formatNumber(count, locale)} 次`,

  actions: '动作',
  noActions: '没有动作',
  kinds: { send: '发送消息', reserve: '预留', 'set-code': '更换代码', library: '更改库', unknown: '未知动作' },
  mode: (shown) => `模式 ${shown}`,

  storage: '存储',
  noData: '没有数据',
  unchanged: '数据没有变化',
}
