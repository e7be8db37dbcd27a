import type { Messages } from '../../en/index.ts'

export const storage: Messages['storage'] = {
  title: '存储',
  empty: '没有此账户的信息',
  cells: '单元数',
  bits: '比特数',
  noData: '此账户没有数据。',
  missing: '索引只提供此数据的哈希，不提供数据本身。',
  malformed: '此数据不是可读取的单元包。',
  otherHash: '此数据与服务给出的哈希不符。请勿依赖。',
  fields: '字段',
  readBy: (abi) => `在此浏览器中按 ${abi} 解码`,
  noAbi: '此处没有该合约数据的 ABI。下方显示其单元。',
  tree: '数据单元',
}
