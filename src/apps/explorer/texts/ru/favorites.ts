import type { Texts } from '../en/index.ts'

export const favorites: Texts['favorites'] = {
  title: 'Избранное и метки',
  note: 'Они хранятся только в этом браузере. Экспортируйте их в файл, чтобы сохранить или перенести.',
  labels: 'Метки',
  noLabels: 'Меток пока нет. Дайте аккаунту метку на его странице.',
  imported: 'Из импортированного файла',
  edit: 'Изменить или удалить',
  showMore: (shown, left) => `Показать ещё ${shown} (скрыто: ${left})`,
}
