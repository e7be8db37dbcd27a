// A menu loads these when a reader shares something: its picture and its summary.
export { picture } from './picture.ts'
export { describeAsText } from './text/describeAsText.ts'
