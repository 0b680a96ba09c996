import type { Domain } from '../../domain.ts'
import { hourly } from '../../jobs/periodic.ts'
import { removeBefore } from './captcha.table.ts'

const hourMs = 3_600_000

/** Captchas that no limit counts any more go, and the sealed mobiles with them. */
const forgetCaptchas = hourly('captcha.forget', ({ db, now }) => removeBefore({ db }, now() - 25 * hourMs))

export const captchaDomain: Domain = { services: [], timers: [forgetCaptchas] }
