import { formatNumber } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'

/** Simplified Chinese {@link XX verification}. */
export const verification: Messages['verification'] = {
  status: {
    fits: '哈希已验证',
    repaired: '哈希已验证（经修正）',
    unverifiable: '无法验证',
    mismatch: '哈希不匹配',
  },
  meaning: {
    fits: '浏览器根据哈希所覆盖的字段重新计算出了该哈希。这并不证明该哈希在链上。',
    repaired: '修正服务端已知会丢失的字段后，哈希匹配。被修正的字段未得到证明。',
    unverifiable: '缺少哈希所覆盖的部分数据，因此无法校验。',
    mismatch: '至少有一个字段与哈希不匹配。请勿信任此数据。',
  },
  reason: {
    hash: '重新计算的哈希不同',
    'content-hash': '内容的哈希与字段所示不同',
    contradiction: '两个字段互相矛盾',
    'no-place': '哈希中没有该值的位置',
    incomplete: '缺少哈希所覆盖的字段',
    malformed: '字段格式错误',
    'log-destination': '服务不保存日志消息的目标地址',
    'split-merge': '不校验拆分与合并交易',
    'state-parts': '账户包含服务未发送的部分',
    'other-transaction': '最后一笔交易不是这一笔',
  },
  link: {
    follows: '与下一笔交易相连，其中包含此哈希',
    'earlier-life': '账户在此交易后被删除，并由下一笔交易重新创建。两者之间没有哈希相连',
    missing: '此交易与下一笔较新的交易之间有缺失',
    inserted: '不属于此历史：下一笔交易指向另一个哈希',
    reordered: '此交易的顺序不对',
    duplicate: '此交易在列表中重复出现',
    mismatch: '下一笔交易在此位置指向另一笔交易',
  },
  pending: '正在校验哈希',
  field: '字段',
  repaired: '已修正，未证明',
  unchecked: '内容未校验',
  uncovered: '不受哈希覆盖',
  column: '哈希校验',
  mismatches: (count, locale) => `${formatNumber(count, locale)} 行与哈希不匹配。请勿信任下方标记的内容。`,
  summary: (fitting, all) => `${all} 个哈希中已验证 ${fitting} 个`,
}
