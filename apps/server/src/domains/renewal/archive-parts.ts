import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'
import { isOpenFor } from '../people/public.ts'
import { linesOf } from './stored.ts'

const inWords = ({ drugName, specification, dose, frequency, route, days, packs }: DrugLine): string =>
  `${drugName} ${specification}×${packs}，${route}，每次${dose}，${frequency}，${days}天`

/** Prescriptions that a pharmacist has approved. */
async function prescriptionsPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('prescription')
    .innerJoin('person', 'person.personId', 'prescription.personId')
    .innerJoin('doctor', 'doctor.docId', 'prescription.docId')
    .select(['prescriptionNo', 'prescription.prescribedAt', 'person.name as personName', 'doctor.docName'])
    .select(['prescription.diagnosis', 'prescription.lines', 'prescription.reminderTimes'])
    .where('prescription.accountId', '=', caller.accountId)
    .where('prescription.approvedAt', 'is not', null)
    .where('person.removedAt', 'is', null)
    .where(isOpenFor('prescription.personId', 'consult', now))
    .orderBy('prescription.prescribedAt')
    .execute()
  return {
    name: 'prescriptions',
    title: '处方',
    labels: {
      prescribedAt: '开具时间',
      prescriptionNo: '处方号',
      personName: '就诊人',
      docName: '医生',
      diagnosis: '诊断',
      drugs: '药品',
      reminders: '提醒时间',
    },
    rows: rows.map(({ lines, reminderTimes, ...row }) => ({
      ...row,
      drugs: linesOf({ lines }).map(inWords).join('；'),
      reminders: reminderTimes.join('、'),
    })),
  }
}

export const archiveParts: readonly ArchivePart[] = [{ place: 64, sectionOf: prescriptionsPart }]
