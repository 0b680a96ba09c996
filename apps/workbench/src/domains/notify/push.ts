import { call } from '@nethos/calls/call.ts'
import { notifyServices as services } from '@nethos/contract/notify/notify.services.ts'

/** Not over plain http, not in some apps' own browsers. */
export const isPushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const worker = () => navigator.serviceWorker.register('/workbench/worker.js', { scope: '/workbench/' })

/** Whether this browser is told now. */
export async function isPushOn(): Promise<boolean> {
  if (!isPushPossible() || Notification.permission !== 'granted') return false
  const found = await navigator.serviceWorker.getRegistration('/workbench/')
  return Boolean(await found?.pushManager.getSubscription())
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await call(services.subscribePush, {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  })
}

/** Asks the browser, and with it the person at it, and tells the server. False: not allowed. */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { publicKey } = await call(services.pushKey, {})
  const { pushManager } = await worker()
  await tellServer(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  return true
}

export async function turnPushOff(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration('/workbench/')
  const subscription = await found?.pushManager.getSubscription()
  if (!subscription) return
  await call(services.unsubscribePush, { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}

/** A browser that was allowed before goes on with the new session. */
export async function keepPush(): Promise<void> {
  if (!(await isPushOn())) return
  const found = await navigator.serviceWorker.getRegistration('/workbench/')
  const subscription = await found?.pushManager.getSubscription()
  if (subscription) await tellServer(subscription)
}
