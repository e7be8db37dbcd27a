import type { Messages } from '../../en/index.ts'
import { countRussian } from '../../format/intl.ts'

export const search: Messages['search'] = {
  label: 'Поиск',
  placeholder: 'Имя, адрес, хеш, блок или ссылка',
  clear: 'Очистить',
  go: 'Найти',
  options: 'Результаты поиска',
  kinds: {
    address: 'Аккаунт',
    domain: 'Домен',
    transaction: 'Транзакция',
    message: 'Сообщение',
    hash: 'Транзакция, сообщение или блок с этим хешем',
    block: 'Блок',
    opcode: 'Операция',
    lt: 'Логическое время (LT)',
  },
  groups: {
    recent: 'Недавние запросы',
    favorite: 'Избранное и метки',
    domain: 'Домены',
    account: 'Известные аккаунты',
    jetton: 'Жетоны',
    collection: 'Коллекции NFT',
    item: 'Предметы NFT',
    operation: 'Операции',
  },
  clearRecent: 'Очистить недавние запросы',
  imitates: (name) => `Похоже на «${name}», но это не оно`,
  coin: (coin) => `${coin} — монета самой сети. У неё нет адреса: жетон с таким названием — это не она.`,
  formerCoin: 'Прежде — Toncoin (TON).',
  forms: { raw: 'формат raw', bounceable: 'формат bounceable', 'non-bounceable': 'формат non-bounceable' },
  testOnly: 'только для тестовой сети',
  masterchain: 'мастерчейн',
  workchain: (id) => `воркчейн ${id}`,
  fromLink: (host) => `со страницы ${host}`,
  problems: {
    checksum: 'В адресе опечатка: контрольная сумма не совпадает. Проверьте символы.',
    addressLength: 'Адрес неполный. Вставьте его целиком.',
    hashLength: 'Неверная длина хеша. В нём должно быть 64 шестнадцатеричных символа.',
    letters: 'Домены состоят только из латинских букв, цифр и дефисов. Этот может выдавать себя за другой.',
    link: 'Ссылка не ведёт к аккаунту, транзакции или блоку.',
    unknown:
      'Ничего с таким именем здесь не известно. Домену нужно окончание, например alice.ton. Можно ввести и адрес, хеш, блок или ссылку.',
  },
  count: (count, locale) => countRussian(count, locale, 'результат', 'результата', 'результатов'),
}

export const explorer: Messages['explorer'] = {
  name: 'Обозреватель',
  search: 'Поиск в обозревателе',
  latest: 'Последние транзакции',
  titles: {
    home: 'Обзор',
    account: 'Аккаунт',
    transaction: 'Транзакция',
    block: 'Блок',
    nft: 'NFT',
    search: 'Поиск',
  },
  sections: 'Разделы аккаунта',
  section: { history: 'Транзакции', actions: 'Действия', jettons: 'Жетоны', nfts: 'NFT', items: 'NFT' },
  looking: 'Идёт поиск…',
  nothing: 'Ничего не найдено. Проверьте запрос или попробуйте позже.',
  noWallet: (domain) => `К домену ${domain} не привязан кошелёк.`,
}
