export { useBell } from './bell.ts'
export { renewPush } from './push.ts'
