import type { ExplorerMessages, SearchMessages } from '../../format/messages/search.ts'
import { countRussian } from '../plurals.ts'

/** Russian {@link SearchMessages}. */
export const searchMessages: SearchMessages = {
  label: 'Поиск',
  placeholder: 'Адрес, имя, хеш, блок или ссылка',
  clear: 'Очистить',
  go: 'Найти',
  options: 'Что это может быть',
  kinds: {
    address: 'Аккаунт',
    domain: 'Имя',
    transaction: 'Транзакция',
    message: 'Сообщение',
    hash: 'Транзакция, сообщение или блок с этим хешем',
    block: 'Блок',
    lt: 'Логическое время',
  },
  forms: {
    raw: 'в исходной форме',
    bounceable: 'с возвратом',
    'non-bounceable': 'без возврата',
  },
  testOnly: 'для тестовой сети',
  masterchain: 'мастерчейн',
  workchain: (id) => `воркчейн ${id}`,
  fromLink: (host) => `из ссылки на ${host}`,
  problems: {
    checksum: 'Похоже на адрес, но один из символов неверен: контрольная сумма не сходится.',
    addressLength: 'Похоже на адрес, но часть его отсутствует.',
    hashLength: 'Похоже на хеш, но в нём должно быть 64 шестнадцатеричных цифры.',
    letters: 'Имена состоят только из латинских букв, цифр и дефисов; это может подделывать другое.',
    link: 'Эта ссылка не ведёт ни к аккаунту, ни к транзакции, ни к блоку.',
    unknown: 'Это не адрес, не имя, не хеш, не блок и не ссылка на них.',
  },
  count: (count, shown) => countRussian(count, shown, 'совпадение', 'совпадения', 'совпадений'),
}

/** Russian {@link ExplorerMessages}. */
export const explorerMessages: ExplorerMessages = {
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
  sections: 'Части этого аккаунта',
  section: { history: 'Транзакции', actions: 'Действия', jettons: 'Жетоны', nfts: 'NFT', items: 'NFT' },
  trace: 'Трейс',
  transactions: 'Транзакции',
  looking: 'Идёт поиск…',
  nothing: 'В индексе нет ничего с таким именем.',
  noWallet: (domain) => `${domain} не ведёт ни к какому кошельку.`,
}
