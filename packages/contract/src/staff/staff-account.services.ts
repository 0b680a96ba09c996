import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { done, list, obj, only, page, service, staffRoles, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'
import { staffRefusals } from './staff.refusals.ts'
import { staffLogin, staffName, staffPassword, staffSearch } from './staff-account.rules.ts'
import { typedPassword } from './staff.services.ts'
import { open, staff } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const access = ['admin'] as const
const spelling: Spelling = { words: { login: 'account' } }
const handOuts = [{ per: 'account', times: 200, seconds: 3600 }] as const
const notFound = only(commonRefusals, 'not_found')

/** A password that is told this once: it opens a login until `until`, which must change it before anything else. */
const handedOver = z.object({ staffId: z.string(), password: z.string(), until: instant })
const profile = { role: z.enum(staffRoles), docId: open(shownToAll, optionalId) }
const profileRefusals = only(staffRefusals, 'profile_missing', 'profile_unknown', 'profile_taken')

/** Who works here, and how he comes in. Every change is written down; whom it concerns is logged out. */
export const staffAccountServices = {
  /** By name. */
  listStaff: service({
    name: 'staff.account.list',
    kind: 'query',
    access,
    audits: { none: 'the staff' },
    input: z.object({
      /** A part of the name or of the login. */
      search: staffSearch,
      role: z.optional(z.nullable(z.enum(staffRoles))),
      isActive: z.optional(z.nullable(z.boolean())),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(
      z.object({
        staffId: z.string(),
        login: z.string(),
        name: z.string(),
        role: z.enum(staffRoles),
        /** The doctor in whose name he answers, or empty. */
        docId: z.string(),
        docName: z.string(),
        isActive: z.boolean(),
        /** Has a password that was handed over; null: his own. */
        oneTimeUntil: z.nullable(instant),
        createdAt: instant,
      }),
    ),
    spelling,
  }),
  /** Doctors, nurses and pharmacists in whose name this role may answer and nobody of it does; twenty, by name. */
  listProfiles: service({
    name: 'staff.account.profile.list',
    kind: 'query',
    access,
    audits: { none: 'doctors' },
    input: z.object({ role: z.enum(staffRoles), search: staffSearch }),
    reply: list(z.object({ docId: z.string(), docName: z.string(), docTitle: z.string(), docDeptName: z.string() })),
  }),
  addStaff: service({
    name: 'staff.account.add',
    kind: 'command',
    access,
    audits: { writes: ['staff.account.add'] },
    limits: handOuts,
    input: z.object({ login: staffLogin, name: staffName, ...profile }),
    reply: obj(handedOver),
    spelling,
    refusals: { ...only(staffRefusals, 'login_taken'), ...profileRefusals },
  }),
  /** Name, role and profile. The sessions of somebody with another role or profile end. */
  changeStaff: service({
    name: 'staff.account.change',
    kind: 'command',
    access,
    audits: { writes: ['staff.account.change'] },
    input: z.object({ staffId: staff('staff'), name: staffName, ...profile }),
    reply: done,
    refusals: { ...notFound, ...only(staffRefusals, 'not_own_role', 'last_admin'), ...profileRefusals },
  }),
  /** His password counts no more, his sessions end. */
  resetStaffPassword: service({
    name: 'staff.account.password.reset',
    kind: 'command',
    access,
    audits: { writes: ['staff.account.password.reset'] },
    limits: handOuts,
    input: z.object({ staffId: staff('staff') }),
    reply: obj(handedOver),
    refusals: { ...notFound, ...only(staffRefusals, 'not_own_password') },
  }),
  /** Switched off, he is out at once and does not come in again. */
  switchStaff: service({
    name: 'staff.account.switch',
    kind: 'command',
    access,
    audits: { writes: ['staff.account.disable', 'staff.account.enable'] },
    input: z.object({ staffId: staff('staff'), isActive: z.boolean() }),
    reply: done,
    refusals: { ...notFound, ...only(staffRefusals, 'not_own_account', 'last_admin', 'profile_taken') },
  }),
  /** One's own; his other sessions end. Open also to who must change it first. */
  changeMyPassword: service({
    name: 'staff.password.change',
    kind: 'command',
    access: staffRoles,
    audits: { writes: ['staff.password.change'] },
    beforeSecondStep: true,
    shedLast: true,
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ password: typedPassword, newPassword: staffPassword }),
    reply: done,
    refusals: {
      ...only(staffRefusals, 'own_password_wrong', 'login_locked', 'password_same'),
      ...only(commonRefusals, 'second_step_missing'),
    },
  }),
} satisfies Services
