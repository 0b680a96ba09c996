export { useBell } from './bell.ts'
export { keepPush } from './push.ts'
