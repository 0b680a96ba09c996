import { call } from '@nethos/calls/call.ts'
import { webPush } from '@nethos/calls/web-push.ts'
import { notifyServices as services } from '@nethos/contract/notify/notify.services.ts'

const push = webPush({
  worker: () => navigator.serviceWorker.register('/workbench/worker.js', { scope: '/workbench/' }),
  found: () => navigator.serviceWorker.getRegistration('/workbench/'),
  publicKey: async () => (await call(services.pushKey, {})).publicKey,
  subscribe: subscription => call(services.subscribePush, subscription),
  unsubscribe: endpoint => call(services.unsubscribePush, { endpoint }),
})

/** Whether this browser is told now. */
export const isPushOn = async (): Promise<boolean> => (await push.subscription()) !== null
export const { turnOn: turnPushOn, turnOff: turnPushOff, save: renewPush } = push
