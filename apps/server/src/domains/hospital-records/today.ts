import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfHospitalRecords: TodayPart = {
  figures: {
    refused_hospital_records: ctx => counted(ctx, sql`hospital_record where state = 'refused'`, sql`signed_at`),
  },
}
