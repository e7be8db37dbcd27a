import type { LiveMessages, ProgressMessages } from '../../format/messages/progress.ts'
import type { Finality } from '../../model/finality.ts'

const finalityWords: Readonly<Record<Finality, string>> = {
  pending: '待处理',
  confirmed: '已确认',
  finalized: '已最终确定',
  invalidated: '已撤回',
}

/** Chinese {@link LiveMessages}. */
export const liveMessages: LiveMessages = {
  finality: { pending: '待处理', confirmed: '已确认', finalized: '已最终确定', invalidated: '已撤回' },
  meaning: {
    pending: '模拟结果：仍可能改变或消失。',
    confirmed: '已进入区块，但主链尚未提交该区块。',
    finalized: '已由主链提交，不会再改变。',
    invalidated: '曾被宣布，但不会发生。',
  },
  newRows: (_count, shown) => `${shown} 条新记录`,
}

/** Chinese {@link ProgressMessages}. */
export const progressMessages: ProgressMessages = {
  title: '消息进度',
  stage: {
    searching: '已发送。等待网络接收。',
    pending: '在途。',
    confirmed: '已进入区块；主链尚未全部提交。',
    finalized: '已最终确定，无法撤销。',
    classified: '已最终确定且完整。',
    invalidated: '已撤回：宣布的内容不会发生，但之后仍可能到来。',
    expired: '未送达：已超过时限，不会再被接受。',
    notFound: '暂未找到。时限未知，仍可能送达。',
  },
  word: { searching: '已发送', expired: '已过期', notFound: '未找到' },
  step: {
    sent: '已发送',
    pending: '待处理',
    confirmed: '已确认',
    finalized: '已最终确定',
    classified: '已解读',
  },
  stepState: { done: '已完成', current: '进行中', next: '未开始', lost: '未达到' },
  verdict: { succeeded: '成功', failed: '失败', partial: '部分失败', pending: '待处理', broken: '不完整' },
  transactions: (finality, _count, shown) => `${shown} 笔${finalityWords[finality]}`,
  open: (_count, shown) => `还有 ${shown} 笔`,
  message: '消息',
  validUntil: '有效期至',
  lag: (span) => `索引落后 ${span}。`,
  trouble: '仍在尝试。',
  retry: '再次查找',
  empty: '没有正在跟踪的消息',
}
