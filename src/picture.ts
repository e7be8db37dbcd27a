/** `tonlens/picture`: traces, transactions and accounts as pictures, receipts and plain text, on servers and in browsers. */
export { picture } from './picture/picture.ts'
export { describeAsText } from './picture/text/describeAsText.ts'
export type {
  AccountSubject,
  PictureNetwork,
  PictureOptions,
  PictureSize,
  PictureSubject,
  ShareOptions,
  TraceSubject,
  TransactionSubject,
} from './picture/subject.ts'
