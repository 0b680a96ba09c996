import { store } from '../../controls/store.ts'

/** How many messages the account has not read; what the bell and the tab show on every page. */
export const unread = store(0)
