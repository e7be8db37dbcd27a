import { formatNumber } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'

/** Simplified Chinese {@link XX verification}. */
export const verification: Messages['verification'] = {
  status: {
    fits: '与哈希相符',
    repaired: '修复后与哈希相符',
    unverifiable: '无法校验',
    mismatch: '与哈希不符',
  },
  meaning: {
    fits: '浏览器根据哈希所覆盖的字段重新计算，得到相同的哈希。该哈希是否在链上是另一个问题，需要由您信任的哈希推出。',
    repaired: '撤销服务端一种已知的数据丢失后，字段与哈希相符。被修复的字段未得到证明。',
    unverifiable: '该行不包含哈希所覆盖的全部内容，因此无法对字段下结论。',
    mismatch: '该行包含哈希所覆盖的全部内容，但计算出的哈希不同。至少有一个字段是错误的，请勿依赖此行。',
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
    follows: '由下一笔较新的交易推出，其中写有此哈希',
    'earlier-life': '账户在此交易后被删除，自更新的一笔交易起重新存在。没有哈希把这两段连接起来',
    missing: '此交易与下一笔较新的交易之间有缺失',
    inserted: '下一笔较新的交易没有指向此交易，它不属于这里',
    reordered: '此交易的顺序不对',
    duplicate: '此交易在列表中重复出现',
    mismatch: '下一笔较新的交易在此位置指向另一笔交易',
  },
  pending: '正在校验哈希',
  field: '字段',
  repaired: '已修复，未证明',
  unchecked: '内容未校验',
  uncovered: '不受哈希覆盖',
  column: '哈希校验',
  mismatches: (count, locale) => `${formatNumber(count, locale)} 行与哈希不符。请勿依赖下方标记的内容。`,
  summary: (fitting, all) => `${all} 笔中有 ${fitting} 笔与哈希相符`,
}
