import type { Texts } from '../en/index.ts'

export const settings: Texts['settings'] = {
  title: 'Настройки',
  language: 'Язык',
  theme: 'Тема',
  system: 'Как в системе',
  light: 'Светлая',
  dark: 'Тёмная',
  time: 'Время',
  smart: 'Первые сутки — возраст, затем дата',
  relative: 'Возраст',
  absolute: 'Дата и время',
  direction: 'Направление текста',
  byLanguage: 'Как в языке',
  rtl: 'Справа налево',
  verify: 'Проверять хеши в этом браузере',
  no: 'Нет',
  yes: 'Да',
  kept: 'Сохранено в этом браузере',
}
