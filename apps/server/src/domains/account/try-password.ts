import type { Ctx } from '../../calls/handler.ts'
import { countLoginTry, forgive, type TriedName } from './login-failure.table.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { isPassword } from './password.ts'

/** Looks at a typed password. Runs without a transaction: the count of a wrong one stands whatever comes after. */
export const tryPassword = (
  ctx: Ctx,
  tried: TriedName,
  text: string | null | undefined,
  typed: string,
): Promise<'right' | 'wrong' | 'locked'> =>
  oneAtATime(`${tried.side} ${tried.name}`, async () => {
    if (!(await countLoginTry(ctx, tried))) return 'locked'
    if (!(await isPassword(text, typed))) return 'wrong'
    await forgive(ctx, tried)
    return 'right'
  })
