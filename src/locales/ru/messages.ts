import type { BodyMessages, MessageMessages, OpcodeMessages, RawDataMessages } from '../../format/messages/messages.ts'
import { countRussian } from '../plurals.ts'

/** Russian {@link MessageMessages}. */
export const messageMessages: MessageMessages = {
  title: 'Сообщение',
  table: 'Сообщения',
  internal: 'Внутреннее',
  externalIn: 'Внешнее входящее',
  externalOut: 'Внешнее исходящее',
  transfer: 'Перевод',
  call: (opcode) => `Вызов ${opcode}`,
  noOpcode: 'Без кода операции',
  bounced: 'Возврат',
  from: 'От',
  to: 'Кому',
  value: 'Сумма',
  time: 'Время',
  operation: 'Операция',
  fwdFee: 'Комиссия за пересылку',
  ihrFee: 'Комиссия IHR',
  importFee: 'Комиссия за приём',
  createdLt: 'LT создания',
  hash: 'Хеш',
  hashNorm: 'Нормализованный хеш',
  bounce: 'С возвратом (bounceable)',
  ihr: 'Мгновенная маршрутизация (IHR)',
  initState: 'State init',
  sentBy: 'Транзакция отправителя',
  receivedBy: 'Транзакция получателя',
  body: 'Тело',
  yes: 'Да',
  no: 'Нет',
  empty: 'Сообщение не найдено',
  emptyTable: 'Сообщений нет',
  currency: (id) => `валюты №${id}`,
}

/** Russian {@link BodyMessages}. */
export const bodyMessages: BodyMessages = {
  cell: 'Ячейка',
  whole: 'Тело в ячейках',
  yes: 'Да',
  no: 'Нет',
  none: 'Пусто',
  empty: 'Пустое тело',
  undecoded: 'Не расшифровано',
  absent: 'Тело не включено в ответ',
  readHere: 'Расшифровано в этом браузере',
  entries: (count, shown) => countRussian(count, shown, 'элемент', 'элемента', 'элементов'),
  rest: 'Оставшиеся данные',
  comment: 'Комментарий',
  encrypted: 'Зашифрованный комментарий',
}

/** Russian {@link RawDataMessages}. */
export const rawDataMessages: RawDataMessages = {
  label: 'Исходные данные',
  search: 'Поиск в исходных данных',
  position: (at, count) => `${at} из ${count}`,
  noMatches: 'Совпадений нет',
  partly: (words) => `${words}, просмотрена только часть`,
  previous: 'Предыдущее совпадение',
  next: 'Следующее совпадение',
  copyAll: 'Копировать всё',
  copyValue: 'Копировать значение',
  value: 'Значение',
  hash: 'Хеш',
  bits: (count, shown) => countRussian(count, shown, 'бит', 'бита', 'бит'),
  unreadable: 'Неверный BOC:',
}

/** Russian {@link OpcodeMessages}. */
export const opcodeMessages: OpcodeMessages = {
  text_comment: 'Текстовый комментарий',
  encrypted_comment: 'Зашифрованный комментарий',
  jetton_transfer: 'Перевод жетонов',
  jetton_internal_transfer: 'Внутренний перевод жетонов',
  jetton_notify: 'Уведомление о переводе жетонов',
  jetton_burn: 'Сжигание жетонов',
  jetton_burn_notification: 'Уведомление о сжигании жетонов',
  excess: 'Возврат остатка',
  provide_wallet_address: 'Запрос адреса кошелька',
  take_wallet_address: 'Адрес кошелька',
  nft_transfer: 'Передача NFT',
  nft_ownership_assigned: 'Уведомление о новом владельце NFT',
  change_dns_record: 'Изменение записи DNS',
  elector_new_stake: 'Новая ставка в Elector',
  elector_new_stake_ok: 'Ставка принята Elector',
  elector_recover_stake: 'Возврат ставки из Elector',
  elector_recover_stake_ok: 'Ставка возвращена из Elector',
  bounced_message: 'Возвращённое сообщение',
}
