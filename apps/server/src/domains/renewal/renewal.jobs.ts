import { randomUUID } from 'node:crypto'
import type { LongReason } from '@nethos/contract/renewal/conditions.rules.ts'
import { prescriptionDays } from '@nethos/contract/renewal/renewal.status.ts'
import type { SystemCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { Job } from '../../jobs/job.ts'
import type { WantedSignature } from '../../ports/signing.ts'
import { recordNumberAt } from '../people/public.ts'
import { hangSheet, letterhead } from '../system/public.ts'
import { dispensersOf } from './dispensers.ts'
import { pdfJob } from './job-names.ts'
import { linesOf, codedOf } from './stored.ts'
import { prescriptionSheet } from './prescription-pdf.ts'

const day = 86_400_000

/** The signed sheet of an approved prescription, hung on it. Run again it finds it there. */
export const makePrescriptionPdf: Job<{ prescriptionId: string }> = {
  name: pdfJob,
  async run({ prescriptionId }, { db, runtime, now, transact }) {
    const row = await sheetQuery(db).where('prescriptionId', '=', prescriptionId).executeTakeFirst()
    if (!row?.approvedAt || row.pdfAttaId) return
    if (!runtime.signer) throw new Error('no key to sign prescriptions with: NETHOS_SIGN_P12_FILE')
    const approvedAt = row.approvedAt.getTime()
    const sheet = await prescriptionSheet(
      {
        ...row,
        ...(await dispensersOf(db, row.consultId)),
        head: await letterhead({ db, runtime }, row.hosName),
        recordNumber: row.recordNumber ?? '',
        docDeptName: row.deptName || row.gbDeptName,
        lines: linesOf(row),
        diagnoses: codedOf(row),
        longReason: row.longReason as LongReason | '',
        prescribedAt: row.prescribedAt.getTime(),
        approvedAt,
        validUntil: approvedAt + prescriptionDays * day,
        hasStaff: runtime.signer.hasStaff,
        isDemo: runtime.settings.mode === 'sandbox',
      },
      now(),
    )
    const { pdf, signatures } = await runtime.signer.sign(sheet, signersOf(row), {
      at: now(),
      about: `处方 ${row.prescriptionNo}`,
    })
    const storageKey = randomUUID()
    await runtime.files.put(storageKey, pdf)
    await transact(ctx =>
      hangPdf(ctx, row, { storageKey, byteSize: pdf.length, signatures: JSON.stringify(signatures) }),
    )
  },
}

/** A prescription with all that its sheet shows. */
const sheetQuery = (db: Db) =>
  db
    .selectFrom('prescription')
    .innerJoin('doctor', 'doctor.docId', 'prescription.docId')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .innerJoin('hospital', 'hospital.hosId', 'doctor.hosId')
    .innerJoin('staff as writer', 'writer.staffId', 'prescription.doctorStaffId')
    .innerJoin('staff as reviewer', 'reviewer.staffId', 'prescription.pharmacistStaffId')
    .leftJoin('doctor as pharmacist', 'pharmacist.docId', 'reviewer.docId')
    .innerJoin('person', 'person.personId', 'prescription.personId')
    .selectAll('prescription')
    .select([
      'person.birthOn',
      'doctor.deptName',
      'doctor.licenceNumber',
      'department.gbDeptName',
      'writer.name as doctorName',
      'reviewer.name as pharmacistName',
      'pharmacist.licenceNumber as pharmacistLicence',
      'hospital.hosName',
      recordNumberAt('prescription.personId', 'hospital.hosId'),
    ])

type SheetRow = Awaited<ReturnType<ReturnType<typeof sheetQuery>['executeTakeFirstOrThrow']>>

async function hangPdf(
  ctx: Ctx<SystemCaller>,
  row: SheetRow,
  { signatures, ...stored }: { storageKey: string; byteSize: number; signatures: string },
): Promise<void> {
  const attaId = await hangSheet(
    ctx,
    { ...stored, ownerStaffId: row.doctorStaffId, fileName: `处方-${row.prescriptionNo}.pdf` },
    { recordType: 'prescription', recordId: row.prescriptionId, part: 'pdf' },
  )
  await ctx.db
    .updateTable('prescription')
    .set({ pdfAttaId: attaId, pdfDueAt: null, signatures })
    .where('prescriptionId', '=', row.prescriptionId)
    .where('pdfAttaId', 'is', null)
    .execute()
  await ctx.announce({ accountId: row.accountId }, 'renewal', row.consultId)
}

interface Signers {
  doctorStaffId: string
  doctorName: string
  licenceNumber: string
  pharmacistStaffId: string | null
  pharmacistName: string
  pharmacistLicence: string | null
}

/** Who wrote it, who reviewed it, and the hospital over both. */
const signersOf = (row: Signers): WantedSignature[] => [
  {
    reason: '医师开具处方',
    who: { staffId: row.doctorStaffId, name: row.doctorName, licenceNumber: row.licenceNumber },
  },
  {
    reason: '药师审核处方',
    who: {
      staffId: row.pharmacistStaffId ?? '',
      name: row.pharmacistName,
      licenceNumber: row.pharmacistLicence ?? '',
    },
  },
  { reason: '医疗机构签发的电子处方' },
]
