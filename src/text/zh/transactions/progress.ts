import { formatNumber } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'
import type { Finality } from '../../../service/rows/finality.ts'

const finalityWords: Readonly<Record<Finality, string>> = {
  pending: '待处理',
  confirmed: '已确认',
  finalized: '已最终确定',
  invalidated: '已丢弃',
}

export const live: Messages['live'] = {
  finality: { pending: '待处理', confirmed: '已确认', finalized: '已最终确定', invalidated: '已丢弃' },
  meaning: {
    pending: '模拟结果。可能改变或被丢弃。',
    confirmed: '已进入分片区块。等待主链提交。',
    finalized: '已由主链提交，不可撤销。',
    invalidated: '曾处于待处理状态，但已被网络丢弃。',
  },
  newRows: (count, locale) => `显示 ${formatNumber(count, locale)} 条新记录`,
  newAndSuspicious: (news, suspicious, locale) =>
    `显示 ${formatNumber(news, locale)} 条新记录和 ${formatNumber(suspicious, locale)} 条可疑记录`,
  suspiciousRows: (count, locale) => `显示 ${formatNumber(count, locale)} 条可疑记录`,
}

export const progress: Messages['progress'] = {
  title: '消息进度',
  stage: {
    searching: '已发送。等待网络接收。',
    pending: '处理中。',
    confirmed: '已在分片区块中确认。等待主链提交。',
    finalized: '已最终确定，不可撤销。',
    classified: '已最终确定并全部完成。',
    invalidated: '已被网络丢弃。之后仍可能被收录。',
    expired: '到达网络之前已过期，不会再被接受。',
    notFound: '暂未找到。有效期未知，仍可能到达。',
  },
  word: { searching: '已发送', expired: '已过期', notFound: '未找到' },
  step: {
    sent: '已发送',
    pending: '待处理',
    confirmed: '已确认',
    finalized: '已最终确定',
    classified: '已完成',
  },
  stepState: { done: '已完成', current: '进行中', next: '未开始', lost: '未达到' },
  verdict: {
    succeeded: '成功',
    failed: '失败',
    partial: '部分失败',
    pending: '待处理',
    wouldSucceed: '预计成功',
    wouldFail: '预计失败',
    wouldPartlyFail: '预计部分失败',
    broken: '不完整',
  },
  transactions: (finality, count, locale) => `${formatNumber(count, locale)} 笔${finalityWords[finality]}`,
  open: (count, locale) => `进行中 ${formatNumber(count, locale)} 笔`,
  validUntil: '有效期至',
  lag: (span) => `服务落后网络 ${span}。`,
  trouble: '正在重试…',
  retry: '重新检查',
  empty: '没有可跟踪的消息',
}
