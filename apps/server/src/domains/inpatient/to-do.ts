import { dayOf } from '@nethos/contract/common/days.ts'
import { bookedStatuses, toBookStatuses } from '@nethos/contract/exam/examination.status.ts'
import type { inpatientServices } from '@nethos/contract/inpatient/inpatient.services.ts'
import type { ToDo } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { examinationsOf } from '../exam/public.ts'
import { whose } from './whose.ts'

type Services = typeof inpatientServices
type Examination = Awaited<ReturnType<typeof examinationsOf>>[number]

const open = [...toBookStatuses, ...bookedStatuses]
const isOpen = ({ status }: Examination) => open.includes(status)
/** What is tested in the laboratory; all else is examined. */
const isTest = ({ kind }: Examination) => kind === 'blood'

const shown = (one: Examination): ToDo => ({
  examinationId: one.examinationId,
  itemName: one.itemName,
  appliedOn: dayOf(one.orderedAt),
  status: one.status,
  statusLabel: one.statusLabel,
  isToBook: toBookStatuses.includes(one.status),
})

async function ofWhom(
  ctx: Ctx<AccountCaller>,
  input: { personId?: string | null | undefined; hosId?: string | null | undefined },
) {
  const person = await whose(ctx, input.personId)
  if (isRefused(person)) return person
  const { personId } = person
  return { subject: { personId, recordId: personId }, all: await examinationsOf(ctx, personId, input.hosId) }
}

export const toBeInspected: HandlerOf<Services['toBeInspected']> = async ({ input, ctx }) => {
  const of = await ofWhom(ctx, input)
  return isRefused(of) ? of : looked(of.subject, of.all.filter(one => isOpen(one) && isTest(one)).map(shown))
}

export const toBeExamined: HandlerOf<Services['toBeExamined']> = async ({ input, ctx }) => {
  const of = await ofWhom(ctx, input)
  return isRefused(of) ? of : looked(of.subject, of.all.filter(one => isOpen(one) && !isTest(one)).map(shown))
}

export const hospitalExaminations: HandlerOf<Services['hospitalExaminations']> = async ({ input, ctx }) => {
  const of = await ofWhom(ctx, input)
  if (isRefused(of)) return of
  return looked(of.subject, { list: of.all.map(shown), needCompleteList: of.all.filter(isOpen).map(shown) })
}
