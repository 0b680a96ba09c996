import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import {
  clinicKinds,
  clinicLimits,
  clinicNotice,
  clinicPrice,
  clinicQuota,
  clinicReplies,
  clinicTitle,
  freeClinic,
} from './free-clinic.schemas.ts'
import { obj, only, page, service, type Refusals, type Services } from '../service.ts'
import { open, staff } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const access = ['operator', 'admin'] as const

/** Codes 04015NNN. */
export const freeClinicDeskRefusals = {
  ends_before: { code: '04015001', sentence: '结束时间应晚于开始时间' },
  nobody_answers: { code: '04015002', sentence: '请至少选择一位医生或一个团队' },
} as const satisfies Refusals

const members = z.array(id).check(z.maxLength(clinicLimits.members))

/** Free clinics as the office sets them up. Consults that were asked in one go on as they were asked. */
export const freeClinicDeskServices = {
  /** The newest first. `takenToday`: consults asked in it today. */
  listDeskClinics: service({
    name: 'staff.free_clinic.list',
    kind: 'query',
    access,
    audits: { none: 'clinics, and how many consults each has' },
    input: z.object({ pageNum, pageSize: pageSize(20, 100) }),
    reply: page(
      z.object({
        ...freeClinic.shape,
        isOn: z.boolean(),
        doctors: z.array(z.object({ docId: z.string(), docName: z.string() })),
        teams: z.array(z.object({ teamId: z.string(), teamName: z.string() })),
        takenToday: z.int(),
      }),
    ),
  }),
  /** Without an id a new one. */
  saveClinic: service({
    name: 'staff.free_clinic.save',
    kind: 'command',
    access,
    audits: { writes: ['free_clinic.create', 'free_clinic.edit'] },
    input: z.object({
      freeClinicId: staff('free_clinic', optionalId),
      title: clinicTitle,
      kind: z.enum(clinicKinds),
      notice: clinicNotice,
      isOn: z.boolean(),
      opensAt: instant,
      closesAt: instant,
      priceCents: clinicPrice,
      replyLimit: clinicReplies,
      dayQuota: clinicQuota,
      docIds: open(shownToAll, members),
      teamIds: open(shownToAll, members),
    }),
    reply: obj(z.object({ freeClinicId: z.string() })),
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...only(freeClinicDeskRefusals, 'ends_before', 'nobody_answers'),
    },
  }),
} satisfies Services
