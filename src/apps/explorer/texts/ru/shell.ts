import type { Texts } from '../en/index.ts'

const rules = new Intl.PluralRules('ru')
const waiting: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'запрос ждёт', few: 'запроса ждут' }

export const shell: Texts['shell'] = {
  name: 'Обозреватель tonlens',
  label: (network) => `Обозреватель сети ${network}`,
  staking: 'Стейкинг',
  tools: 'Инструменты',
  favorites: 'Избранное',
  pages: 'Страницы',
  mirror: 'Сохранено в этом браузере',
  waiting: (count) => `${count} ${waiting[rules.select(count)] ?? 'запросов ждут'} из-за лимита запросов`,
  age: { unreachable: 'Сервис недоступен', asOf: 'Данные получены' },
  retrying: 'Новая попытка…',
  live: {
    events: 'В реальном времени: события приходят сразу.',
    polling: 'Списки запрашивают новое каждые 5–15 секунд.',
  },
  loading: 'Загрузка…',
  earlier: 'Форма изменена. Показан ответ на прежний запрос:',
  unknown: {
    title: 'Страница не найдена',
    reason: 'Ссылка не ведёт ни на одну страницу этого обозревателя:',
    advice: 'Найдите адрес, хеш, имя или блок через поиск выше или откройте',
    home: 'главную страницу',
    network: (name) =>
      `Ссылка относится к сети, которой нет в этом браузере: ${name}. Сети, добавленные в другом месте, здесь не видны.`,
    addNetwork: 'Сети в настройках',
  },
  details: 'Подробности',
  settings: 'Настройки',
  menu: 'Меню',
  more: 'Ещё',
  appearance: { theme: 'Светлая или тёмная тема', language: 'Язык интерфейса' },
  network: 'Сеть',
  ownNetworks: 'Добавлены вами',
  /** Links that show another network beside this one, and that close one of several. */
  showBeside: (network: string) => `Показать ${network} рядом`,
  closeSide: 'Закрыть эту колонку',
  sides: 'Рядом',
  elsewhere: {
    lookedOn: (network) => `Поиск выполнен в сети ${network}.`,
    lookOn: (network) => `Посмотреть в сети ${network}`,
  },
  skip: 'Перейти к содержанию',
  failed: {
    title: 'Не удалось показать страницу',
    advice: 'В её данных встретилось что-то неожиданное. Повторите попытку или откройте другую страницу.',
    notLoaded:
      'Не удалось загрузить файл обозревателя: нет связи или вышла новая версия. Повторите попытку, чтобы загрузить обозреватель заново.',
    retry: 'Повторить',
  },
  /** Titles of the pages in the browser's tab. */
  titles: {
    home: 'Сеть',
    account: 'Аккаунт',
    transaction: 'Транзакция',
    trace: 'Трейс',
    block: 'Блок',
    jetton: 'Жетон',
    collection: 'Коллекция NFT',
    item: 'Токен NFT',
    domain: 'Домен',
    multisig: 'Мультиподпись',
    order: 'Ордер мультиподписи',
    vesting: 'Вестинг',
    staking: 'Стейкинг',
    pool: 'Пул номинаторов',
    tools: 'Инструменты',
    search: 'Поиск',
    favorites: 'Избранное и метки',
    settings: 'Настройки',
    unknown: 'Страница не найдена',
  },
}
