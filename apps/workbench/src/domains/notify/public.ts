export { useAlarmBell, useBell } from './bell.ts'
export { renewPush } from './push.ts'
export { useWorkerMessages } from './worker-messages.ts'
