import type { SupervisedState } from '../../registry/supervised.ts'

/** Who receives patients: doctors, nurses and pharmacists, also those who have left. */
export const supervisedStaff: SupervisedState = {
  kind: 'staff',
  current: async ({ db }) =>
    (
      await db
        .selectFrom('doctor')
        .select([
          'docId',
          'docName as name',
          'docTitle as title',
          'docType as type',
          'licenceNumber',
          'practiceCategory',
          'licenceUntil',
          'gbDeptCode as department',
          'canPrescribe',
          'isActive',
        ])
        .orderBy('docId')
        .execute()
    ).map(row => ({ recordId: row.docId, body: row })),
}
