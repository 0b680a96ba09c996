import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Runtime } from '../../runtime.ts'
import { macKey } from '../../secrets/mac-key.ts'

/** What a browser keeps while it is at the platform: its own, signed by us. */
export interface Way {
  shell: string
  /** An own path to come back to. */
  back: string
  deviceHash: string
}

/** So long may somebody take on the platform's page. */
export const wayMinutes = 5

const sealOf = (runtime: Runtime, text: string): string =>
  createHmac('sha256', macKey(runtime.keys.secret)).update(`shell way:${text}`).digest('base64url')

/** The state for the platform, and the cookie beside it: only the browser that went can come back. */
export function leave(runtime: Runtime, way: Way): { state: string; cookie: string } {
  const state = randomBytes(16).toString('hex')
  const until = runtime.clock.now() + wayMinutes * 60_000
  const text = Buffer.from(JSON.stringify({ ...way, state, until })).toString('base64url')
  return { state, cookie: `${text}.${sealOf(runtime, text)}` }
}

/** The way of a cookie that is ours, not over, and goes with this state. */
export function comeBack(runtime: Runtime, { state, cookie }: { state: string; cookie: string }): Way | undefined {
  const [text = '', seal = ''] = cookie.split('.')
  const right = Buffer.from(sealOf(runtime, text))
  const given = Buffer.from(seal)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const way = JSON.parse(Buffer.from(text, 'base64url').toString()) as Way & { state: string; until: number }
  return way.state === state && way.until > runtime.clock.now() ? way : undefined
}
