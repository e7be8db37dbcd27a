import { nodeErrorTexts } from '../../../meaning/outcome/nodeError.ts'

/** Texts of the tools, which are forms that query a node or decode pasted text. */
export const toolMessages = {
  invalidAddress: 'Invalid address',
  /** Hint of fields that take a bag of cells. */
  bocHint: 'BOC in base64 or hex',
  invalidBoc: 'Invalid BOC',
  optional: 'optional',
  running: 'Running…',
  /** Above a result, and above an error, of what the form asked before it was changed. */
  earlierResult: 'The form has changed. This is the earlier result:',
  earlierError: 'The form has changed. This is the earlier error:',

  runner: 'Run get-method',
  estimate: 'Estimate fees',
  send: 'Send message',
  decode: 'Decode data',

  method: 'Method',
  missingMethod: 'Enter a method name',
  arguments: 'Arguments',
  /** Name of one argument, counted from one in the reader's digits. */
  argument: (shown: string) => `Argument ${shown}`,
  argumentType: (shown: string) => `Type of argument ${shown}`,
  addArgument: 'Add argument',
  removeArgument: (shown: string) => `Remove argument ${shown}`,
  types: { num: 'Number', address: 'Address', slice: 'Slice', cell: 'Cell' },
  invalidNumber: 'Enter an integer of up to 257 bits, decimal or 0x…',
  /** Label of an argument that the ABI names, with its type. */
  typedArgument: (name: string, type: string) => `${name}: ${type}`,
  /** Errors of typed arguments; each names the argument. */
  wrongArgument: {
    num: (name) => `${name}: enter an integer, decimal or 0x…`,
    coins: (name) => `${name}: enter an amount, such as 1.5`,
    bool: (name) => `${name}: choose true or false`,
    address: (name) => `${name}: enter an address`,
    cell: (name) => `${name}: enter a BOC in base64 or hex`,
    text: (name) => `${name}: enter a text`,
    json: (name) => `${name}: enter JSON of this form`,
  } satisfies Record<string, (name: string) => string>,
  inCoins: (symbol: string) => `In ${symbol}`,
  runOn: 'Run on',
  places: { vm: 'This browser', service: 'Service' },
  history: 'Earlier calls',
  decodedResult: 'Result',
  run: 'Run',
  exitCode: 'Exit code',
  gas: 'Gas used',
  succeeded: 'Success',
  stack: 'Result stack',
  emptyStack: 'No values returned',
  tuple: 'Tuple',
  list: 'List',
  nothing: 'Null',
  cells: 'Cells',

  body: 'Body',
  deployment: 'State init (code and data)',
  ignoreSignature: 'Skip signature check',
  estimateNow: 'Estimate',
  thisMessage: 'This message',
  outgoingMessage: (shown: string) => `Outgoing message ${shown}`,
  importFee: 'Import fee',
  storageFee: 'Storage fee',
  gasFee: 'Gas fee',
  forwardFee: 'Forward fee',

  message: 'Signed message',
  invalidMessage: 'This BOC is not a message',
  notExternal: 'Only external messages can be sent',
  hashNorm: 'Normalized hash',
  sendNow: 'Send',
  sent: 'Sent',
  /** Explains that a node accepted the message. */
  sentNote: 'Accepted by a node. Waiting for confirmation.',
  /** Sentence for each reason why a node refused a message. */
  refusals: nodeErrorTexts,

  pasted: 'Opcodes and bodies',
  pastedHint: 'One per line: 0x0f8a7ea5, or a BOC in base64 or hex',
  decodeNow: 'Decode',
  opcode: 'Opcode',
  notDecodable: 'Not an opcode or BOC',
  unknownOpcode: 'Unknown opcode',
  /** The input exceeds the service's limit of opcodes or bodies. */
  tooMany: (limit: string) => `Up to ${limit} opcodes and ${limit} bodies at a time`,
}
