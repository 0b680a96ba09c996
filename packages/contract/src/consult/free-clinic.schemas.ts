import * as z from 'zod/mini'
import { cents, instant } from '../common/fields.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import { doctor } from '../doctors/doctors.schemas.ts'
import { teamLine } from '../teams/teams.schemas.ts'

/** general: 义诊; fever: 发热门诊. */
export const clinicKinds = ['general', 'fever'] as const
export type ClinicKind = (typeof clinicKinds)[number]
export const clinicKindLabels: Readonly<Record<ClinicKind, string>> = { general: '义诊', fever: '发热门诊义诊' }

/** Limits of our own: the documents set none. */
export const clinicLimits = {
  title: 30,
  notice: 500,
  priceCents: 100_000,
  replies: 50,
  quota: 500,
  members: 200,
} as const

export const clinicTitle = limitedText('义诊名称', clinicLimits.title)
export const clinicNotice = optionalLimitedText('义诊说明', clinicLimits.notice)
export const clinicPrice = z
  .int()
  .check(z.refine(price => price >= 0 && price <= clinicLimits.priceCents, '义诊价格应在0元到1000元之间'))
export const clinicReplies = z
  .int()
  .check(z.refine(times => times >= 1 && times <= clinicLimits.replies, '可回复次数应在1到50之间'))
export const clinicQuota = z
  .int()
  .check(z.refine(times => times >= 1 && times <= clinicLimits.quota, '每日名额应在1到500之间'))

/** A free clinic as patients see it. */
export const freeClinic = z.object({
  freeClinicId: z.string(),
  title: z.string(),
  kind: z.enum(clinicKinds),
  notice: z.string(),
  /** Now lies between the two, and it is switched on. */
  isOpen: z.boolean(),
  opensAt: instant,
  closesAt: instant,
  /** What a consult costs in it, and how many replies it has. */
  priceCents: cents,
  replyLimit: z.int(),
  /** How many each doctor and team takes a day. */
  dayQuota: z.int(),
})
export type FreeClinic = z.infer<typeof freeClinic>

/** How many it still takes today. */
const leftToday = z.int()
/** A doctor of a free clinic. */
export const clinicDoctor = z.object({ ...doctor.shape, leftToday, freeClinicId: z.string() })
export type ClinicDoctor = z.infer<typeof clinicDoctor>
/** A team of a free clinic. */
export const clinicTeam = z.object({ ...teamLine.shape, leftToday, freeClinicId: z.string() })
export type ClinicTeam = z.infer<typeof clinicTeam>
