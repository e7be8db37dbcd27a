import type { MediaMessages, MediaPlayerMessages } from '../../format/messages/media.ts'

/** Russian {@link MediaMessages}. */
export const mediaMessages: MediaMessages = {
  blocked: 'Изображение не загружено',
  broken: 'Изображение недоступно',
  none: 'Нет изображения',
  slow: 'Ещё загружается',
}

/** Russian {@link MediaPlayerMessages}. */
export const mediaPlayerMessages: MediaPlayerMessages = {
  start: {
    image: 'Показать изображение',
    video: 'Включить видео',
    audio: 'Включить звук',
    html: 'Запустить интерактивную работу',
  },
  blocked: {
    image: 'Изображение не загружено:',
    video: 'Видео не загружено:',
    audio: 'Звук не загружен:',
    html: 'Интерактивная работа не загружена:',
  },
  broken: 'Загрузить не удалось, или это не то, чем оно названо.',
  runsCode: 'Выполняет собственный код отдельно от этой страницы и может сообщить другим узлам, что вы это смотрите.',
  fullScreen: 'Во весь экран',
  close: 'Закрыть',
}
