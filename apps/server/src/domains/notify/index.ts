import { notifyServices } from '@nethos/contract/notify/notify.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { noticeTimer } from './notice.timer.ts'
import { pushKey, sendPush, sendUrgentPush, subscribePush, unsubscribePush } from './staff-push.ts'
import { todayOfNotify } from './today.ts'
import { myNotices, saveNotices, tryNotices } from './my-notices.ts'

export const notifyDomain: Domain = {
  today: todayOfNotify,
  demo: [
    {
      name: 'notice settings',
      after: ['staff'],
      load: async scope => (await import('./demo-notices.ts')).loadDemoNotices(scope),
    },
  ],
  services: implement(notifyServices, {
    myNotices,
    saveNotices,
    tryNotices,
    pushKey,
    subscribePush,
    unsubscribePush,
  }),
  jobs: [sendPush, sendUrgentPush],
  timers: [noticeTimer],
}
