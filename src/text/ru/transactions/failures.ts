import type { Messages } from '../../en/index.ts'
import { skipReason } from '../../../meaning/outcome/exitCodes.ts'
import type { Failure } from '../../../meaning/outcome/failure.ts'
import type { FailureReason } from '../../../ton/facts/failureReasons.ts'

const reasons: Readonly<Record<FailureReason, string>> = {
  stackUnderflow: 'стек пуст (stack underflow)',
  stackOverflow: 'переполнение стека',
  integerOverflow: 'целочисленное переполнение',
  integerOutOfRange: 'число вне допустимого диапазона',
  invalidInstruction: 'недопустимая инструкция в коде контракта',
  wrongType: 'значение неподходящего типа',
  cellOverflow: 'переполнение ячейки',
  cellUnderflow: 'данные в сообщении или ячейке закончились раньше времени',
  dictionaryError: 'неверный словарь',
  unknownMessage: 'контракт не поддерживает это сообщение',
  unknownGetMethod: 'у контракта нет такого get-метода',
  fatalError: 'фатальная ошибка виртуальной машины',
  outOfGas: 'закончился газ',
  virtualizationError: 'ошибка виртуализации',

  invalidActionList: 'неверный список действий',
  tooManyActions: 'больше 255 действий',
  invalidAction: 'неверное или неподдерживаемое действие',
  invalidSource: 'неверный адрес отправителя в исходящем сообщении',
  invalidDestination: 'неверный адрес получателя в исходящем сообщении',
  noCoinsToSend: 'не хватает средств для отправки сообщений',
  noExtraCurrency: 'не хватает дополнительной валюты',
  messageTooLarge: 'исходящее сообщение не помещается в ячейку',
  noCoinsForForwarding: 'не хватает средств на пересылку, или сообщение слишком большое',
  missingLibrary: 'нет ссылки на библиотеку',
  libraryChangeFailed: 'не удалось изменить библиотеку',
  tooManyCells: 'слишком много ячеек или уровней вложенности в библиотеке или сообщении',
  stateTooLarge: 'состояние аккаунта превышает допустимый размер',

  nullReference: 'неожиданное значение null',
  wrongPrefix: 'неверный префикс сообщения',
  constraintViolated: 'нарушено ограничение',
  accessDenied: 'доступ запрещён',
  contractStopped: 'контракт остановлен',
  invalidArgument: 'неверный аргумент',
  codeNotFound: 'код контракта не найден',
  invalidAddress: 'неверный адрес',
  noMasterchain: 'адреса мастерчейна не поддерживаются',
  notBasechain: 'адрес не в базовом воркчейне',

  jettonWalletLocked: 'кошелёк жетона заблокирован',
  notEnoughJettons: 'не хватает жетонов',
  noCoinsForFees: 'не хватает средств на комиссию',
  invalidMessage: 'неверное сообщение',
  notOwner: 'отправитель не является владельцем',
  notJettonWallet: 'отправитель не является кошельком этого жетона',
  wrongWorkchain: 'неверный воркчейн',
  noResponseAddress: 'не указан адрес для ответа',
  notCollection: 'отправитель не является коллекцией',

  mayNotExecute: 'отправитель не может исполнить этот ордер',
  signersChanged: 'подписанты изменились после создания ордера',
  invalidSigners: 'неверный список подписантов',
  mayNotPropose: 'отправитель не может создавать ордера',
  invalidOrder: 'неверный ордер',
  notMultisig: 'отправитель не является кошельком с мультиподписью',
  orderExists: 'ордер уже существует',
  notSigner: 'отправитель не является подписантом',
  alreadyApproved: 'этот подписант уже одобрил ордер',
  wrongApproval: 'одобрение не соответствует ордеру',
  orderExpired: 'срок ордера истёк',
  orderExecuted: 'ордер уже исполнен',

  signaturesDisabled: 'подписи для этого кошелька отключены',
  wrongSeqno: 'неверный seqno: сообщение уже отправлено, или после него отправлено другое',
  wrongWalletId: 'сообщение подписано для другого ID кошелька',
  wrongSignature: 'неверная подпись',
  wrongSignatureOrExpired: 'неверная подпись, или срок сообщения истёк',
  messageExpired: 'срок сообщения истёк',
  errorsNotIgnored: 'режим отправки должен игнорировать ошибки',
  extensionExists: 'расширение уже установлено',
  noExtension: 'такого расширения нет',
  unknownWalletAction: 'неподдерживаемое действие кошелька',

  notDeployed: 'аккаунт не развёрнут',
  wrongCode: 'приложенный код не соответствует адресу аккаунта',
  noGas: 'не хватает средств на газ',
  suspended: 'аккаунт приостановлен',

  lowBalance: 'вероятно, не хватает баланса',
}

export const status: Messages['status'] = {
  success: 'Успешно',
  pending: 'В ожидании',
  skipped: 'Код не выполнялся',
  unknown: 'Неизвестно',
  reasons,
  failure: describeFailure,
  notExecuted: (word) => {
    const reason = skipReason(word)
    return reason === undefined ? 'Ничего не выполнено' : `${capitalize(reasons[reason])}, ничего не выполнено`
  },
  bounced: 'Возврат',
  returned: 'Сумма возвращена отправителю',
}

/** Tells why a transaction failed: a phrase without a full stop. */
function describeFailure({ kind, code, reason, explanation, skippedActions = 0 }: Failure): string {
  const facts: Readonly<Record<Failure['kind'], string>> = {
    compute: code === undefined ? 'Ошибка выполнения' : `Код выхода ${code}`,
    action: code === undefined ? 'Не удалось отправить сообщения' : `Код результата действий ${code}`,
    skipped: 'Не выполнено',
    unsent: `Пропущено действий: ${skippedActions}`,
    aborted: 'Прервано',
  }
  const meaning = explanation ?? (reason === undefined ? undefined : reasons[reason])
  return meaning === undefined ? facts[kind] : `${facts[kind]}: ${meaning}`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
