/** How an app asks its own server for push messages to this browser. */
export interface PushWays {
  /** The service worker that shows the messages, once it runs. */
  worker: () => Promise<ServiceWorkerRegistration>
  /** The one that is there already, if any: nothing is installed by looking. */
  found: () => Promise<ServiceWorkerRegistration | undefined>
  publicKey: () => Promise<string>
  subscribe: (subscription: { endpoint: string; p256dh: string; auth: string }) => Promise<unknown>
  unsubscribe: (endpoint: string) => Promise<unknown>
}

/** Not over plain http, not in some apps' own browsers. */
export const isPushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Messages to this browser while its page is closed (Web Push), the same for both apps. */
export function webPush({ worker, found, publicKey, subscribe, unsubscribe }: PushWays) {
  /** What this browser has subscribed with; null where it has not, or may not. */
  async function subscription(): Promise<PushSubscription | null> {
    if (!isPushPossible() || Notification.permission !== 'granted') return null
    return (await (await found())?.pushManager.getSubscription()) ?? null
  }
  async function notifyServer(one: PushSubscription): Promise<void> {
    const { endpoint, keys } = one.toJSON()
    await subscribe({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' })
  }
  return {
    subscription,
    /** Asks the browser, and with it the person at it, and tells the server. False: not allowed. */
    async turnOn(): Promise<boolean> {
      if ((await Notification.requestPermission()) !== 'granted') return false
      const key = await publicKey()
      const { pushManager } = await worker()
      await notifyServer(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
      return true
    },
    async turnOff(): Promise<void> {
      const one = await subscription()
      if (!one) return
      await unsubscribe(one.endpoint)
      await one.unsubscribe()
    },
    /** A browser that was allowed before goes on with the new session. */
    async save(): Promise<void> {
      const one = await subscription()
      if (one) await notifyServer(one)
    },
  }
}
