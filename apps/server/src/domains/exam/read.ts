import { dayOf } from '@nethos/contract/common/days.ts'
import type { examServices } from '@nethos/contract/exam/exam.services.ts'
import { examinationKinds, type ExaminationRow } from '@nethos/contract/exam/exam.schemas.ts'
import {
  bookedStatuses,
  examinationStates,
  examinationTexts,
  pastStatuses,
  toBookStatuses,
} from '@nethos/contract/exam/examination.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { mayActFor } from '../people/public.ts'
import { examinations } from './examination.lifecycle.ts'
import { ofPerson, ownExamination, readAll, type Examination } from './examination.table.ts'
import { preparationOf } from './preparation.ts'
import { slotsOfRooms } from './slot.table.ts'

type Services = typeof examServices

export function shownRow(one: Examination, now: number): ExaminationRow {
  const { status } = examinations.asOf(one, now)
  const { examinationId, itemName, kind, deptName, place, startsAt, endsAt, orderedAt, needsAppointment } = one
  return {
    examinationId,
    itemName,
    kind,
    kindLabel: examinationKinds[kind],
    deptName,
    place,
    day: startsAt === null ? '' : dayOf(startsAt),
    startsAt,
    endsAt,
    orderedAt,
    needsAppointment,
    status,
    statusLabel: examinationStates[status].label,
  }
}

async function rowsOf(ctx: Ctx<AccountCaller>, personId: string, query: ReturnType<typeof ofPerson>) {
  const may = await mayActFor(ctx, personId, 'book')
  return may === true ? (await readAll(query)).map(one => shownRow(one, ctx.now)) : may
}

export const currentExaminations: HandlerOf<Services['currentExaminations']> = ({ input, ctx }) =>
  rowsOf(
    ctx,
    input.personId,
    ofPerson(ctx, input.personId, input.hosId)
      .where(examinations.stateNow(ctx.now), 'in', [...toBookStatuses, ...bookedStatuses])
      .orderBy(eb => eb.fn.coalesce('examination.startsAt', 'examination.validUntil'))
      .orderBy('examination.examinationId')
      .limit(100),
  )

export const pastExaminations: HandlerOf<Services['pastExaminations']> = ({ input, ctx }) =>
  rowsOf(
    ctx,
    input.personId,
    ofPerson(ctx, input.personId, input.hosId)
      .where(examinations.stateNow(ctx.now), 'in', pastStatuses)
      .orderBy('examination.orderedAt', 'desc')
      .orderBy('examination.examinationId')
      .limit(100),
  )

export const examinationsOfKind: HandlerOf<Services['examinationsOfKind']> = ({ input, ctx }) =>
  rowsOf(
    ctx,
    input.personId,
    ofPerson(ctx, input.personId, input.hosId)
      .where('examination.kind', '=', input.kind)
      .orderBy('examination.orderedAt', 'desc')
      .orderBy('examination.examinationId')
      .limit(100),
  )

export const examination: HandlerOf<Services['examination']> = async ({ input, ctx }) => {
  const one = await ownExamination(ctx, input.examinationId)
  if (isRefused(one)) return one
  const { examinationId, personId, personName, hosName, reason, validUntil, orderedAt, minutes, preparation } = one
  const row = shownRow(one, ctx.now)
  const moves = await ctx.db
    .selectFrom('examinationMove')
    .select(['toStatus', 'at'])
    .where('examinationId', '=', examinationId)
    .orderBy('moveId')
    .execute()
  const queue = await openEntry(ctx, examinationId)
  return looked(
    { personId, recordId: examinationId },
    {
      ...row,
      personId,
      personName,
      hosName,
      statusText:
        !one.needsAppointment && row.status === 'to_book'
          ? '不用预约，开放时间内直接去。也可以先定个时间，方便安排。'
          : examinationTexts[row.status],
      reason,
      validUntil,
      orderedAt,
      minutes,
      preparation,
      steps: preparationOf(one).map(({ text, at, source }) => ({ text, at, source })),
      history: moves.map(({ toStatus, at }) => {
        const status = toStatus as ExaminationRow['status']
        return { status, label: examinationStates[status].label, at: at.getTime() }
      }),
      hasQueue: queue !== undefined,
    },
  )
}

const openEntry = (ctx: Pick<Ctx, 'db'>, examinationId: string) =>
  ctx.db
    .selectFrom('examinationQueueEntry')
    .select('entryId')
    .where('examinationId', '=', examinationId)
    .where('status', '<>', 'done')
    .limit(1)
    .executeTakeFirst()

export const slots: HandlerOf<Services['slots']> = async ({ input, ctx }) => {
  const one = await ownExamination(ctx, input.examinationId)
  if (isRefused(one)) return one
  const found = await slotsOfRooms(ctx, one.hosId, [one.resourceCode])
  const isValid = found.filter(slot => slot.startsAt < one.validUntil)
  return { itemName: one.itemName, place: one.place, slots: isValid.map(({ resourceCode: _, ...slot }) => slot) }
}
