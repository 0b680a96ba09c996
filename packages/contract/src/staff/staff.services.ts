import * as z from 'zod/mini'
import { done, obj, only, service, staffRoles, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'
import { staffRefusals } from './staff.refusals.ts'

/** A member of staff as he sees himself (docs/product/protocol.md 3). */
export const staff = z.object({
  staffId: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** The doctor that he is, if any. */
  docId: z.optional(z.string()),
  /**
   * What his login still wants before anything else is open to him: the code of his second factor, a password of his own
   * in place of the one that was handed over, that he sets a second factor up, or that a doctor shows who he is. Absent: nothing.
   */
  owes: z.optional(z.enum(['code', 'password', 'enrolment', 'identity'])),
})
export type Staff = z.infer<typeof staff>

/** `login` is the account name: account is our word for a patient's. */
const spelling: Spelling = { words: { login: 'account' } }

const typed = (sentence: string) =>
  z.string({ error: issue => (issue.input === undefined || issue.input === null ? sentence : undefined) }).check(
    z.refine(text => text !== '', sentence),
    z.maxLength(200, staffRefusals.password_wrong.sentence),
  )

/** A password as it is typed: whatever was set once may be typed. */
export const typedPassword = typed('密码不能为空')

export const staffServices = {
  /**
   * Five wrong passwords in a row lock the name, known or not, for 15 minutes. Ends as a patient's session does. While
   * `staff.owes` stands, the session opens only what the second step needs.
   */
  loginStaff: service({
    name: 'staff.login',
    shedLast: true,
    kind: 'command',
    access: 'anybody',
    // The try is counted before the password is looked at, and no refusal may undo it.
    oneStatement: true,
    limits: [{ per: 'address', times: 300, seconds: 3600 }],
    input: z.object({ login: typed('账号不能为空'), password: typedPassword }),
    reply: obj(z.object({ token: z.string(), signKey: z.string(), staff })),
    spelling,
    refusals: only(staffRefusals, 'password_wrong', 'login_locked', 'password_over'),
  }),
  logoutStaff: service({
    name: 'staff.logout',
    kind: 'command',
    access: staffRoles,
    audits: { writes: ['staff.logout'] },
    beforeSecondStep: true,
    input: z.object({}),
    reply: done,
  }),
  /** Who is logged in. */
  getMe: service({
    name: 'staff.me',
    kind: 'query',
    access: staffRoles,
    audits: { none: 'himself' },
    beforeSecondStep: true,
    input: z.object({}),
    reply: obj(staff),
  }),
} satisfies Services
