import type { MediaMessages, MediaPlayerMessages } from '../../format/messages/media.ts'

/** Chinese {@link MediaMessages}. */
export const mediaMessages: MediaMessages = {
  blocked: '图片未加载',
  broken: '图片不可用',
  none: '无图片',
  slow: '仍在加载',
}

/** Chinese {@link MediaPlayerMessages}. */
export const mediaPlayerMessages: MediaPlayerMessages = {
  start: { image: '显示图片', video: '播放视频', audio: '播放声音', html: '运行互动作品' },
  blocked: { image: '图片未加载：', video: '视频未加载：', audio: '声音未加载：', html: '互动作品未加载：' },
  broken: '无法加载，或内容与声明不符。',
  runsCode: '它会在此页面之外运行自己的代码，并可能让其他主机得知你正在查看。',
  fullScreen: '全屏',
  close: '关闭',
}
