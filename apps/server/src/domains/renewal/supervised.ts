import { present } from '@nethos/contract/common/present.ts'
import type { Supervised } from '../../registry/supervised.ts'
import { reportedPerson } from '../people/public.ts'
import { linesOf, codedOf } from './stored.ts'

/** Prescriptions from the pharmacist's approval on: before it they are none. */
export const supervisedPrescriptions: Supervised = {
  kind: 'prescription',
  reportable: async ({ db }, from, until) =>
    (
      await db
        .selectFrom('prescription')
        .select(['prescriptionId', 'approvedAt'])
        .where('approvedAt', '>=', from)
        .where('approvedAt', '<', until)
        .execute()
    ).map(({ prescriptionId, approvedAt }) => ({ recordId: prescriptionId, version: 1, at: present(approvedAt) })),
  async bodyOf(scope, prescriptionId) {
    const row = await scope.db
      .selectFrom('prescription as p')
      .innerJoin('doctor', 'doctor.docId', 'p.docId')
      .leftJoin('staff as pharmacist', 'pharmacist.staffId', 'p.pharmacistStaffId')
      .leftJoin('doctor as reviewer', 'reviewer.docId', 'pharmacist.docId')
      .selectAll('p')
      .select(['doctor.docName', 'doctor.docTitle', 'doctor.licenceNumber', 'pharmacist.name as pharmacistName'])
      .select('reviewer.licenceNumber as pharmacistLicence')
      .where('p.prescriptionId', '=', prescriptionId)
      .executeTakeFirst()
    if (!row) return undefined
    const person = await reportedPerson(scope, row.personId)
    return {
      accountId: row.accountId,
      personId: row.personId,
      body: {
        prescriptionNo: row.prescriptionNo,
        consultId: row.consultId,
        contentHash: row.contentHash,
        prescribedAt: row.prescribedAt.getTime(),
        approvedAt: row.approvedAt?.getTime() ?? null,
        doctor: { docId: row.docId, name: row.docName, title: row.docTitle, licenceNumber: row.licenceNumber },
        pharmacist: {
          staffId: row.pharmacistStaffId,
          name: row.pharmacistName,
          licenceNumber: row.pharmacistLicence ?? '',
        },
        patient: { ...person, name: row.personName, age: row.age, weightKg: row.weightKg, allergies: row.allergies },
        diagnosis: row.diagnosis,
        diagnoses: codedOf(row),
        opinion: row.opinion,
        drugs: linesOf(row).map(({ drugName: name, ...line }) => ({ name, ...line })),
      },
    }
  },
}
