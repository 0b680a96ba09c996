import { createRequire } from 'node:module'
import type * as WebPush from 'web-push'
import type { PushSender } from '../../ports/push.ts'

const load = createRequire(import.meta.url)
/** With the first push, which a job sends: a start does without its cryptography. */
const webPush = (): typeof WebPush => load('web-push') as typeof WebPush

export interface WebPushSettings {
  publicKey: string
  privateKey: string
  /** Where the push service reaches us: an https address. */
  subject: string
  /** The sandbox's push service, beside the makers' own. */
  alsoAt?: string
}

/** The push services of the browsers. */
const services =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)\//
const ttlSeconds = 6 * 3600
const milliseconds = 8_000

/** New keys, made once for an installation: whoever has subscribed with them is reached with no others. */
export const newPushKeys = (): { publicKey: string; privateKey: string } => webPush().generateVAPIDKeys()

/** The service did not take the message. Carries its status, never the address, which is the browser's secret. */
export class PushRefusedError extends Error {
  override name = 'PushRefusedError'
  readonly status: number
  constructor(status: number) {
    super(`The push service refused: ${status}`)
    this.status = status
  }
}

/** Of this browser nothing will be taken any more: it is unknown, or has subscribed with keys that are not ours. */
const forgotten = new Set([400, 401, 403, 404, 410])

/** Sends by Web Push (RFC 8030) with the payload sealed for the browser (RFC 8291) and signed by us (RFC 8292). */
export function webPushSender({ publicKey, privateKey, subject, alsoAt }: WebPushSettings): PushSender {
  return {
    publicKey,
    takes: endpoint => services.test(endpoint) || (alsoAt !== undefined && endpoint.startsWith(`${alsoAt}/`)),
    async send({ endpoint, p256dh, auth }, message, { isUrgent }) {
      const request = webPush().generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttlSeconds,
        urgency: isUrgent ? 'high' : 'normal',
      })
      const { status } = await fetch(request.endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(request.body ?? Buffer.alloc(0)),
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds),
      })
      if (forgotten.has(status)) return 'gone'
      if (status < 200 || status >= 300) throw new PushRefusedError(status)
      return 'sent'
    },
  }
}
