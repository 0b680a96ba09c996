import type { StaffRole } from '@nethos/contract/service.ts'
import type { Ctx } from '../../calls/handler.ts'

export interface StaffRow {
  staffId: string
  login: string
  passwordHash: string
  name: string
  role: StaffRole
  docId: string | null
  /** Until when a password that was handed over counts; null: his own. */
  oneTimeUntil: Date | null
}

const active = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('staff')
    .select(['staffId', 'login', 'passwordHash', 'name', 'role', 'docId', 'oneTimeUntil'])
    .where('isActive', '=', true)

/** Only for logging in. */
export const findByLogin = (ctx: Pick<Ctx, 'db'>, login: string): Promise<StaffRow | undefined> =>
  active(ctx).where('login', '=', login).executeTakeFirst() as Promise<StaffRow | undefined>

export const getStaff = (ctx: Pick<Ctx, 'db'>, staffId: string): Promise<StaffRow> =>
  active(ctx).where('staffId', '=', staffId).executeTakeFirstOrThrow() as Promise<StaffRow>
