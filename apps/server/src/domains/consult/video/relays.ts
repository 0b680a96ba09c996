import { createHmac, randomUUID } from 'node:crypto'
import type { Ctx } from '../../../calls/handler.ts'

/** Longer than any meeting. */
const goodForSeconds = 4 * 3600

/**
 * The relays that two browsers may meet at, with a credential for a limited time: coturn's shared secret scheme
 * (use-auth-secret), name `expiry:random`, password base64(HMAC-SHA1(secret, name)).
 */
export function relaysFor({ runtime, now }: Pick<Ctx, 'runtime' | 'now'>) {
  const { urls, secret, isOnly } = runtime.settings.turn
  const isRelay = (url: string): boolean => /^turns?:/.test(url)
  const stun = urls.filter(url => !isRelay(url))
  const turn = urls.filter(isRelay)
  const username = `${Math.floor(now / 1000) + goodForSeconds}:${randomUUID()}`
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return {
    iceServers: [
      ...(stun.length > 0 ? [{ urls: stun }] : []),
      ...(turn.length > 0 ? [{ urls: turn, username, credential }] : []),
    ],
    isRelayOnly: isOnly,
  }
}
