import type { Person } from '@nethos/contract/people/people.schemas.ts'
import type { recordServices } from '@nethos/contract/record/record.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { noteActFor } from '../people/public.ts'
import { adviseWriter } from '../triage/public.ts'
import { saveHistories, readHistories, type Histories } from './health-file.table.ts'
import { shownSubject, subjectOf } from './subject.ts'

const whole = async (ctx: Ctx<AccountCaller>, subject: Person) => {
  const { personId } = subject
  const shown = { ...shownSubject(ctx, subject), ...(await readHistories(ctx, personId)) }
  return looked({ personId, recordId: personId }, shown)
}

export const getHealthFile: HandlerOf<typeof recordServices.getHealthFile> = async ({ input, ctx }) => {
  const subject = await subjectOf(ctx, input)
  if (isRefused(subject)) return subject
  return whole(ctx, subject)
}

export const getIllness: HandlerOf<typeof recordServices.getIllness> = async ({ input, ctx }) => {
  const subject = await subjectOf(ctx, input)
  if (isRefused(subject)) return subject
  return whole(ctx, subject)
}

interface Sent extends Partial<Histories> {
  accountId?: string | null | undefined
  personId?: string | null | undefined
}

async function save(ctx: Ctx<AccountCaller>, sent: Sent): Promise<true | Refused<'not_found' | 'grant_closed'>> {
  const { accountId, personId, ...changes } = sent
  const subject = await subjectOf(ctx, { accountId, personId })
  if (isRefused(subject)) return subject
  if (subject.gender === 'M') delete changes.menstrualHistory
  if (!(await saveHistories(ctx, subject.personId, changes))) return refuse('not_found')
  const { personId: about } = subject
  const record = { recordType: 'health_file', recordId: about }
  await adviseWriter(ctx, record, changes.presentingComplaint ?? '')
  await noteActFor(ctx, { action: 'record.change', personId: about, ...record })
  return true
}

export const saveHealthFile: HandlerOf<typeof recordServices.saveHealthFile> = ({ input, ctx }) =>
  save(ctx, input as Sent)
export const saveIllness: HandlerOf<typeof recordServices.saveIllness> = ({ input, ctx }) => save(ctx, input as Sent)
