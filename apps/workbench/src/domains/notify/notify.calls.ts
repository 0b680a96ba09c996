import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { notifyServices as services } from '@nethos/contract/notify/notify.services.ts'

export const myNotices = query(services.myNotices, {})
export const saveNotices = command(services.saveNotices, services.myNotices)
export const tryNotices = command(services.tryNotices)
