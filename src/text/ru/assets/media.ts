import type { Messages } from '../../en/index.ts'

export const mediaMessages: Messages['media'] = {
  blocked: 'Изображение не загружено',
  broken: 'Изображение недоступно',
  none: 'Нет изображения',
  slow: 'Всё ещё загружается…',
}

export const mediaPlayerMessages: Messages['mediaPlayer'] = {
  start: {
    image: 'Показать изображение',
    video: 'Воспроизвести видео',
    audio: 'Воспроизвести аудио',
    html: 'Запустить интерактивную работу',
  },
  blocked: {
    image: 'Изображение не загружено:',
    video: 'Видео не загружено:',
    audio: 'Аудио не загружено:',
    html: 'Интерактивная работа не загружена:',
  },
  broken: 'Не удалось загрузить файл, или его формат не поддерживается.',
  runsCode: 'Эта работа выполняет собственный код, изолированный от страницы. Она может обращаться к другим сайтам.',
  fullScreen: 'Во весь экран',
  close: 'Закрыть',
}
