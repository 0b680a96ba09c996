import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { open, staff } from '../common/ids.ts'
import { id } from '../common/fields.ts'
import { shownToAll } from '../common/open-ids.ts'
import { optionalLimitedText } from '../common/text.ts'
import { acrossFields } from '../rule.ts'
import { done, list, only, service, type Services } from '../service.ts'
import { dutyRefusals } from './duty.refusals.ts'

const access = ['operator', 'admin'] as const

const person = z.object({
  staffId: z.string(),
  name: z.string(),
  docTitle: z.string(),
  docDeptName: z.string(),
  /** Whether he can be reached while he does not sit at the workbench: by a text message or a browser. */
  isReachable: z.boolean(),
})

/** Asia/Shanghai; '24:00' is the end of the day. A turn that begins later than it ends goes over midnight. */
const from = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间格式不正确'))
const until = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, '时间格式不正确'))
export const dutyHours = z
  .object({ staffId: staff('staff'), from, until })
  .check(acrossFields(turn => turn.from !== turn.until, '开始和结束时间不能相同'))

const member = z.object({ ...person.shape, from: z.string(), until: z.string(), isNow: z.boolean() })

/** Who is on duty in each department: woken when a patient cannot wait and his own doctor does not look (docs/decisions/0111). */
export const dutyServices = {
  /** Every department in which somebody works, those without a list too. */
  listDuty: service({
    name: 'staff.duty.list',
    kind: 'query',
    access,
    audits: { none: 'the staff' },
    input: z.object({}),
    reply: list(z.object({ gbDeptCode: z.string(), gbDeptName: z.string(), members: z.array(member) })),
  }),
  /** Doctors and nurses with an account, by name; twenty. */
  listDutyCandidates: service({
    name: 'staff.duty.candidate.list',
    kind: 'query',
    access,
    audits: { none: 'the staff' },
    input: z.object({ search: optionalLimitedText('搜索词', 50) }),
    reply: list(person),
  }),
  /** The whole list of a department, in the order in which it is shown; whose hours it is are woken, or all where they are nobody's. */
  saveDuty: service({
    name: 'staff.duty.save',
    kind: 'command',
    access,
    audits: { writes: ['duty.change'] },
    input: z.object({
      gbDeptCode: open(shownToAll, id),
      staffIdList: staff('staff', z.array(id).check(z.maxLength(20, '值班名单最多20人'))),
      /** Of those with hours of their own; the others are on duty all day. */
      hours: z._default(z.array(dutyHours).check(z.maxLength(20)), []),
    }),
    reply: done,
    refusals: { ...only(commonRefusals, 'not_found'), ...only(dutyRefusals, 'not_answering') },
  }),
} satisfies Services
