import { dayOf } from '@nethos/contract/common/days.ts'
import type { inpatientServices } from '@nethos/contract/inpatient/inpatient.services.ts'
import { isRefused, refuse, stepped } from '../../calls/handler.ts'
import type { DayOnWard } from '../../ports/hospital-stays.ts'
import { askHospital } from '../hospital-account/public.ts'
import { noteActFor } from '../people/public.ts'
import { ownAdmission, type OwnAdmission } from './admission.table.ts'

type Services = typeof inpatientServices

interface Asked {
  one: OwnAdmission
  onDay: string
}

/** Today on the ward: the plan, who looks after him, meals, visits, rules. */
export const ward = stepped<Services['ward'], Asked, DayOnWard | undefined>({
  async prepare({ input, ctx }) {
    const one = await ownAdmission(ctx, input.admissionId)
    if (isRefused(one)) return one
    if (one.status !== 'in_hospital') return refuse('not_in_hospital')
    const { personId, admissionId } = one
    await noteActFor(ctx, { action: 'inpatient.read', personId, recordType: 'admission', recordId: admissionId })
    return { one, onDay: dayOf(ctx.now) }
  },
  outside: ({ one, onDay }, { runtime }) => askHospital(() => runtime.hospital.stays.day(one.hosId, one.noteNo, onDay)),
  async settle(outcome, { one, onDay }) {
    if (!outcome) return refuse('not_in_hospital')
    return { ...outcome, onDay, wardName: one.wardName ?? '', wardPhone: one.phone ?? '', bedNo: one.bedNo ?? '' }
  },
})
