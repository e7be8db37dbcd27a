import type { Messages } from '../../en/index.ts'
import { skipReason } from '../../../meaning/outcome/exitCodes.ts'
import type { Failure } from '../../../meaning/outcome/failure.ts'
import type { FailureReason } from '../../../ton/facts/failureReasons.ts'

const reasons: Readonly<Record<FailureReason, string>> = {
  stackUnderflow: '栈下溢',
  stackOverflow: '栈溢出',
  integerOverflow: '整数溢出',
  integerOutOfRange: '整数超出范围',
  invalidInstruction: '合约代码包含无效指令',
  wrongType: '值的类型错误',
  cellOverflow: '单元溢出',
  cellUnderflow: '单元下溢：消息或单元数据不足',
  dictionaryError: '字典无效',
  unknownMessage: '合约不支持此消息',
  unknownGetMethod: '合约没有此 get 方法',
  fatalError: '虚拟机致命错误',
  outOfGas: 'Gas 耗尽',
  virtualizationError: '虚拟化错误',

  invalidActionList: '动作列表无效',
  tooManyActions: '动作超过 255 个',
  invalidAction: '动作无效或不受支持',
  invalidSource: '外发消息的来源地址无效',
  invalidDestination: '外发消息的目标地址无效',
  noCoinsToSend: '资金不足，无法发送消息',
  noExtraCurrency: '额外货币不足',
  messageTooLarge: '外发消息超出单元容量',
  noCoinsForForwarding: '资金不足以支付转发费，或消息过大',
  missingLibrary: '缺少库引用',
  libraryChangeFailed: '无法更改库',
  tooManyCells: '库或消息的单元过多或嵌套过深',
  stateTooLarge: '账户状态超出大小限制',

  nullReference: '意外的空值',
  wrongPrefix: '消息前缀错误',
  constraintViolated: '违反约束',
  accessDenied: '拒绝访问',
  contractStopped: '合约已停止',
  invalidArgument: '参数无效',
  codeNotFound: '未找到合约代码',
  invalidAddress: '地址无效',
  noMasterchain: '不支持主链地址',
  notBasechain: '不是基础链地址',

  jettonWalletLocked: '代币钱包已锁定',
  notEnoughJettons: '代币余额不足',
  noCoinsForFees: '资金不足以支付手续费',
  invalidMessage: '消息无效',
  notOwner: '发送方不是所有者',
  notJettonWallet: '发送方不是此代币的钱包',
  wrongWorkchain: '工作链错误',
  noResponseAddress: '缺少响应地址',
  notCollection: '发送方不是合集',

  mayNotExecute: '发送方无权执行此提案',
  signersChanged: '提案创建后签名者已变更',
  invalidSigners: '签名者列表无效',
  mayNotPropose: '发送方无权创建提案',
  invalidOrder: '提案无效',
  notMultisig: '发送方不是多签钱包',
  orderExists: '提案已存在',
  notSigner: '发送方不是签名者',
  alreadyApproved: '此签名者已批准',
  wrongApproval: '批准与提案不符',
  orderExpired: '提案已过期',
  orderExecuted: '提案已执行',

  signaturesDisabled: '此钱包已停用签名',
  wrongSeqno: 'seqno 不符：消息已发送过，或之后已发送其他消息',
  wrongWalletId: '消息是为另一个钱包 ID 签名的',
  wrongSignature: '签名无效',
  wrongSignatureOrExpired: '签名无效，或消息已过期',
  messageExpired: '消息已过期',
  errorsNotIgnored: '发送模式必须忽略错误',
  extensionExists: '扩展已安装',
  noExtension: '没有此扩展',
  unknownWalletAction: '不支持的钱包操作',

  notDeployed: '账户未部署',
  wrongCode: '附带的代码与账户地址不符',
  noGas: '资金不足以支付 Gas',
  suspended: '账户已暂停',

  lowBalance: '可能余额不足',
}

export const status: Messages['status'] = {
  success: '成功',
  pending: '待处理',
  skipped: '未执行代码',
  unknown: '未知',
  reasons,
  failure: describeFailure,
  notExecuted: (word) => {
    const reason = skipReason(word)
    return reason === undefined ? '未执行任何操作' : `${reasons[reason]}，未执行任何操作`
  },
  bounced: '已退回',
  returned: '金额已退回发送方',
}

/** Tells why a transaction failed: a phrase without a full stop. */
function describeFailure({ kind, code, reason, explanation, skippedActions = 0 }: Failure): string {
  const facts: Readonly<Record<Failure['kind'], string>> = {
    compute: code === undefined ? '执行失败' : `退出码 ${code}`,
    action: code === undefined ? '发送消息失败' : `动作结果码 ${code}`,
    skipped: '未执行',
    unsent: `跳过了 ${skippedActions} 个动作`,
    aborted: '已中止',
  }
  const meaning = explanation ?? (reason === undefined ? undefined : reasons[reason])
  return meaning === undefined ? facts[kind] : `${facts[kind]}：${meaning}`
}
