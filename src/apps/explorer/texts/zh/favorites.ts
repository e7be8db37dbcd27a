import type { Texts } from '../en/index.ts'

export const favorites: Texts['favorites'] = {
  title: '收藏和标签',
  note: '它们只保存在此浏览器中。请导出为文件以便保留或在别处使用。',
  labels: '标签',
  noLabels: '还没有标签。可在账户页面为其添加标签。',
  imported: '来自导入的文件',
  edit: '编辑或移除',
  showMore: (shown, left) => `再显示 ${shown} 个（隐藏 ${left} 个）`,
}
