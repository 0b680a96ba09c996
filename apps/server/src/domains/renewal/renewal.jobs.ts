import { randomUUID } from 'node:crypto'
import { prescriptionDays } from '@nethos/contract/renewal/renewal.status.ts'
import type { Job } from '../../jobs/job.ts'
import { pdfJob } from './job-names.ts'
import { codedOf, linesOf } from './prescription.table.ts'
import { prescriptionSheet } from './prescription-pdf.ts'

const day = 86_400_000

/** The signed sheet of an approved prescription, hung on it. Run again it finds it there. */
export const makePrescriptionPdf: Job<{ prescriptionId: string }> = {
  name: pdfJob,
  async run({ prescriptionId }, { db, runtime, now, transact }) {
    const row = await db
      .selectFrom('prescription')
      .innerJoin('doctor', 'doctor.docId', 'prescription.docId')
      .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
      .innerJoin('hospital', 'hospital.hosId', 'doctor.hosId')
      .innerJoin('staff as writer', 'writer.staffId', 'prescription.doctorStaffId')
      .innerJoin('staff as reviewer', 'reviewer.staffId', 'prescription.pharmacistStaffId')
      .selectAll('prescription')
      .select([
        'doctor.deptName',
        'department.gbDeptName',
        'writer.name as doctorName',
        'reviewer.name as pharmacistName',
        'hospital.hosName',
        eb =>
          eb
            .selectFrom('hospitalAccount')
            .select('hospitalAccount.recordNumber')
            .whereRef('hospitalAccount.personId', '=', 'prescription.personId')
            .whereRef('hospitalAccount.hosId', '=', 'hospital.hosId')
            .limit(1)
            .as('recordNumber'),
      ])
      .where('prescriptionId', '=', prescriptionId)
      .executeTakeFirst()
    if (!row?.approvedAt || row.pdfAttaId) return
    if (!runtime.signer) throw new Error('no key to sign prescriptions with: NETHOS_SIGN_P12_FILE')
    const approvedAt = row.approvedAt.getTime()
    const sheet = await prescriptionSheet(
      {
        ...row,
        // The same name as on the pages.
        hospitalName: row.hosName,
        recordNumber: row.recordNumber ?? '',
        docDeptName: row.deptName || row.gbDeptName,
        lines: linesOf(row),
        diagnoses: codedOf(row),
        prescribedAt: row.prescribedAt.getTime(),
        approvedAt,
        validUntil: approvedAt + prescriptionDays * day,
        isDemo: runtime.settings.mode === 'sandbox',
      },
      now(),
    )
    const signed = await runtime.signer.sign(sheet, now())
    const storageKey = randomUUID()
    await runtime.files.put(storageKey, signed)
    await transact(async ctx => {
      const { attaId } = await ctx.db
        .insertInto('attachment')
        .values({
          ownerStaffId: row.doctorStaffId,
          kind: 'pdf',
          fileName: `处方-${row.prescriptionNo}.pdf`,
          mediaType: 'application/pdf',
          byteSize: signed.length,
          storageKey,
          createdAt: new Date(ctx.now),
        })
        .returning('attaId')
        .executeTakeFirstOrThrow()
      await ctx.db
        .insertInto('attachmentUse')
        .values({ attaId, recordType: 'prescription', recordId: prescriptionId, part: 'pdf', position: 0 })
        .execute()
      await ctx.db
        .updateTable('prescription')
        .set({ pdfAttaId: attaId, pdfDueAt: null })
        .where('prescriptionId', '=', prescriptionId)
        .where('pdfAttaId', 'is', null)
        .execute()
      await ctx.announce({ accountId: row.accountId }, 'renewal', row.consultId)
    })
  },
}
