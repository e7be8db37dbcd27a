export {
  AddressFormatError,
  BocFormatError,
  CellReadError,
  CellWriteError,
  HashFormatError,
  MessageFormatError,
  TonFormatError,
  type TonFormatKind,
  type TonFormatReason,
} from '../ton/cells/errors.ts'
export {
  equalAddresses,
  formatAddress,
  isAddress,
  parseAddress,
  toFriendlyAddress,
  toRawAddress,
  type FormatAddressOptions,
  type FriendlyAddressOptions,
  type ParsedAddress,
} from '../ton/cells/address.ts'
export { addressCell } from '../ton/cells/address.ts'
export { formatHash, isHash, parseHash, toBase64Hash, toHexHash, type HashForm } from '../ton/cells/hash.ts'
export { type Cell, type CellType } from '../ton/cells/cell.ts'
export { parseBoc, parseCell, parseCellInSlices, type BocSource, type CellSource } from '../ton/cells/boc.ts'
export { writeBoc } from '../ton/cells/writeBoc.ts'
export { Builder } from '../ton/cells/builder.ts'
export { Slice } from '../ton/cells/slice.ts'
export { messageHash, normalizedMessageHash, parseExternalMessage, type ExternalMessage } from '../ton/facts/message.ts'
export { readComment, readSnake, type Comment, type SnakeBytes } from '../ton/facts/comment.ts'
export { readTokenContent, type TokenContent } from '../ton/facts/tokenContent.ts'
export { parseBody, type Body, type BodyName } from '../ton/facts/bodies.ts'
export { configAccount } from '../ton/facts/knownAccounts.ts'
export { parseOrder, type OrderStep } from '../ton/facts/order.ts'
export { isCoinName } from '../ton/facts/nativeCoin.ts'
