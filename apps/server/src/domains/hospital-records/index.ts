import { hospitalRecordsDeskServices } from '@nethos/contract/hospital-records/hospital-records.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { everyMinute } from '../../jobs/periodic.ts'
import { hospitalRecordsOverview, listHospitalRecords, retryHospitalRecord } from './desk.ts'
import { showRecords } from './figures.ts'
import { handIn, handInTimer } from './hand-in.ts'
import { gather } from './record.table.ts'
import { todayOfHospitalRecords } from './today.ts'

/** Signed records and prescriptions go into the hospital's own record system (docs/decisions/0262). */
export const hospitalRecordsDomain: Domain = {
  today: todayOfHospitalRecords,
  serve: ({ signedDocuments }) => ({
    services: implement(hospitalRecordsDeskServices, {
      hospitalRecordsOverview,
      listHospitalRecords,
      retryHospitalRecord,
    }),
    jobs: [handIn(signedDocuments)],
    timers: [
      everyMinute('hospital-records.gather', on => on.transact(ctx => gather(ctx, signedDocuments))),
      handInTimer,
    ],
    web: (_app, { db, runtime, registry }) => showRecords(registry, { db, runtime }),
  }),
}
