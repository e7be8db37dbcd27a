import { formatNumber } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'

export const source: Messages['source'] = {
  title: '源代码',
  verifiedBy: (verifier) => `由 ${verifier} 验证`,
  note: (verifier) => `${verifier} 称编译这些文件得到了完全相同的代码。本页面没有编译它们。`,
  otherCode: '此源代码属于另一份代码，不能说明该合约的情况。',
  compiler: '编译器',
  verifiedAt: '验证时间',
  commandLine: '命令行',
  files: '文件',
  incomplete: '此处未显示全部文件。',
  lines: (count, locale) => `${formatNumber(count, locale)} 行`,
  missing: '未加载',
  missingNote: '网关没有提供此文件。此处的源代码不完整。',
  unchecked: '此文件由网关提供，无法与其哈希比对。',
  copy: '复制文件',
  empty: '没有经过验证的源代码',
}
