import { admissionStates } from '@nethos/contract/inpatient/admission.status.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'
import { isOpenFor } from '../people/public.ts'
import { admissionOf, columns } from './admission.table.ts'
import { dischargeOf, registrationOf, remarkOf } from './sealed.ts'

/** The admissions of the account's people who let it. */
async function admissionsPart({ db, runtime, caller, now }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('admission')
    .innerJoin('hospitalAccount', on =>
      on
        .onRef('hospitalAccount.hosId', '=', 'admission.hosId')
        .onRef('hospitalAccount.recordNumber', '=', 'admission.recordNumber'),
    )
    .innerJoin('person', 'person.personId', 'hospitalAccount.personId')
    .innerJoin('hospital', 'hospital.hosId', 'admission.hosId')
    .select([...columns, 'person.name as personName', 'hospital.hosName'])
    .where('hospitalAccount.accountId', '=', caller.accountId)
    .where('person.removedAt', 'is', null)
    .where(isOpenFor('person.personId', 'book', now))
    .orderBy('admission.notedAt')
    .execute()
  return {
    name: 'admissions',
    title: '住院',
    labels: { notedAt: '开证时间', personName: '就诊人', hosName: '医院', deptName: '科室', statusWord: '状态' },
    rows: rows.map(row => {
      const one = admissionOf(row)
      return {
        admissionId: one.admissionId,
        notedAt: row.notedAt,
        personName: row.personName,
        hosName: row.hosName,
        deptName: one.deptName,
        diagnosis: one.diagnosis,
        statusWord: admissionStates[one.status].label,
        admittedAt: row.admittedAt,
        dischargedAt: row.dischargedAt,
        registration: registrationOf(runtime, one),
        remark: remarkOf(runtime, one),
        summary: dischargeOf(runtime, one),
      }
    }),
  }
}

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 77, sectionOf: admissionsPart }]
