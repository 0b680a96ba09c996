import type { recordServices } from '@nethos/contract/record/record.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { noteActFor } from '../people/public.ts'
import { keepHistories, readHistories, type Histories } from './health-file.table.ts'
import { shownSubject, subjectOf } from './subject.ts'

const note = (ctx: Ctx<AccountCaller>, action: 'record.read' | 'record.change', personId: string): Promise<void> =>
  noteActFor(ctx, { action, personId, recordType: 'health_file', recordId: personId })

export const getHealthFile: HandlerOf<typeof recordServices.getHealthFile> = async ({ input, ctx }) => {
  const subject = await subjectOf(ctx, input)
  if (isRefused(subject)) return subject
  await note(ctx, 'record.read', subject.personId)
  return { ...shownSubject(ctx, subject), ...(await readHistories(ctx, subject.personId)) }
}

export const getIllness: HandlerOf<typeof recordServices.getIllness> = async ({ input, ctx }) => {
  const subject = await subjectOf(ctx, input)
  if (isRefused(subject)) return subject
  await note(ctx, 'record.read', subject.personId)
  return { ...shownSubject(ctx, subject), ...(await readHistories(ctx, subject.personId)) }
}

interface Sent extends Partial<Histories> {
  accountId?: string | null | undefined
  personId?: string | null | undefined
}

async function keep(ctx: Ctx<AccountCaller>, sent: Sent): Promise<true | Refused<'not_found' | 'grant_closed'>> {
  const { accountId, personId, ...changes } = sent
  const subject = await subjectOf(ctx, { accountId, personId })
  if (isRefused(subject)) return subject
  if (subject.gender === 'M') delete changes.menstrualHistory
  if (!(await keepHistories(ctx, subject.personId, changes))) return refuse('not_found')
  await note(ctx, 'record.change', subject.personId)
  return true
}

export const keepHealthFile: HandlerOf<typeof recordServices.keepHealthFile> = ({ input, ctx }) =>
  keep(ctx, input as Sent)
export const keepIllness: HandlerOf<typeof recordServices.keepIllness> = ({ input, ctx }) => keep(ctx, input as Sent)
