import type { StatusMessages } from '../../format/messages/failures.ts'
import { countRussian } from '../plurals.ts'
import { skipMeaning } from '../../model/exitCodes.ts'
import type { Failure } from '../../model/failure.ts'
import type { TraceWarning } from '../../trace/model.ts'

/** Russian for what the trace model says of codes and reasons, by its own words. */
export const meanings: Readonly<Record<string, string>> = {
  'the stack ran empty': 'стек опустел',
  'the stack overflowed': 'стек переполнился',
  'a number overflowed': 'число переполнилось',
  'a number is out of its range': 'число вне допустимого диапазона',
  'the code holds an invalid instruction': 'в коде недопустимая инструкция',
  'a value has the wrong type': 'значение не того типа',
  'a cell overflowed': 'ячейка переполнилась',
  'a message or cell ended too early': 'сообщение или ячейка закончились слишком рано',
  'a dictionary is damaged': 'словарь повреждён',
  'the contract does not know this message': 'контракт не знает такого сообщения',
  'fatal error of the virtual machine': 'фатальная ошибка виртуальной машины',
  'it ran out of gas': 'закончился газ',
  'virtualization error': 'ошибка виртуализации',
  'the list of actions is invalid': 'список действий недопустим',
  'more than 255 actions': 'больше 255 действий',
  'an action is invalid or not supported': 'действие недопустимо или не поддерживается',
  'the source address of a message is invalid': 'адрес отправителя в сообщении недопустим',
  'the destination address of a message is invalid': 'адрес получателя в сообщении недопустим',
  'not enough TON to send its messages': 'не хватило TON на отправку сообщений',
  'not enough extra currency': 'не хватило дополнительной валюты',
  'a message does not fit into a cell': 'сообщение не помещается в ячейку',
  'not enough TON for the fees of a message, or the message is too large':
    'не хватило TON на комиссию за сообщение, или оно слишком велико',
  'a library reference is missing': 'нет ссылки на библиотеку',
  'a library could not be changed': 'не удалось изменить библиотеку',
  'a library or a message has too many cells, or is too deep':
    'в библиотеке или сообщении слишком много ячеек или слишком большая глубина',
  'the account state is too large': 'состояние аккаунта слишком велико',
  'null where a value is needed': 'null там, где нужно значение',
  'a message has the wrong prefix': 'у сообщения неверный префикс',
  'a constraint does not hold': 'условие не выполняется',
  'access denied': 'доступ запрещён',
  'the contract is stopped': 'контракт остановлен',
  'an argument is invalid': 'аргумент недопустим',
  'the code of a contract was not found': 'код контракта не найден',
  'an address is invalid': 'адрес недопустим',
  'masterchain is not supported here': 'мастерчейн здесь не поддерживается',
  'the address is not in the basechain': 'адрес не в базовом воркчейне',
  'the jetton wallet is locked': 'кошелёк жетона заблокирован',
  'not enough jettons': 'не хватает жетонов',
  'not enough TON for the fees': 'не хватает TON на комиссию',
  'the message is not what it should be': 'сообщение не такое, каким должно быть',
  'the sender is not the owner': 'отправитель не владелец',
  'the sender is not a jetton wallet of this jetton': 'отправитель не кошелёк этого жетона',
  'wrong workchain': 'не тот воркчейн',
  'the answer address is missing': 'нет адреса для ответа',
  'the sender is not the collection': 'отправитель не коллекция',
  'the sender may not execute this order': 'отправителю нельзя исполнить этот ордер',
  'the signers have changed since the order was made': 'подписанты изменились после создания ордера',
  'the order of the signers is damaged': 'порядок подписантов нарушен',
  'the sender may not make orders': 'отправителю нельзя создавать ордера',
  'the new order is not what it should be': 'новый ордер не такой, каким должен быть',
  'the sender is not the multisig wallet': 'отправитель не кошелёк мультиподписи',
  'the order is made already': 'ордер уже создан',
  'the sender is not a signer': 'отправитель не подписант',
  'this signer has approved already': 'этот подписант уже одобрил',
  'the approval does not fit the order': 'одобрение не подходит к ордеру',
  'the order has expired': 'ордер истёк',
  'the order is executed already': 'ордер уже исполнен',
  'signatures are switched off for this wallet': 'подписи для этого кошелька отключены',
  'the sequence number is another one': 'порядковый номер другой',
  'the message is for another wallet': 'сообщение для другого кошелька',
  'the signature is wrong': 'подпись неверна',
  'the message has expired': 'сообщение устарело',
  'the send mode does not ignore errors': 'режим отправки не пропускает ошибки',
  'the extension is added already': 'расширение уже добавлено',
  'there is no such extension': 'такого расширения нет',
  'the wallet does not know this action': 'кошелёк не знает такого действия',
  'the account has no code': 'у аккаунта нет кода',
  'the attached code does not belong to this address': 'приложенный код не относится к этому адресу',
  'the message brought too little TON to run any code': 'сообщение принесло слишком мало TON для выполнения кода',
  'the account is suspended': 'аккаунт приостановлен',
  'most often the balance is too small': 'чаще всего мал баланс',
  'the sequence number is another one: it was sent before, or something else was sent since':
    'номер сообщения уже другой: его отправили раньше или после него отправили что-то ещё',
  'it was signed for another wallet id': 'подпись сделана для другого идентификатора кошелька',
  'the signature is not right, or its time is over': 'подпись неверна, или её срок истёк',
  'its time is over': 'его срок истёк',
  'the signature is not right': 'подпись неверна',
}

