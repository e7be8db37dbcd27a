export { chinese } from '../../text/zh/index.ts'
