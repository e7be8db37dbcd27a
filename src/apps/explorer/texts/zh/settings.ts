import type { Texts } from '../en/index.ts'

export const settings: Texts['settings'] = {
  title: '设置',
  language: '语言',
  theme: '主题',
  system: '跟随系统',
  light: '浅色',
  dark: '深色',
  time: '时间',
  smart: '一天内显示时长，之后显示日期',
  relative: '时长',
  absolute: '日期和时间',
  direction: '文字方向',
  byLanguage: '跟随语言',
  rtl: '从右到左',
  verify: '在此浏览器中校验哈希',
  no: '否',
  yes: '是',
  kept: '保存在此浏览器中',
}
