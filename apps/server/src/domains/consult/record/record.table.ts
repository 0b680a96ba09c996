import type { Selectable } from 'kysely'
import { medicalRecordIn } from '@nethos/contract/consult/medical-record.ts'
import { allergyClasses } from '@nethos/contract/record/allergy.kinds.ts'
import type { PatientHead } from '@nethos/contract/record/patient-head.ts'
import type { ProofKind } from '@nethos/contract/record/proof.kinds.ts'
import { deniesAllergies } from '@nethos/contract/record/allergy-words.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { MedicalRecordSheet } from '../../../database/types.gen.ts'
import { recordNumberAt } from '../../people/public.ts'
import { contentHashOf, sheetNumber, storedSignatures } from '../../system/public.ts'
import { recordPdfJob } from './job-names.ts'

const tenMinutes = 600_000

interface Written {
  messageId: string
  consultId: string
  /** The record as its message carries it. */
  content: string
  head: PatientHead
  /** Which proof of an earlier diagnosis was looked at; '' where none had to be. */
  proof: ProofKind | ''
}

/** Begins the sheet of a record that was just written; sent once more, it has its sheet. */
export async function beginSheet(ctx: Ctx<StaffCaller>, { messageId, consultId, content, head, proof }: Written) {
  const recordNo = sheetNumber(ctx.now)
  const doctor = ctx.caller.staffId
  const added = await ctx.db
    .insertInto('medicalRecordSheet')
    .values({
      messageId,
      consultId,
      recordNo,
      docId: ctx.caller.docId ?? '',
      doctorStaffId: doctor,
      weightKg: head.weight?.kg ?? '',
      allergies: allergiesInWords(head.allergies),
      contentHash: contentHashOf({ recordNo, consultId, doctor, content }),
      proofKind: proof,
      writtenAt: new Date(ctx.now),
      pdfDueAt: new Date(ctx.now + tenMinutes),
    })
    .onConflict(on => on.column('messageId').doNothing())
    .returning('messageId')
    .executeTakeFirst()
  if (added) await ctx.enqueue(recordPdfJob, { messageId }, { onceKey: messageId })
}

function allergiesInWords({ isTold, isAllergic, classes, notes }: PatientHead['allergies']): string {
  if (!isTold) return ''
  if (!isAllergic) return '无'
  const named = notes.map(({ text }) => text).filter(text => !deniesAllergies(text))
  return [...classes.map(key => allergyClasses[key]), ...named].join('、')
}

export const sheetOfMessage = (
  { db }: Pick<Ctx, 'db'>,
  messageId: string,
): Promise<Selectable<MedicalRecordSheet> | undefined> =>
  db.selectFrom('medicalRecordSheet').selectAll().where('messageId', '=', messageId).executeTakeFirst()

const signaturesIn = storedSignatures('medical_record_sheet.signatures')
export const signaturesOf = (row: { signatures: unknown }) => signaturesIn(row.signatures)

/** All that the sheet of a record says. */
export async function paperOf({ db }: Pick<Ctx, 'db'>, messageId: string) {
  const row = await db
    .selectFrom('medicalRecordSheet as sheet')
    .innerJoin('consultMessage as message', 'message.messageId', 'sheet.messageId')
    .innerJoin('consult', 'consult.consultId', 'sheet.consultId')
    .innerJoin('doctor', 'doctor.docId', 'sheet.docId')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .innerJoin('hospital', 'hospital.hosId', 'doctor.hosId')
    .innerJoin('staff', 'staff.staffId', 'sheet.doctorStaffId')
    .selectAll('sheet')
    .select(['message.msgType', 'message.content', 'consult.accountId', 'consult.consulterName as personName'])
    .select(['consult.consulterGender as gender', 'consult.consulterAge as age', 'staff.name as doctorName'])
    .select(['doctor.docTitle', 'doctor.deptName', 'doctor.licenceNumber', 'department.gbDeptName', 'hospital.hosName'])
    .select(recordNumberAt('consult.personId', 'hospital.hosId'))
    .where('sheet.messageId', '=', messageId)
    .executeTakeFirst()
  const record = row && medicalRecordIn({ msgType: row.msgType, replyContent: row.content })
  return row && record && { ...row, record }
}
