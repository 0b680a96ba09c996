import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { day } from '../common/days.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own, staff } from '../common/ids.ts'
import { limitedText } from '../common/text.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { inpatientDeskRefusals, inpatientRefusals } from './inpatient.refusals.ts'
import { inpatientSpelling as spelling } from './inpatient.words.ts'
import { visitingRule, visitorFields } from './visit.rules.ts'
import { visitStatuses } from './visit.status.ts'

const text = z.string()
const visitRow = z.object({
  visitId: text,
  visitorName: text,
  relationLabel: text,
  startsAt: instant,
  endsAt: instant,
  visitStatus: z.enum(visitStatuses),
  statusLabel: text,
  /** Why the ward would not. */
  reason: text,
  canCancel: z.boolean(),
})
export type VisitRow = z.infer<typeof visitRow>

const visiting = z.object({
  /** Whether visits are registered here; of a ward that does not its own words count. */
  isOpen: z.boolean(),
  perPatient: z.int(),
  times: z.array(z.object({ startsAt: instant, endsAt: instant, left: z.int() })),
  visits: z.array(visitRow),
})
export type Visiting = z.infer<typeof visiting>

const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }
const changes = {
  kind: 'command',
  access: 'account',
  audits: { writes: ['inpatient.visit'] },
  limits: [{ per: 'account', times: 60, seconds: 3600 }],
  reply: done,
  spelling,
} as const

/** Who visits somebody on the ward. */
export const visitServices = {
  visiting: service({
    name: 'nethos.admission.visit.list',
    kind: 'query',
    access: 'account',
    audits: { read: 'inpatient.read', of: 'admission' },
    input: z.object({ admissionId: own('admission') }),
    reply: obj(visiting),
    spelling,
    refusals: acting,
  }),
  registerVisit: service({
    ...changes,
    name: 'nethos.admission.visit.register',
    input: z.object({ admissionId: own('admission'), startsAt: instant, ...visitorFields }),
    refusals: { ...acting, ...only(inpatientRefusals, 'not_in_hospital', 'visit_closed', 'visit_full') },
  }),
  cancelVisit: service({
    ...changes,
    name: 'nethos.admission.visit.cancel',
    input: z.object({ visitId: own('stay_visit') }),
    refusals: { ...acting, ...only(inpatientRefusals, 'cannot_now') },
  }),
} satisfies Services

const access = ['nurse', 'operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')
const deskVisit = z.extend(z.omit(visitRow, { canCancel: true }), { personName: text, wardName: text, bedNo: text })
export type DeskVisit = z.infer<typeof deskVisit>
const wardVisiting = z.extend(z.object(visitingRule.def.shape), { wardId: text, wardName: text, hosName: text })
export type WardVisiting = z.infer<typeof wardVisiting>
const decides = {
  kind: 'command',
  access,
  audits: { writes: ['inpatient.visit'] },
  reply: done,
  refusals: { ...notFound, ...only(inpatientDeskRefusals, 'visit_moved') },
} as const

/** The ward's desk: who comes today, and how the wards take visitors. */
export const visitDeskServices = {
  deskVisits: service({
    name: 'staff.admission.visit.list',
    kind: 'query',
    access,
    audits: { listed: 'inpatient.list' },
    input: z.object({ onDay: day('请选择日期'), pageNum, pageSize: pageSize(20, 50) }),
    reply: page(deskVisit),
  }),
  confirmVisit: service({
    ...decides,
    name: 'staff.admission.visit.confirm',
    input: z.object({ visitId: staff('stay_visit') }),
  }),
  refuseVisit: service({
    ...decides,
    name: 'staff.admission.visit.refuse',
    input: z.object({ visitId: staff('stay_visit'), reason: limitedText('原因', 100) }),
  }),
  wardsVisiting: service({
    name: 'staff.admission.visiting.list',
    kind: 'query',
    access,
    audits: { none: 'the wards’ own rules' },
    input: z.object({}),
    reply: list(wardVisiting),
  }),
  setVisiting: service({
    name: 'staff.admission.visiting.set',
    kind: 'command',
    access,
    audits: { writes: ['inpatient.visiting'] },
    input: z.object({ wardId: open('wards are shown to the whole office'), rule: visitingRule }),
    reply: done,
    refusals: notFound,
  }),
} satisfies Services
