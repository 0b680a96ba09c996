import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type {
  HospitalRecordKind,
  HospitalRecordState,
} from '@nethos/contract/hospital-records/hospital-record.kinds.ts'
import { hospitalRecordsDeskServices as services } from '@nethos/contract/hospital-records/hospital-records.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type Overview = OutputOf<typeof services.hospitalRecordsOverview>
export type HospitalRecord = OutputOf<typeof services.listHospitalRecords>['rows'][number]

export const overview = () => query(services.hospitalRecordsOverview, {})
export const records = (
  filter: { recordState: HospitalRecordState | ''; kind: HospitalRecordKind | '' },
  pageNum: number,
) => query(services.listHospitalRecords, { ...filter, pageNum })
export const retryRecord = command(
  services.retryHospitalRecord,
  services.listHospitalRecords,
  services.hospitalRecordsOverview,
)
