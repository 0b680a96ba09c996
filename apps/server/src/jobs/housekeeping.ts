import type { Due } from './job.ts'

let lastSlot = 0

/** Once a minute: what is past its time goes. Every process may do it; doing it twice does nothing. */
export const housekeeping: Due = {
  name: 'housekeeping',
  async carryOut({ db, now }) {
    const at = now()
    const slot = Math.floor(at / 60_000)
    if (slot === lastSlot) return 0
    lastSlot = slot
    await db
      .deleteFrom('replay')
      .where('at', '<', new Date(at - 11 * 60_000))
      .execute()
    await db.deleteFrom('callCount').where('endsAt', '<', new Date(at)).execute()
    await db.deleteFrom('session').where('expiresAt', '<', new Date(at)).execute()
    return 0
  },
}
