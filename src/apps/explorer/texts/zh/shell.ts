import type { Texts } from '../en/index.ts'

export const shell: Texts['shell'] = {
  name: 'tonlens 浏览器',
  label: (network) => `${network} 网络浏览器`,
  staking: '质押',
  tools: '工具',
  verify: '在此浏览器中校验哈希',
  mirror: '保存在此浏览器中',
  waiting: (count) => `${count} 个请求因速率限制而等待`,
}
