import type { SignedDocuments } from '../../../registry/signed-documents.ts'
import { paperOf } from './record.table.ts'

/** Records that are written in a consult, once their sheet is signed. */
export const signedRecords: SignedDocuments = {
  kind: 'consult_record',
  signed: (db, from, until) =>
    db
      .selectFrom('attachment')
      .innerJoin('medicalRecordSheet as sheet', 'sheet.pdfAttaId', 'attachment.attaId')
      .innerJoin('doctor', 'doctor.docId', 'sheet.docId')
      .select(['sheet.messageId as recordId', 'doctor.hosId', 'attachment.createdAt as signedAt'])
      .where('attachment.ownerStaffId', 'is not', null)
      .where('attachment.kind', '=', 'pdf')
      .where('attachment.createdAt', '>=', from)
      .where('attachment.createdAt', '<', until)
      .execute(),
  async contentOf(db, messageId) {
    const row = await paperOf({ db }, messageId)
    if (!row?.pdfAttaId) return undefined
    const { record, recordNo, doctorName, docTitle, licenceNumber, deptName, gbDeptName, writtenAt } = row
    const [{ storageKey }, { personId }] = await Promise.all([
      db.selectFrom('attachment').select('storageKey').where('attaId', '=', row.pdfAttaId).executeTakeFirstOrThrow(),
      db.selectFrom('consult').select('personId').where('consultId', '=', row.consultId).executeTakeFirstOrThrow(),
    ])
    const diagnoses = record.diagnoses.map(({ code, name }) => `${code} ${name}`)
    return {
      accountId: row.accountId,
      personId,
      storageKey,
      recordNumber: row.recordNumber ?? '',
      document: {
        number: recordNo,
        title: '互联网诊疗病历',
        personName: row.personName,
        author: { name: doctorName, title: docTitle, licenceNumber },
        department: deptName || gbDeptName,
        writtenAt: writtenAt.getTime(),
        sections: [
          { title: '主诉', text: record.complained },
          { title: '过敏史', text: row.allergies },
          { title: '诊断', text: [record.illnessName, ...diagnoses].filter(Boolean).join('\n') },
          { title: '处理意见', text: record.medicalOpinion },
        ],
      },
    }
  },
}
