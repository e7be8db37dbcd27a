export { russian } from './format/messages/russian/russian.ts'
