import type { Messages } from '../../en/index.ts'

export const media: Messages['media'] = {
  blocked: '图片未加载',
  broken: '图片不可用',
  none: '无图片',
  slow: '仍在加载…',
}

export const mediaPlayer: Messages['mediaPlayer'] = {
  start: { image: '显示图片', video: '播放视频', audio: '播放音频', html: '运行互动作品' },
  blocked: { image: '图片未加载：', video: '视频未加载：', audio: '音频未加载：', html: '互动作品未加载：' },
  broken: '文件无法加载，或格式不符。',
  runsCode: '此作品会运行自己的代码，与此页面隔离，但可能访问其他网站。',
  fullScreen: '全屏',
}
