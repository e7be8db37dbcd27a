import type { StatusMessages } from '../../format/messages/failures.ts'
import { skipMeaning } from '../../model/exitCodes.ts'
import type { Failure } from '../../model/failure.ts'
import type { TraceWarning } from '../../trace/model.ts'

/** Chinese for what the trace model says of codes and reasons, by its own words. */
export const meanings: Readonly<Record<string, string>> = {
  'the stack ran empty': '栈已空',
  'the stack overflowed': '栈溢出',
  'a number overflowed': '数值溢出',
  'a number is out of its range': '数值超出范围',
  'the code holds an invalid instruction': '代码含有无效指令',
  'a value has the wrong type': '值的类型错误',
  'a cell overflowed': '单元溢出',
  'a message or cell ended too early': '消息或单元过早结束',
  'a dictionary is damaged': '字典已损坏',
  'the contract does not know this message': '合约不认识此消息',
  'fatal error of the virtual machine': '虚拟机致命错误',
  'it ran out of gas': '燃料耗尽',
  'virtualization error': '虚拟化错误',
  'the list of actions is invalid': '动作列表无效',
  'more than 255 actions': '超过 255 个动作',
  'an action is invalid or not supported': '动作无效或不受支持',
  'the source address of a message is invalid': '消息的来源地址无效',
  'the destination address of a message is invalid': '消息的目标地址无效',
  'not enough TON to send its messages': 'TON 不足以发送消息',
  'not enough extra currency': '额外货币不足',
  'a message does not fit into a cell': '消息放不进一个单元',
  'not enough TON for the fees of a message, or the message is too large': 'TON 不足以支付消息费用，或消息过大',
  'a library reference is missing': '缺少库引用',
  'a library could not be changed': '无法更改库',
  'a library or a message has too many cells, or is too deep': '库或消息的单元过多或层级过深',
  'the account state is too large': '账户状态过大',
  'null where a value is needed': '需要值的地方是 null',
  'a message has the wrong prefix': '消息前缀错误',
  'a constraint does not hold': '约束不成立',
  'access denied': '拒绝访问',
  'the contract is stopped': '合约已停止',
  'an argument is invalid': '参数无效',
  'the code of a contract was not found': '找不到合约代码',
  'an address is invalid': '地址无效',
  'masterchain is not supported here': '此处不支持主链',
  'the address is not in the basechain': '地址不在基础链上',
  'the jetton wallet is locked': '代币钱包已锁定',
  'not enough jettons': '代币不足',
  'not enough TON for the fees': 'TON 不足以支付费用',
  'the message is not what it should be': '消息不符合要求',
  'the sender is not the owner': '发送者不是所有者',
  'the sender is not a jetton wallet of this jetton': '发送者不是此代币的钱包',
  'wrong workchain': '工作链错误',
  'the answer address is missing': '缺少回复地址',
  'the sender is not the collection': '发送者不是合集',
  'the sender may not execute this order': '发送者无权执行此订单',
  'the signers have changed since the order was made': '订单创建后签名者已变更',
  'the order of the signers is damaged': '签名者的顺序已损坏',
  'the sender may not make orders': '发送者无权创建订单',
  'the new order is not what it should be': '新订单不符合要求',
  'the sender is not the multisig wallet': '发送者不是多签钱包',
  'the order is made already': '订单已创建',
  'the sender is not a signer': '发送者不是签名者',
  'this signer has approved already': '此签名者已批准',
  'the approval does not fit the order': '批准与订单不符',
  'the order has expired': '订单已过期',
  'the order is executed already': '订单已执行',
  'signatures are switched off for this wallet': '此钱包已停用签名',
  'the sequence number is another one': '序列号不符',
  'the message is for another wallet': '消息属于另一个钱包',
  'the signature is wrong': '签名错误',
  'the message has expired': '消息已过期',
  'the send mode does not ignore errors': '发送模式未忽略错误',
  'the extension is added already': '扩展已添加',
  'there is no such extension': '没有此扩展',
  'the wallet does not know this action': '钱包不认识此动作',
  'the account has no code': '账户没有代码',
  'the attached code does not belong to this address': '附带的代码不属于此地址',
  'the message brought too little TON to run any code': '消息带来的 TON 太少，无法运行代码',
  'the account is suspended': '账户已暂停',
  'most often the balance is too small': '多半是余额太少',
  'the sequence number is another one: it was sent before, or something else was sent since':
    '序号已变：此消息已发送过，或之后又发送了其他消息',
  'it was signed for another wallet id': '签名所用的钱包编号不同',
  'the signature is not right, or its time is over': '签名不正确，或已过期',
  'its time is over': '已过期',
  'the signature is not right': '签名不正确',
}

/** A phrase without a full stop. */
export function failureText({ kind, code, meaning }: Failure): string {
  const facts: Readonly<Record<Failure['kind'], string>> = {
    compute: code === undefined ? '代码执行失败' : `退出码 ${code}`,
    action: code === undefined ? '发送失败' : `动作结果码 ${code}`,
    skipped: '未运行代码',
    unsent: '部分动作被跳过',
    aborted: '已中止',
  }
  return meaning === undefined ? facts[kind] : `${facts[kind]}：${meanings[meaning] ?? meaning}`
}

/** Why no code ran; a sentence. */
export function idleText(meaning: string | undefined): string {
  return meaning === undefined ? '未运行代码。' : `未运行代码：${meanings[meaning] ?? meaning}。`
}

/** What is missing in a trace; a sentence. */
export function warningText({ kind, count, text }: TraceWarning): string {
  const texts: Readonly<Record<TraceWarning['kind'], string>> = {
    'cut-off': `追踪过大：服务略去了其中${count === 0 ? '一部分' : ` ${count} 笔`}交易。`,
    'missing-transactions': `缺少 ${count} 笔交易。`,
    'missing-senders': `${count} 笔交易源自发送方不在此处的消息。`,
    'missing-receivers': `${count} 条消息已送达不在此处的交易。`,
    ring: '交易通过消息引发了自身：响应已损坏。',
    unreadable: `${count} 行数据已损坏：无法读取的内容已略去。`,
    service: text,
  }
  return texts[kind]
}

/** Chinese {@link StatusMessages}. */
export const statusMessages: StatusMessages = {
  success: '成功',
  failed: '失败',
  pending: '待处理',
  skipped: '已到账',
  unknown: '未知',
  failure: (failure) => `${failureText(failure)}。`,
  idle: (reason) => idleText(skipMeaning(reason)),
  bounced: '已退回',
  returned: '金额已退回发送方。',
}
