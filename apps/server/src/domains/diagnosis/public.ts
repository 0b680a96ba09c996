/** Codes that a form sends are looked up here: the name comes from the list, never from the client. */
export { diagnosesBy } from './list.ts'
