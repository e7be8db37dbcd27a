import type { Messages } from '../../en/index.ts'

export const moment: Messages['moment'] = {
  title: 'Аккаунт на момент времени',
  empty: 'Об этом моменте ничего не известно',
  moment: 'Момент',
  noMoments: 'Нет транзакций для выбора',
  beforeFirst: 'До первой транзакции',
  lastTransaction: 'Последняя транзакция до него',
  logicalTime: 'Логическое время (LT)',
  state: 'Хеш состояния',
  jettons: 'Жетоны тогда',
  nfts: 'NFT тогда',
  nftsNote:
    'Восстановлено по передачам, которые перечисляет сервис. NFT, которые пришли и ушли без такой передачи, здесь отсутствуют.',
  storage: 'Хранилище тогда',
  changes: 'Что изменилось',
  noChanges: 'Из принадлежащего аккаунту ничего не изменилось',
  statusChanged: 'Статус изменился.',
  codeChanged: 'Код изменился.',
  dataChanged: 'Данные изменились.',
  block: (seqno: string, time: string) => `блок ${seqno} (${time})`,
  asked: (block: string) => `По ответу сервиса, ${block}. С историей не сверено.`,
  agreed: (block: string) => `Ответ сервиса (${block}) совпадает с состоянием, к которому приводит история.`,
  contradiction: 'Противоречие',
  contradicted: (block: string) =>
    `Ответ сервиса (${block}) расходится с состоянием, к которому приводит история. Одно из двух неверно.`,
  told: 'Ответ сервиса:',
  replayed: 'По истории:',
  nothing: 'нет',
  fields: {
    status: 'Статус',
    balance: 'Баланс в наименьших единицах',
    currencies: 'Другие валюты',
    code: 'Хеш кода',
    data: 'Хеш данных',
    last: 'Последняя транзакция',
  },
}
