import * as z from 'zod/mini'

export const pushEndpoint = z.string().check(z.regex(/^https?:\/\/\S{1,1000}$/))
/** base64url. */
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,200}=*$/))

/** What a browser says of itself when it takes messages (RFC 8030, RFC 8291). */
export const pushSubscription = z.object({ endpoint: pushEndpoint, p256dh: key, auth: key })
