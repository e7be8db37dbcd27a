import type { Texts } from '../en/index.ts'

export const shell: Texts['shell'] = {
  name: 'tonlens 浏览器',
  label: (network) => `${network} 网络浏览器`,
  staking: '质押',
  tools: '工具',
  verify: '在此浏览器中校验哈希',
  mirror: '保存在此浏览器中',
  waiting: (count) => `${count} 个请求因速率限制而等待`,
  loading: '正在加载…',
  unknown: {
    title: '找不到页面',
    reason: '此链接不对应本浏览器的任何页面：',
    advice: '请在上方搜索地址、哈希、域名或区块，或前往',
    home: '首页',
  },
}
