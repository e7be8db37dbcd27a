import { formatNumber, countRussian } from '../format/intl.ts'
import type { Messages } from '../en/index.ts'

export const table: Messages['table'] = {
  loadingMore: 'Загружаются следующие строки',
  details: 'Детали',
  lt: 'Логическое время',
  symbol: 'Символ',
  exact: 'Точно',
  columns: 'Столбцы',
  density: 'Высота строк',
  densities: { normal: 'Обычная', compact: 'Компактная' },
  filter: 'Фильтр',
  clearFilters: 'Сбросить фильтры',
  found: (shown, total) => `Строк: ${shown} из ${total}`,
  foundLoaded: (shown, loaded) => `Строк: ${shown} из ${loaded} загруженных`,
  loadMore: 'Загрузить ещё строки',
  moreColumns: (names) => `Ещё столбцы: ${names}`,
  fewerColumns: 'Меньше столбцов',
  fromImitators: (count) => `Бесполезные переводы с похожих адресов: ${count}`,
  export: 'Экспорт',
  filtered: (count, locale) => `Найденные строки: ${formatNumber(count, locale)}`,
  loaded: (count, locale) => `Загруженные строки: ${formatNumber(count, locale)}`,
  range: 'Период',
  firstDay: 'С',
  lastDay: 'По',
  invalidRange: 'Начальная дата не может быть позже конечной.',
  csv: 'CSV',
  json: 'JSON',
  running: (count, locale) => `Загружено: ${countRussian(count, locale, 'строка', 'строки', 'строк')}`,
  reached: (day) => `до ${day}`,
  done: (count, locale) => `Экспортировано: ${countRussian(count, locale, 'строка', 'строки', 'строк')}`,
  stopped: (count, locale) =>
    `Экспорт остановлен после ${countRussian(count, locale, 'строки', 'строк', 'строк')}. Файл не сохранён.`,
  failedAfter: (count, locale) =>
    `Ошибка экспорта после ${countRussian(count, locale, 'строки', 'строк', 'строк')}. Файл не сохранён.`,
  stop: 'Остановить',
}

export const list: Messages['list'] = {
  loadMore: 'Загрузить ещё',
  loadingMore: 'Загружаем ещё строки…',
  shownSoFar: (count, locale) => `Показано: ${formatNumber(count, locale)}`,
  showMore: (shown, left) => (left === undefined ? `Показать ещё ${shown}` : `Показать ещё ${shown} (скрыто ${left})`),
  all: (count, locale) => `Всего: ${formatNumber(count, locale)}`,
  pages: 'Страницы',
  previous: 'Назад',
  next: 'Вперёд',
  page: (shown) => `Страница ${shown}`,
  pageOf: (shown, total) => `Страница ${shown} из ${total}`,
}