/** A phrase with a capital letter and without a full stop. */
export function failureText({ kind, code, meaning }: Failure): string {
  const facts: Readonly<Record<Failure['kind'], string>> = {
    compute: code === undefined ? 'Код завершился ошибкой' : `Код завершения ${code}`,
    action: code === undefined ? 'Отправка не удалась' : `Код результата действий ${code}`,
    skipped: 'Код не выполнялся',
    unsent: 'Часть действий пропущена',
    aborted: 'Прервана',
  }
  return meaning === undefined ? facts[kind] : `${facts[kind]}: ${meanings[meaning] ?? meaning}`
}

/** Why no code ran, by the service's word; a sentence. */
export function idleText(meaning: string | undefined): string {
  return meaning === undefined ? 'Код не выполнялся.' : `Код не выполнялся: ${meanings[meaning] ?? meaning}.`
}

/** What is missing in a trace; a sentence. */
export function warningText({ kind, count, text }: TraceWarning): string {
  const transactions = countRussian(count, String(count), 'транзакция', 'транзакции', 'транзакций')
  const texts: Readonly<Record<TraceWarning['kind'], string>> = {
    'cut-off': `Трейс слишком велик: сервис пропустил часть его транзакций${count === 0 ? '' : `: ${count}`}.`,
    'missing-transactions': `Не хватает: ${transactions}.`,
    'missing-senders': `Следуют из сообщений, отправителя которых здесь нет: ${transactions}.`,
    'missing-receivers': `Доставлено транзакциям, которых здесь нет: ${countRussian(count, String(count), 'сообщение', 'сообщения', 'сообщений')}.`,
    ring: 'Транзакции через свои сообщения вызывают сами себя: ответ повреждён.',
    unreadable: `Повреждено: ${countRussian(count, String(count), 'строка', 'строки', 'строк')}; что не читается, пропущено.`,
    service: text,
  }
  return texts[kind]
}

/** Russian {@link StatusMessages}. */
export const statusMessages: StatusMessages = {
  success: 'Успешно',
  failed: 'Ошибка',
  pending: 'В ожидании',
  skipped: 'Доставлено',
  unknown: 'Неизвестно',
  failure: (failure) => `${failureText(failure)}.`,
  idle: (reason) => idleText(skipMeaning(reason)),
  bounced: 'Вернулось',
  returned: 'Сумма вернулась отправителю.',
}
