import { formatNumber, countRussian } from '../../format/intl.ts'
import type { Messages } from '../../en/index.ts'

export const graphTools: Messages['graphTools'] = {
  toolbar: 'Вид',
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
  fit: 'По размеру экрана',
  nextFailure: 'Следующая неудачная транзакция',
  search: 'Поиск в этом трейсе',
  closeSearch: 'Закрыть поиск',
  searchLabel: 'Аккаунт, хеш, операция или комментарий',
  searchHint: 'Поиск',
  nextHit: 'Следующее совпадение',
  previousHit: 'Предыдущее совпадение',
  hits: (at, count, locale) =>
    count === 0
      ? 'Совпадений нет'
      : at === ''
        ? countRussian(count, locale, 'совпадение', 'совпадения', 'совпадений')
        : `${at} из ${formatNumber(count, locale)}`,
  follow: 'Следить за новыми транзакциями',
  newBelow: (count, locale) => `Новых: ${formatNumber(count, locale)}`,
  view: 'Режим просмотра',
  views: { messages: 'Сообщения', actions: 'Действия', accounts: 'Аккаунты', outline: 'Список' },
  export: 'Экспорт',
  exportAs: { svg: 'Изображение SVG', png: 'Изображение PNG', mermaid: 'Диаграмма Mermaid', json: 'Трейс в JSON' },
  exportSmaller: (percent) => `Изображение слишком большое и сохранено в масштабе ${percent}.`,
  exportFailed: 'Не удалось экспортировать. Попробуйте другой формат.',
  exportTooLarge: (most) => `Mermaid поддерживает не больше ${most} сообщений. Сверните часть ветвей и повторите.`,
  paperTooLarge: (transactions) =>
    `Напечатана только видимая часть: все транзакции (${transactions}) были бы слишком мелкими. Сохраните граф в файл.`,
  sentBy: (account) => `Отправитель ${account}`,
  receivedBy: (account) => `Получатель ${account}`,
  nothingSent: 'Сообщений нет',
  accounts: (accounts, messages) => `Граф аккаунтов. Аккаунтов: ${accounts}. Сообщений между ними: ${messages}`,
  accountRole: 'аккаунт',
  accountHelp: 'Стрелки: ближайший аккаунт. Enter: его первая транзакция. Плюс, минус, 0 и F: масштаб.',
  incoming: (count, locale) => `входящих: ${formatNumber(count, locale)}`,
  outgoing: (count, locale) => `исходящих: ${formatNumber(count, locale)}`,
  neighborhood: (account, shown, all) => `Показаны ${shown} из ${all} аккаунтов: соседи ${account}`,
  showNeighbors: 'Показать только соседей',
  times: (shown) => `${shown} ×`,
}
