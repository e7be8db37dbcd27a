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
} from './ton/errors.ts'
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
} from './ton/address.ts'
export { addressCell } from './ton/addressCell.ts'
export {
  formatHash,
  isHash,
  parseHash,
  toBase64Hash,
  toHexHash,
  type HashForm,
} from './ton/hash.ts'
export { type Cell, type CellType } from './ton/cell.ts'
export { parseBoc, parseCell, parseCellInSlices, type BocSource, type CellSource } from './ton/boc.ts'
export { writeBoc } from './ton/writeBoc.ts'
export { Builder } from './ton/builder.ts'
export { Slice } from './ton/slice.ts'
export {
  messageHash,
  normalizedMessageHash,
  parseExternalMessage,
  type ExternalMessage,
} from './ton/message.ts'
export { readComment, readSnake, type Comment, type SnakeBytes } from './ton/comment.ts'
export { readTokenContent, type TokenContent } from './ton/tokenContent.ts'
export { parseBody, type Body, type BodyName } from './ton/bodies.ts'
export { parseOrder, type OrderStep } from './ton/order.ts'
