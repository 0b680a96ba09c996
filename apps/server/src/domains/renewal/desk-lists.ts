import { sql } from 'kysely'
import type { renewalDeskServices } from '@nethos/contract/renewal/renewal-desk.services.ts'
import { doctorTabs, pharmacistTabs, type RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import { lookedThrough, type HandlerOf } from '../../calls/handler.ts'
import type { Desk } from './desk.ts'
import { drugPage } from './drug.table.ts'
import { renewals } from './renewal.lifecycle.ts'
import { listQuery, shownRow } from './shown-renewal.ts'

/** Who waits stands oldest first, who wrote what cannot wait before all others. */
async function queue(
  ctx: Desk,
  { search, pageNum, pageSize }: { search?: string | null | undefined; pageNum: number; pageSize: number },
  statuses: readonly RenewalStatus[],
  { oldestFirst, isOwn }: { oldestFirst: boolean; isOwn?: boolean },
) {
  const found = await listQuery(ctx)
    .where(renewals.stateNow(ctx.now), 'in', statuses)
    .$if(isOwn !== undefined, query => query.where('renewal.docId', isOwn ? '=' : '<>', ctx.caller.docId ?? ''))
    .$if(Boolean(search), query => query.where(sql<boolean>`position(${search} in consult.consulter_name) > 0`))
    .$if(oldestFirst, query => query.orderBy(sql`cardinality(consult.red_flags) > 0`, 'desc'))
    .orderBy('renewal.createdAt', oldestFirst ? 'asc' : 'desc')
    .orderBy('renewal.consultId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const listed = found.slice(0, pageSize)
  const rows = listed.map(row => shownRow(row, ctx.now))
  return lookedThrough(listed, { rows, pageNum, pageSize, hasNextPage: found.length > pageSize })
}

export const listDeskRenewals: HandlerOf<typeof renewalDeskServices.listDeskRenewals> = ({ input, ctx }) =>
  queue(ctx, input, doctorTabs[input.tab].statuses, {
    oldestFirst: input.tab === 'new' || input.tab === 'second',
    isOwn: input.tab !== 'second',
  })

export const listPrescriptionQueue: HandlerOf<typeof renewalDeskServices.listPrescriptionQueue> = ({ input, ctx }) =>
  queue(ctx, input, pharmacistTabs[input.tab].statuses, {
    oldestFirst: input.tab !== 'ended',
  })

export const findDeskDrugs: HandlerOf<typeof renewalDeskServices.findDeskDrugs> = ({ input, ctx }) =>
  drugPage(ctx, input)
