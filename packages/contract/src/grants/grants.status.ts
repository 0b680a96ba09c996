import { states } from '../states.ts'

/** What the table looks at. Instants in epoch ms. */
export interface GrantFacts {
  /** Until when the request waits for an answer. */
  askedUntil: number
  /** When the grant ends: its period, or the 14th or 18th birthday before it; null while it is not given. */
  endsAt: number | null
}

/** The life of a request to act for somebody, and of the grant that becomes of it. Person: whom it is about. Manager: the account that acts. */
export const grantStates = states<GrantFacts>()({
  asked: {
    code: 'asked',
    label: '待对方确认',
    on: {
      give: { by: 'person', to: 'given' },
      refuse: { by: 'person', to: 'refused' },
      withdraw: { by: 'manager', to: 'revoked' },
      lapse: { by: 'clock', to: 'expired', at: facts => facts.askedUntil },
    },
  },
  given: {
    code: 'given',
    label: '已授权',
    on: {
      revoke: { by: 'person', to: 'revoked' },
      /** A newer grant of the same person's takes its place. */
      replace: { by: 'person', to: 'revoked' },
      hand_back: { by: 'manager', to: 'revoked' },
      expire: { by: 'clock', to: 'expired', at: facts => facts.endsAt },
    },
  },
  refused: { code: 'refused', label: '对方未同意', on: {} },
  expired: { code: 'expired', label: '已到期', on: {} },
  revoked: { code: 'revoked', label: '已收回', on: {} },
})
export type GrantStatus = keyof typeof grantStates
export type GrantEvent = 'give' | 'refuse' | 'withdraw' | 'lapse' | 'revoke' | 'replace' | 'hand_back' | 'expire'
export const grantStatuses = Object.keys(grantStates) as GrantStatus[]
