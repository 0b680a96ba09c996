import type { examDeskServices } from '@nethos/contract/exam/exam-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { bookAt, deskHand, giveBack } from './book.ts'
import { takeExamination } from './examination.table.ts'
import { slotsOfRooms } from './slot.table.ts'

type Services = typeof examDeskServices
const twoWeeksMs = 14 * 86_400_000

/** Whose it is: of several accounts that have bound the file the first, as the list names it. */
async function ownerOf({ db }: Ctx, examinationId: string) {
  return db
    .selectFrom('examination')
    .innerJoin('hospitalAccount', on =>
      on
        .onRef('hospitalAccount.hosId', '=', 'examination.hosId')
        .onRef('hospitalAccount.recordNumber', '=', 'examination.recordNumber'),
    )
    .innerJoin('person', 'person.personId', 'hospitalAccount.personId')
    .select(['hospitalAccount.accountId', 'person.personId'])
    .where('examination.examinationId', '=', examinationId)
    .orderBy('hospitalAccount.boundAt')
    .limit(1)
    .executeTakeFirst()
}

async function note(ctx: Ctx<StaffCaller>, examinationId: string): Promise<void> {
  const owner = await ownerOf(ctx, examinationId)
  await ctx.audit({ action: 'exam.desk.book', ...owner, recordType: 'examination', recordId: examinationId })
}

export const deskExaminationSlots: HandlerOf<Services['deskExaminationSlots']> = async ({ input, ctx }) => {
  const one = await takeExamination(ctx, input.examinationId)
  if (!one) return refuse('not_found')
  const slots = await slotsOfRooms(ctx, one.hosId, [one.resourceCode])
  return slots.filter(({ startsAt }) => startsAt < ctx.now + twoWeeksMs).map(({ resourceCode: _, ...slot }) => slot)
}

export const deskBookExamination: HandlerOf<Services['deskBookExamination']> = async ({ input, ctx }) => {
  const booked = await bookAt(ctx, input, deskHand)
  if (isRefused(booked)) return booked
  await note(ctx, input.examinationId)
  return true
}

export const deskCancelExamination: HandlerOf<Services['deskCancelExamination']> = async ({ input, ctx }) => {
  const { examinationId, reason } = input
  if (!(await ownerOf(ctx, examinationId))) return refuse('not_found')
  const given = await giveBack(ctx, examinationId, { hand: deskHand, reason })
  if (isRefused(given)) return given
  await note(ctx, examinationId)
  return true
}
