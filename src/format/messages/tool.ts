/** Texts of the tools: forms that ask a node or read what is pasted. */
export interface ToolMessages {
  readonly address: string
  readonly addressWrong: string
  /** Hint of fields that take a bag of cells. */
  readonly bocHint: string
  readonly bocWrong: string
  readonly optional: string
  readonly running: string

  /** Names of the tools. */
  readonly runner: string
  readonly estimate: string
  readonly send: string
  readonly decode: string

  readonly method: string
  readonly methodWrong: string
  readonly arguments: string
  /** Name of one argument, counted from one in the reader's digits. */
  readonly argument: (shown: string) => string
  readonly argumentType: (shown: string) => string
  readonly addArgument: string
  readonly removeArgument: (shown: string) => string
  readonly types: { readonly num: string; readonly address: string; readonly slice: string; readonly cell: string }
  readonly numberWrong: string
  readonly run: string
  readonly exitCode: string
  readonly gas: string
  readonly succeeded: string
  readonly failed: string
  readonly stack: string
  readonly emptyStack: string
  readonly tuple: string
  readonly list: string
  readonly nothing: string
  readonly cells: string

  readonly body: string
  readonly code: string
  readonly data: string
  readonly deployment: string
  readonly ignoreSignature: string
  readonly estimateNow: string
  readonly fees: string
  readonly ofMessage: string
  readonly ofSent: (shown: string) => string
  readonly importFee: string
  readonly storageFee: string
  readonly gasFee: string
  readonly forwardFee: string
  readonly together: string

  readonly message: string
  readonly messageWrong: string
  readonly notExternal: string
  readonly to: string
  readonly hash: string
  readonly hashNorm: string
  readonly sendNow: string
  readonly sent: string
  /** What a node's yes means. */
  readonly sentNote: string
  /** Why a node refused a message; a sentence each. */
  readonly refusals: Readonly<Record<'refused' | 'inactive' | 'node' | 'malformed', string>>

  readonly pasted: string
  readonly pastedHint: string
  readonly decodeNow: string
  readonly opcode: string
  readonly notDecodable: string
  readonly unknownOpcode: string
  /** The line is too many: the service takes a thousand of a kind. */
  readonly tooMany: (limit: string) => string
}

/** English {@link ToolMessages}. */
export const toolMessages: ToolMessages = {
  address: 'Account',
  addressWrong: 'This is no address',
  bocHint: 'A bag of cells in base64 or hex',
  bocWrong: 'This is no bag of cells',
  optional: 'optional',
  running: 'Running',

  runner: 'Run a get-method',
  estimate: 'Estimate fees',
  send: 'Send a message',
  decode: 'Decode',

  method: 'Method',
  methodWrong: 'Name the method',
  arguments: 'Arguments',
  argument: (shown) => `Argument ${shown}`,
  argumentType: (shown) => `Type of argument ${shown}`,
  addArgument: 'Add an argument',
  removeArgument: (shown) => `Remove argument ${shown}`,
  types: { num: 'Number', address: 'Address', slice: 'Slice', cell: 'Cell' },
  numberWrong: 'A whole number of at most 257 bits, decimal or 0x…',
  run: 'Run',
  exitCode: 'Exit code',
  gas: 'Gas used',
  succeeded: 'Done',
  failed: 'Failed',
  stack: 'Result',
  emptyStack: 'It returned nothing',
  tuple: 'Tuple',
  list: 'List',
  nothing: 'Nothing',
  cells: 'Cells',

  body: 'Body',
  code: 'Code',
  data: 'Data',
  deployment: 'Deployment',
  ignoreSignature: 'Take signatures for right',
  estimateNow: 'Estimate',
  fees: 'Fees',
  ofMessage: 'Of the message',
  ofSent: (shown) => `Of message ${shown} that follows`,
  importFee: 'Import',
  storageFee: 'Storage',
  gasFee: 'Gas',
  forwardFee: 'Forwarding',
  together: 'Together',

  message: 'Signed message',
  messageWrong: 'This is no message',
  notExternal: 'Only messages from outside the chain can be sent here',
  to: 'To',
  hash: 'Hash',
  hashNorm: 'Normalised hash',
  sendNow: 'Send',
  sent: 'Sent',
  sentNote: 'A node took it. Whether it is carried out shows on the chain.',
  refusals: {
    refused: 'The contract did not accept the message.',
    inactive: 'The account has no contract yet, or too little to pay for one.',
    node: 'The node could not answer now.',
    malformed: 'The node could not read the message.',
  },

  pasted: 'Opcodes and bodies',
  pastedHint: 'One a line: 0x0f8a7ea5, or a bag of cells in base64 or hex',
  decodeNow: 'Decode',
  opcode: 'Opcode',
  notDecodable: 'Neither an opcode nor a bag of cells',
  unknownOpcode: 'Not known',
  tooMany: (limit) => `At most ${limit} opcodes and as many bodies at a time`,
}
