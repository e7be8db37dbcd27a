/** Exit codes of the virtual machine itself; the same for every contract. */
const machineCodes: Readonly<Record<number, string>> = {
  2: 'the stack ran empty',
  3: 'the stack overflowed',
  4: 'a number overflowed',
  5: 'a number is out of its range',
  6: 'the code holds an invalid instruction',
  7: 'a value has the wrong type',
  8: 'a cell overflowed',
  9: 'a message or cell ended too early',
  10: 'a dictionary is damaged',
  11: 'the contract does not know this message',
  12: 'fatal error of the virtual machine',
  13: 'it ran out of gas',
  [-14]: 'it ran out of gas',
  14: 'virtualization error',
}

/** Result codes of the action phase. */
const actionCodes: Readonly<Record<number, string>> = {
  32: 'the list of actions is invalid',
  33: 'more than 255 actions',
  34: 'an action is invalid or not supported',
  35: 'the source address of a message is invalid',
  36: 'the destination address of a message is invalid',
  37: 'not enough TON to send its messages',
  38: 'not enough extra currency',
  39: 'a message does not fit into a cell',
  40: 'not enough TON for the fees of a message, or the message is too large',
  41: 'a library reference is missing',
  42: 'a library could not be changed',
  43: 'a library or a message has too many cells, or is too deep',
  50: 'the account state is too large',
}

/** Codes that compilers and their standard libraries throw. */
const languageCodes: Readonly<Record<number, string>> = {
  128: 'null where a value is needed',
  129: 'a message has the wrong prefix',
  130: 'the contract does not know this message',
  131: 'a constraint does not hold',
  132: 'access denied',
  133: 'the contract is stopped',
  134: 'an argument is invalid',
  135: 'the code of a contract was not found',
  136: 'an address is invalid',
  137: 'masterchain is not supported here',
  138: 'the address is not in the basechain',
  65535: 'the contract does not know this message',
}

const jettonCodes: Readonly<Record<number, string>> = {
  45: 'the jetton wallet is locked',
  47: 'not enough jettons',
  48: 'not enough TON for the fees',
  49: 'the message is not what it should be',
  72: 'the contract does not know this message',
  73: 'the sender is not the owner',
  74: 'the sender is not a jetton wallet of this jetton',
  333: 'wrong workchain',
  705: 'the sender is not the owner',
  706: 'not enough jettons',
  707: 'the sender is not a jetton wallet of this jetton',
  708: 'the answer address is missing',
  709: 'not enough TON for the fees',
}

const nftCodes: Readonly<Record<number, string>> = {
  333: 'wrong workchain',
  401: 'the sender is not the owner',
  402: 'not enough TON for the fees',
  405: 'the sender is not the collection',
}

const multisigCodes: Readonly<Record<number, string>> = {
  100: 'not enough TON for the fees',
  101: 'the sender may not execute this order',
  102: 'the signers have changed since the order was made',
  103: 'the order of the signers is damaged',
  1007: 'the sender may not make orders',
  1008: 'the new order is not what it should be',
}

const orderCodes: Readonly<Record<number, string>> = {
  104: 'the sender is not the multisig wallet',
  105: 'the order is made already',
  106: 'the sender is not a signer',
  107: 'this signer has approved already',
  108: 'the approval does not fit the order',
  111: 'the order has expired',
  112: 'the order is executed already',
}

const walletCodes: Readonly<Record<number, string>> = {
  132: 'signatures are switched off for this wallet',
  133: 'the sequence number is another one',
  134: 'the message is for another wallet',
  135: 'the signature is wrong',
  136: 'the message has expired',
  137: 'the send mode does not ignore errors',
  139: 'the extension is added already',
  140: 'there is no such extension',
  141: 'the wallet does not know this action',
}

/** Codes by the message that the contract was answering: the same number means different things. */
const codesByOpcode: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  0x0f8a7ea5: jettonCodes,
  0x178d4519: jettonCodes,
  0x595f07bc: jettonCodes,
  0x7bdd97de: jettonCodes,
  0x5fcc3d14: nftCodes,
  // Multisig: new order, execute, then approve and init of the order.
  0xf718510f: multisigCodes,
  0x75097f5d: multisigCodes,
  0xa762230f: orderCodes,
  0x9c73fba2: orderCodes,
  // Wallet of the fifth version: signed from inside, signed from outside, extension.
  0x73696e74: walletCodes,
  0x7369676e: walletCodes,
  0x6578746e: walletCodes,
}

/** Reasons for not running any code, by the word of the service. */
const skipReasons: Readonly<Record<string, string>> = {
  no_state: 'the account has no code',
  bad_state: 'the attached code does not belong to this address',
  no_gas: 'the message brought too little TON to run any code',
  suspended: 'the account is suspended',
}

/**
 * Meaning of an exit code, as far as it can be known from outside.
 * @param opcode First 32 bits of the inbound message, in either form; decides between conventions.
 */
export function exitCodeMeaning(code: number, opcode?: string | number | null): string | undefined {
  const asked = opcode === null || opcode === undefined ? undefined : Number(opcode) >>> 0
  const conventions = asked === undefined ? undefined : codesByOpcode[asked]
  return machineCodes[code] ?? conventions?.[code] ?? languageCodes[code]
}

/** Meaning of a result code of the action phase. */
export function actionCodeMeaning(code: number): string | undefined {
  return actionCodes[code]
}

/** Why no code ran, from `compute_ph.reason`. */
export function skipMeaning(reason: string): string | undefined {
  return Object.hasOwn(skipReasons, reason) ? skipReasons[reason] : undefined
}
