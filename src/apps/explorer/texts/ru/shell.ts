import type { Texts } from '../en/index.ts'
import { chooseForm } from '../plurals.ts'

export const shell: Texts['shell'] = {
  name: 'Обозреватель tonlens',
  label: (network) => `Обозреватель сети ${network}`,
  staking: 'Стейкинг',
  tools: 'Инструменты',
  verify: 'Проверять хеши в этом браузере',
  mirror: 'Сохранено в этом браузере',
  waiting: (count) =>
    `${count} ${chooseForm('ru', count, { one: 'запрос ждёт', few: 'запроса ждут', other: 'запросов ждут' })} из-за лимита запросов`,
  loading: 'Загрузка…',
  unknown: {
    title: 'Страница не найдена',
    reason: 'Ссылка не ведёт ни на одну страницу этого обозревателя:',
    advice: 'Найдите адрес, хеш, имя или блок через поиск выше или откройте',
    home: 'главную страницу',
  },
}
