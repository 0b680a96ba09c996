import type { SignedDocuments } from '../../registry/signed-documents.ts'
import { recordNumberAt } from '../people/public.ts'
import { codedOf, linesOf } from './stored.ts'

/** Prescriptions, once doctor, pharmacist and hospital have signed their sheet. */
export const signedPrescriptions: SignedDocuments = {
  kind: 'prescription',
  signed: (db, from, until) =>
    db
      .selectFrom('attachment')
      .innerJoin('prescription', 'prescription.pdfAttaId', 'attachment.attaId')
      .innerJoin('doctor', 'doctor.docId', 'prescription.docId')
      .select(['prescription.prescriptionId as recordId', 'doctor.hosId', 'attachment.createdAt as signedAt'])
      .where('attachment.ownerStaffId', 'is not', null)
      .where('attachment.kind', '=', 'pdf')
      .where('attachment.createdAt', '>=', from)
      .where('attachment.createdAt', '<', until)
      .execute(),
  async contentOf(db, prescriptionId) {
    const row = await db
      .selectFrom('prescription')
      .innerJoin('attachment', 'attachment.attaId', 'prescription.pdfAttaId')
      .innerJoin('doctor', 'doctor.docId', 'prescription.docId')
      .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
      .innerJoin('staff', 'staff.staffId', 'prescription.doctorStaffId')
      .leftJoin('staff as pharmacist', 'pharmacist.staffId', 'prescription.pharmacistStaffId')
      .selectAll('prescription')
      .select(['storageKey', 'docTitle', 'licenceNumber', 'deptName', 'gbDeptName', 'staff.name as doctorName'])
      .select('pharmacist.name as pharmacistName')
      .select(recordNumberAt('prescription.personId', 'doctor.hosId'))
      .where('prescriptionId', '=', prescriptionId)
      .executeTakeFirst()
    if (!row) return undefined
    const diagnoses = codedOf(row).map(({ code, name }) => `${code} ${name}`)
    return {
      accountId: row.accountId,
      personId: row.personId,
      storageKey: row.storageKey,
      recordNumber: row.recordNumber ?? '',
      document: {
        number: row.prescriptionNo,
        title: '互联网医院处方',
        personName: row.personName,
        author: { name: row.doctorName, title: row.docTitle, licenceNumber: row.licenceNumber },
        department: row.deptName || row.gbDeptName,
        writtenAt: row.prescribedAt.getTime(),
        sections: [
          { title: '过敏史', text: row.allergies },
          { title: '诊断', text: [row.diagnosis, ...diagnoses].filter(Boolean).join('\n') },
          { title: '用药', text: linesOf(row).map(lineText).join('\n') },
          { title: '医嘱', text: row.opinion },
          { title: '审方药师', text: row.pharmacistName ?? '' },
        ],
      },
    }
  },
}

const lineText = ({
  drugName,
  specification,
  packs,
  dose,
  frequency,
  route,
  days,
}: ReturnType<typeof linesOf>[number]) =>
  `${drugName} ${specification} ×${packs}；${[route, dose, frequency].filter(Boolean).join(' ')}；${days}天`
