export { standingText } from './content.calls.ts'
