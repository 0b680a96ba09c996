import { end } from './consult.life.ts'
import { consults } from './consult.lifecycle.ts'
import { notices } from './consult.notices.ts'
import { patientStayedAway } from './video/settle.ts'

/** 15 minutes unpaid, 24 hours unanswered, 48 hours after the first reply, 15 days unreviewed (docs/product/rules.md 1.1). */
export const consultTimer = consults.timer('consult', {
  expire: (ctx, consult, endedAt) =>
    end(ctx, consult, 'expire', 'clock', { endedAt, notice: notices.expired, unreadFor: 'patient' }),
  async give_up(ctx, consult, endedAt) {
    const why = (await patientStayedAway(ctx, consult)) ? notices.patientStayedAway : notices.givenUp(consult)
    return end(ctx, consult, 'give_up', 'clock', { endedAt, endReason: why, notice: why, unreadFor: 'patient' })
  },
  close: (ctx, consult, endedAt) =>
    end(ctx, consult, 'close', 'clock', {
      endedAt,
      repliesLeft: 0,
      notice: notices.closed(consult),
      unreadFor: 'patient',
    }),
  lapse: (ctx, consult) => consults.transition(ctx, consult, 'lapse', 'clock'),
})
