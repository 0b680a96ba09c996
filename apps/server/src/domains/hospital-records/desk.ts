import type {
  HospitalRecordKind,
  HospitalRecordState,
} from '@nethos/contract/hospital-records/hospital-record.kinds.ts'
import type { hospitalRecordsDeskServices } from '@nethos/contract/hospital-records/hospital-records.services.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { recordDeliveryFigures, waitAgain } from './record.table.ts'

type Services = typeof hospitalRecordsDeskServices

export const hospitalRecordsOverview: HandlerOf<Services['hospitalRecordsOverview']> = async ({
  ctx: { db, runtime },
}) => {
  const { hosIds } = runtime.records
  const { oldest, ...counts } = await recordDeliveryFigures(db, hosIds)
  return { ...counts, isConnected: hosIds.length > 0, oldestWaitingAt: oldest?.getTime() ?? null }
}

export const listHospitalRecords: HandlerOf<Services['listHospitalRecords']> = async ({ input, ctx: { db } }) => {
  const { recordState, kind, pageNum, pageSize } = input
  const found = await db
    .selectFrom('hospitalRecord')
    .innerJoin('hospital', 'hospital.hosId', 'hospitalRecord.hosId')
    .selectAll('hospitalRecord')
    .select('hosName')
    .$call(whenGiven(recordState, (query, recordState) => query.where('state', '=', recordState)))
    .$call(whenGiven(kind, (query, kind) => query.where('kind', '=', kind)))
    .orderBy('signedAt', 'desc')
    .orderBy('documentId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, input, row => ({
    documentId: row.documentId,
    kind: row.kind as HospitalRecordKind,
    hosName: row.hosName,
    recordState: row.state as HospitalRecordState,
    signedAt: row.signedAt.getTime(),
    tries: row.tries,
    acceptedAt: row.acceptedAt?.getTime() ?? null,
    theirId: row.theirId,
    reason: row.reason,
  }))
}

export const retryHospitalRecord: HandlerOf<Services['retryHospitalRecord']> = async ({
  input: { documentId },
  ctx,
  refuse,
}) => {
  if (!(await waitAgain(ctx, documentId))) return refuse('not_found')
  await ctx.audit({ action: 'hospital_record.retry', recordType: 'hospital record', recordId: documentId })
  return true
}
