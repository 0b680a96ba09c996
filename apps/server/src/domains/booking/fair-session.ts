import type { FairSession } from '@nethos/contract/booking/waitlist.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { statedFeeOf } from './stated-fee.ts'

export const fairSessionRows = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('clinicSession')
    .innerJoin('clinicDepartment', 'clinicDepartment.deptId', 'clinicSession.deptId')
    .innerJoin('hospital', 'hospital.hosId', 'clinicSession.hosId')
    .leftJoin('clinicDoctor', 'clinicDoctor.clinicDoctorId', 'clinicSession.clinicDoctorId')
    .select([
      'clinicSession.sessionId',
      'clinicSession.onDay',
      'clinicSession.period',
      'clinicSession.kind',
      'clinicSession.feeCents',
      'clinicSession.isFeeKnown',
      'clinicSession.deptId',
      'clinicDepartment.deptName',
      'clinicSession.hosId',
      'hospital.hosName',
      'clinicSession.clinicDoctorId',
      'clinicDoctor.doctorName',
      'clinicDoctor.title',
      'clinicSession.isStopped',
      'clinicSession.startsAt',
      'clinicSession.endsAt',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof fairSessionRows>['executeTakeFirstOrThrow']>>

export const fairSessionOf = (row: Row): FairSession => ({
  sessionId: row.sessionId,
  onDay: String(row.onDay),
  period: row.period as FairSession['period'],
  kind: row.kind as FairSession['kind'],
  feeCents: statedFeeOf(row),
  deptId: row.deptId,
  deptName: row.deptName,
  hosId: row.hosId,
  hosName: row.hosName,
  clinicDoctorId: row.clinicDoctorId ?? '',
  docName: row.doctorName ?? '',
  docTitle: row.title ?? '',
  isStopped: row.isStopped,
})
