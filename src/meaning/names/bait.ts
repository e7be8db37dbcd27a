import { plainText } from '../../service/rows/plainText.ts'
import { nameShape } from '../tokens/lookalike.ts'
import { hasLink } from './link.ts'

/** Promises and requests in comments of fraud. */
const requests = [
  'claim your|claim now|airdrop|giveaway|you won|connect wallet|connect your|verify wallet|verify your|seed phrase',
  'private key|sign the|sign in|вы выиграли|заберите|подключите|подтвердите|подпишите|领取|空投|中奖|连接钱包|助记词',
]
  .join('|')
  .split('|')
/** Shapes of {@link requests}, made for the first comment. */
let requestShapes: readonly string[] | undefined

/**
 * Tells whether a comment tries to make its reader do something: it holds a link, or promises or asks for what frauds
 * do. It is a hint, no proof: honest comments hold links, too.
 */
export function isBait(comment: string): boolean {
  const text = plainText(comment, { maximum: 1000 }).normalize('NFKC')
  const words = ` ${shapeWords(text)} `
  requestShapes ??= requests.map(shapeWords)
  // Words are not written apart in Chinese.
  return hasLink(text) || requestShapes.some((shape) => words.includes(shape > '一' ? shape : ` ${shape} `))
}

/** Reduces the words of a text to their visual shapes. */
function shapeWords(text: string): string {
  return text
    .split(/[\s\-_,.!?:;/()"']+|[$!]+(?=\s|$)/)
    .map(nameShape)
    .filter(Boolean)
    .join(' ')
}
