/**
 * For every domain that has something to tell a patient: `putMessage` in the transaction in which it happens, and
 * `readAbout` when the record has been looked at. New events are rows in the contract's messages.templates.ts.
 */
export { storeQuietHours, quietEndOf, quietHoursOf } from './quiet-hours.ts'
export { messagesAbout } from './message.table.ts'
export { putMessage, readAbout, type NewMessage } from './put-message.ts'
