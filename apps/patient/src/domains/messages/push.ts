import { call } from '@nethos/calls/call.ts'
import { webPush } from '@nethos/calls/web-push.ts'
import { messageServices as services } from '@nethos/contract/messages/messages.services.ts'

const push = webPush({
  worker: () => navigator.serviceWorker.ready,
  found: () => navigator.serviceWorker.getRegistration('/'),
  publicKey: async () => (await call(services.browserPush, {})).publicKey,
  subscribe: subscription => call(services.subscribeBrowser, subscription),
  unsubscribe: endpoint => call(services.unsubscribeBrowser, { endpoint }),
})
export const { turnOn: turnPushOn, turnOff: turnPushOff } = push

/** Whether this browser is told for this account: another's on the same phone is not. */
export async function isPushOn(): Promise<boolean> {
  const one = await push.subscription()
  return one !== null && (await call(services.browserPush, { endpoint: one.endpoint })).isOn
}
