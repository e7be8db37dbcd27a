export { chinese } from './format/messages/chinese/chinese.ts'
