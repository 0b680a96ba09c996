/**
 * For every domain in which a patient waits for somebody of the staff: `notifyStaff` in the transaction in which it happens
 * (`notifyMembers` where a role is meant and no doctor), `noticesSeen` when he has looked, `alertStaff` for what cannot wait (docs/decisions/0111).
 */
export { notifyMembers, notifyStaff, noticesSeen, staffNoticesText } from './staff-notice.table.ts'
export { pushToBrowser } from './push-to-browser.ts'
export { alertStaff } from './alert.ts'
export { isInReach } from './reach.ts'
export { queuePush } from './staff-push.ts'
