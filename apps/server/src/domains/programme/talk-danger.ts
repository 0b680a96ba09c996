import { labelsOf } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import { emergenciesIn, logAlarms } from '../triage/public.ts'
import { applications } from './application.lifecycle.ts'
import type { Application } from './application.table.ts'
import { addMessage } from './talk.table.ts'
import { notifyOfFlag } from './notify-of-flag.ts'

const hour = 3_600_000
const talkFlag = 'talk'

/**
 * Words of danger in a talk: whoever wrote them reads at once what to do, and the application stands on top of the desk until
 * somebody has looked. Nothing is held back for it; while nobody has looked, the staff are called once an hour.
 */
export async function noteDanger(ctx: Ctx, one: Application, text: string): Promise<void> {
  const found = await emergenciesIn(ctx.db, text)
  if (found.flags.length === 0) return
  await logAlarms(ctx, { recordType: 'application', recordId: one.applicationId, personId: one.personId }, found)
  const advice = found.noticeOf(found.flags)
  await addMessage(ctx, one, { talker: 'SYS', talkerId: 'system', talkerName: '', text: advice, sendId: null })
  const isCalled = one.flaggedAt !== null && one.flagSeenAt === null && one.flaggedAt > ctx.now - hour
  const raised = { id: talkFlag, title: `沟通里写到：${labelsOf(found.flags)}`, advice, helplines: [] }
  const flagged = await applications.change(ctx, one, {
    flags: [...one.flags.filter(flag => flag.id !== talkFlag), raised],
    flaggedAt: isCalled ? one.flaggedAt : ctx.now,
    flagSeenAt: null,
    flagSeenBy: null,
    flagNote: '',
  })
  if (!isCalled) await notifyOfFlag(ctx, flagged)
}
