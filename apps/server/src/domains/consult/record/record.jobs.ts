import { randomUUID } from 'node:crypto'
import type { Job, Timer } from '../../../jobs/job.ts'
import { hangSheet, letterhead } from '../../system/public.ts'
import { recordPdfJob } from './job-names.ts'
import { recordSheet } from './record-sheet.ts'
import { paperOf } from './record.table.ts'

/** The sheet of a medical record, signed by who has written it and by the hospital. Run again it finds it there. */
export const makeRecordPdf: Job<{ messageId: string }> = {
  name: recordPdfJob,
  async run({ messageId }, { db, runtime, now, transact }) {
    const row = await paperOf({ db }, messageId)
    if (!row || row.pdfAttaId) return
    const { signer } = runtime
    if (!signer) throw new Error('no key to sign medical records with: NETHOS_SIGN_P12_FILE')
    const { recordNo, doctorStaffId, doctorName, licenceNumber, consultId } = row
    const sheet = await sheetOf(row, { db, runtime, now, hasStaff: signer.hasStaff })
    const { pdf, signatures } = await signer.sign(
      sheet,
      [
        { reason: '医师书写病历', who: { staffId: doctorStaffId, name: doctorName, licenceNumber } },
        { reason: '医疗机构签发的电子病历' },
      ],
      { at: now(), about: `病历 ${recordNo}` },
    )
    const storageKey = randomUUID()
    await runtime.files.put(storageKey, pdf)
    await transact(async ctx => {
      const pdfAttaId = await hangSheet(
        ctx,
        { ownerStaffId: doctorStaffId, fileName: `病历-${recordNo}.pdf`, byteSize: pdf.length, storageKey },
        { recordType: 'consult', recordId: consultId, part: `record ${messageId}` },
      )
      await ctx.db
        .updateTable('medicalRecordSheet')
        .set({ pdfAttaId, pdfDueAt: null, signatures: JSON.stringify(signatures) })
        .where('messageId', '=', messageId)
        .where('pdfAttaId', 'is', null)
        .execute()
      await ctx.announce({ accountId: row.accountId }, 'consult', consultId)
    })
  },
}

type Paper = NonNullable<Awaited<ReturnType<typeof paperOf>>>
type Inside = Pick<Parameters<Job['run']>[1], 'db' | 'runtime' | 'now'>

const sheetOf = async (row: Paper, { db, runtime, now, hasStaff }: Inside & { hasStaff: boolean }) =>
  recordSheet(
    {
      ...row,
      head: await letterhead({ db, runtime }, row.hosName),
      recordNumber: row.recordNumber ?? '',
      docDeptName: row.deptName || row.gbDeptName,
      gender: row.gender ?? '',
      writtenAt: row.writtenAt.getTime(),
      hasStaff,
      isDemo: runtime.settings.mode === 'sandbox',
    },
    now(),
  )

const batch = 50
const tenMinutes = 600_000

/** A sheet whose job was lost, or had no key to sign with yet. */
export const recordPdfTimer: Timer = {
  name: 'medical-record-pdf',
  run: ({ transact }) =>
    transact(async ctx => {
      const due = await ctx.db
        .updateTable('medicalRecordSheet')
        .set({ pdfDueAt: new Date(ctx.now + tenMinutes) })
        .where('messageId', 'in', eb =>
          eb
            .selectFrom('medicalRecordSheet')
            .select('messageId')
            .where('pdfDueAt', '<=', new Date(ctx.now))
            .orderBy('pdfDueAt')
            .limit(batch)
            .forUpdate()
            .skipLocked(),
        )
        .returning('messageId')
        .execute()
      for (const one of due) await ctx.enqueue(recordPdfJob, one)
      return due.length
    }),
}
