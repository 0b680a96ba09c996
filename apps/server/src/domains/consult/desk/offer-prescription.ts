import { prescriptionCard, type CardMessage } from '@nethos/contract/consult/card-message.ts'
import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { mayPrescribe } from '../../doctors/public.ts'
import { takeConsult } from '../consult.table.ts'
import { consults } from '../consult.lifecycle.ts'
import { say } from './answer.ts'

/** A renewal has its prescription, and a pharmacist prescribes nothing. */
const without: readonly ConsultType[] = ['RENEWAL_OF_CONSULTATION', 'DRUGPIC']
export const mayLeadToPrescription = ({ consultType }: { consultType: ConsultType }): boolean =>
  !without.includes(consultType)

/** The doctor that the caller is, where he has the right to prescribe (可开处方) and a licence that is not over. */
export const prescriberOf = ({ db, caller, now }: Pick<Ctx<StaffCaller>, 'db' | 'caller' | 'now'>) =>
  db
    .selectFrom('doctor')
    .select(['docId', 'gbDeptCode'])
    .where('docId', '=', caller.role === 'doctor' ? (caller.docId ?? '') : '')
    .where('isActive', '=', true)
    .where(mayPrescribe(now))
    .executeTakeFirst()

/**
 * The rules allow a prescription to who shows a diagnosis that was made before (互联网诊疗管理办法（试行）2018): so the patient asks for it
 * with his proof, on the way of a renewal, and nothing is prescribed past doctor, checks and pharmacist.
 */
export const offerPrescription: HandlerOf<typeof consultDeskServices.offerPrescription> = async ({
  input,
  ctx,
  refuse,
}) => {
  const taken = await takeConsult(ctx, input.consultId)
  if (!taken) return refuse('not_found')
  const doctor = await prescriberOf(ctx)
  if (!doctor) return refuse('not_prescriber')
  const consult = consults.asOf(taken, ctx.now)
  if (consult.consultStatus !== 'going' || !mayLeadToPrescription(consult)) return refuse('no_prescription_here')
  const card: CardMessage = {
    icon: '',
    title: prescriptionCard,
    desc: `${input.content}（请上传以往的诊断证明，填写过敏史；医生核对后开具，药师审核后缴费）`,
    urlParam: renewalPages.departments.to({
      compatId: consult.personId,
      deptCode: doctor.gbDeptCode,
      docId: doctor.docId,
    }),
  }
  return say(ctx, input, 'consult.prescription.offer', async () => ({
    msgType: 'CARD_MESSAGE',
    content: JSON.stringify(card),
    attachments: [],
  }))
}
