import type { Domain } from '../../domains.ts'
import type { Due } from '../../jobs/job.ts'
import { removeBefore } from './captcha.table.ts'

const hourMs = 3_600_000
let lastSlot = 0

/** Once an hour: captchas that no limit counts any more go, and the sealed mobiles with them. */
const forgetCaptchas: Due = {
  name: 'captcha.forget',
  async carryOut({ db, now }) {
    const slot = Math.floor(now() / hourMs)
    if (slot === lastSlot) return 0
    lastSlot = slot
    await removeBefore({ db }, now() - 25 * hourMs)
    return 0
  },
}

export const captchaDomain: Domain = { services: [], dues: [forgetCaptchas] }
