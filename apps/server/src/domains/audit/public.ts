export { listLooksOf } from './list-looks.ts'
