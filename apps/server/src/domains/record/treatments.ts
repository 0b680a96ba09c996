import { present } from '@nethos/contract/common/present.ts'
import { restoreHours } from '@nethos/contract/record/record.rules.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Treatment } from '@nethos/contract/record/record.schemas.ts'
import type { treatmentServices } from '@nethos/contract/record/treatment.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { mayActFor, noteActFor, selfOf } from '../people/public.ts'
import { fileUrl } from '../system/public.ts'
import { adviseWriter } from '../triage/public.ts'
import { hangPictures } from './pictures.table.ts'
import { subjectOf } from './subject.ts'
import {
  addTreatmentRow,
  changeTreatmentRow,
  findTreatment,
  removedTreatmentsOf,
  treatmentsOf,
  type TreatmentRow,
} from './treatment.table.ts'

type Mine = Ctx<AccountCaller>

const note = (
  ctx: Mine,
  action: 'record.change' | 'record.remove',
  personId: string,
  treatmentId: string,
): Promise<void> => noteActFor(ctx, { action, personId, recordType: 'treatment', recordId: treatmentId })

export const shownTreatment = ({ runtime, caller }: Pick<Ctx, 'runtime' | 'caller'>, row: TreatmentRow): Treatment => ({
  treatmentId: row.treatmentId,
  personId: row.personId,
  content: row.content,
  treatedAtSeconds: Math.floor(row.treatedAt.getTime() / 1000),
  creatorName: row.creatorName,
  createdAt: row.createdAt.getTime(),
  attaIdList: row.pictures.map(one => one.attaId),
  attaList: row.pictures.map(one => {
    const url = fileUrl(runtime, caller, one.attaId)
    return { ...one, url, attaFileUrl: url }
  }),
})

export const listTreatments: HandlerOf<typeof treatmentServices.listTreatments> = async ({ input, ctx }) => {
  const subject = await subjectOf(ctx, input)
  if (isRefused(subject)) return subject
  const { pageNum, pageSize } = input
  const found = await treatmentsOf(ctx, subject.personId, (pageNum - 1) * pageSize, pageSize + 1)
  const rows = found.slice(0, pageSize).map(row => shownTreatment(ctx, row))
  const { personId } = subject
  return looked({ personId, recordId: personId }, { rows, pageNum, pageSize, hasNextPage: found.length > pageSize })
}

const restorableMs = restoreHours * 3_600_000

export const listRemovedTreatments: HandlerOf<typeof treatmentServices.listRemovedTreatments> = async ({
  input,
  ctx,
}) => {
  const subject = await subjectOf(ctx, input)
  if (isRefused(subject)) return subject
  const { personId } = subject
  const rows = await removedTreatmentsOf(ctx, personId, ctx.now - restorableMs)
  return looked(
    { personId, recordId: personId },
    rows.map(row => ({
      ...shownTreatment(ctx, row),
      restorableUntil: present(row.removedAt).getTime() + restorableMs,
    })),
  )
}

/** The caller's own record of somebody who lets him; a deleted one only where it is asked for. */
async function ownTreatment(
  ctx: Mine,
  treatmentId: string,
): Promise<TreatmentRow | Refused<'not_found' | 'grant_closed'>> {
  const row = await findTreatment(ctx, treatmentId)
  if (!row) return refuse('not_found')
  const may = await mayActFor(ctx, row.personId, 'reports')
  return may === true ? row : may
}

export const getTreatment: HandlerOf<typeof treatmentServices.getTreatment> = async ({ input, ctx }) => {
  const row = await ownTreatment(ctx, input.treatmentId)
  if (isRefused(row)) return row
  if (row.removedAt) return refuse('not_found')
  return looked({ personId: row.personId, recordId: row.treatmentId }, shownTreatment(ctx, row))
}

/** What was found lately may be now; an older visit is over. */
const lately = 2 * 86_400_000
async function advise(
  ctx: Mine,
  treatmentId: string,
  { content, treatedAtSeconds }: { content: string; treatedAtSeconds: number },
) {
  if (treatedAtSeconds * 1000 > ctx.now - lately)
    await adviseWriter(ctx, { recordType: 'treatment', recordId: treatmentId }, content)
}

const isLater = (ctx: Mine, seconds: number): boolean => dayOf(seconds * 1000) > dayOf(ctx.now)

export const addTreatment: HandlerOf<typeof treatmentServices.addTreatment> = async ({ input, ctx }) => {
  const subject = await subjectOf(ctx, input)
  if (isRefused(subject)) return subject
  if (isLater(ctx, input.treatedAtSeconds)) return refuse('treated_in_future')
  const creator = await selfOf(ctx)
  const treatmentId = await addTreatmentRow(ctx, {
    personId: subject.personId,
    content: input.content,
    treatedAt: new Date(input.treatedAtSeconds * 1000),
    creatorName: creator?.personName ?? subject.personName,
  })
  if (!(await hangPictures(ctx, treatmentId, input.attaIdList))) return refuse('not_found')
  await advise(ctx, treatmentId, input)
  await note(ctx, 'record.change', subject.personId, treatmentId)
  return { medId: treatmentId }
}

export const changeTreatment: HandlerOf<typeof treatmentServices.changeTreatment> = async ({ input, ctx }) => {
  const row = await ownTreatment(ctx, input.treatmentId)
  if (isRefused(row)) return row
  if (row.removedAt) return refuse('not_found')
  if (isLater(ctx, input.treatedAtSeconds)) return refuse('treated_in_future')
  const { treatmentId, content, treatedAtSeconds } = input
  await changeTreatmentRow(ctx, treatmentId, { content, treatedAt: new Date(treatedAtSeconds * 1000) })
  if (!(await hangPictures(ctx, treatmentId, input.attaIdList))) return refuse('not_found')
  await advise(ctx, treatmentId, input)
  await note(ctx, 'record.change', row.personId, treatmentId)
  return true
}

export const removeTreatment: HandlerOf<typeof treatmentServices.removeTreatment> = async ({ input, ctx }) => {
  const row = await ownTreatment(ctx, input.treatmentId)
  if (isRefused(row)) return row
  if (row.removedAt) return refuse('not_found')
  await changeTreatmentRow(ctx, row.treatmentId, { removedAt: new Date(ctx.now) })
  await note(ctx, 'record.remove', row.personId, row.treatmentId)
  return true
}

export const restoreTreatment: HandlerOf<typeof treatmentServices.restoreTreatment> = async ({ input, ctx }) => {
  const row = await ownTreatment(ctx, input.treatmentId)
  if (isRefused(row)) return row
  if (!row.removedAt) return true
  if (row.removedAt.getTime() < ctx.now - restorableMs) return refuse('gone_for_good')
  await changeTreatmentRow(ctx, row.treatmentId, { removedAt: null })
  await note(ctx, 'record.change', row.personId, row.treatmentId)
  return true
}
