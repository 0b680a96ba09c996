export { useRefundsToDo } from './use-refunds-to-do.ts'
