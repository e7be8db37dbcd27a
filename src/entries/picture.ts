/**
 * `tonlens/picture`: traces, transactions and accounts as pictures, receipts, plain text and oEmbed responses, on
 * servers and in browsers.
 */
export { picture } from '../graph/picture/picture.ts'
export { describeAsText } from '../graph/picture/text/describeAsText.ts'
export type {
  AccountSubject,
  PictureNetwork,
  PictureOptions,
  PictureSize,
  PictureSubject,
  ShareOptions,
  TraceSubject,
  TransactionSubject,
} from '../graph/picture/subject.ts'
export { oEmbed, type OEmbed, type OEmbedOptions } from '../widgets/elements/oembed.ts'
