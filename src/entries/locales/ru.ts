export { russian } from '../../text/ru/index.ts'
