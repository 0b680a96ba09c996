import { createHash } from 'node:crypto'
import { lockMinutes } from '@nethos/contract/account/account.rules.ts'
import { countAgainst } from '../../calls/limits.ts'
import { TroubleError } from '../../calls/codes.ts'
import type { Ctx } from '../../calls/handler.ts'
import { countLoginTry, forgive } from './login-failure.table.ts'
import { placeOf, rememberPlace } from './login-place.table.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { isPassword } from './password.ts'

/** Tries with one login name from places that it was never used from, in the time that a lock lasts. */
const strangersTries = 50

/**
 * Looks at a typed password of a member of staff, who has no other way in: five wrong ones lock the place that they came
 * from, never the name. From places that the name has not logged in from, all together have a bound of their own, so that
 * many addresses do not guess on (docs/decisions/0106). Runs without a transaction, or keeps what it counted.
 */
export async function tryStaffPassword(
  ctx: Ctx,
  login: string,
  text: string | null | undefined,
  typed: string,
): Promise<'right' | 'wrong' | 'locked'> {
  const place = await placeOf(ctx, login)
  // A password that has been set anew is counted anew.
  const password = createHash('sha256')
    .update(text ?? '')
    .digest('base64url')
  const tried = { side: 'staff', name: `${login} ${place.word} ${password}` } as const
  return oneAtATime(`staff ${login} ${place.word}`, async () => {
    if (!place.isKnown && !(await mayStrangersTry(ctx, login, password))) return 'locked'
    if (!(await countLoginTry(ctx, tried))) return 'locked'
    if (!(await isPassword(text, typed))) return 'wrong'
    await forgive(ctx, tried)
    await rememberPlace(ctx, login)
    return 'right'
  })
}

async function mayStrangersTry({ db, now }: Ctx, login: string, password: string): Promise<boolean> {
  const limit = { times: strangersTries, seconds: lockMinutes * 60 }
  try {
    await countAgainst(db, { key: `staff strangers ${login} ${password}`, limit, now })
    return true
  } catch (error) {
    if (error instanceof TroubleError) return false
    throw error
  }
}
