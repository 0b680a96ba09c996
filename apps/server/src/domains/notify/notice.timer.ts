import { quietEndsAt } from '@nethos/contract/notify/notify.rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import { inSeparateTransactions } from '../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../jobs/job.ts'
import type { SmsTemplate } from '../../ports/sms.ts'
import { queueSms } from '../sms/public.ts'
import { queuePush } from './staff-push.ts'
import { settingOf } from './setting.table.ts'
import { dueNotices, setNotice, takeNotice, type NoticeKind, type StaffNotice } from './staff-notice.table.ts'

const batch = 100
const minute = 60_000
/** Who sits at the workbench reads within this time, and gets no text message. */
const smsAfter = 2 * minute
const smsGoodFor = 60 * minute
const templates: Readonly<Record<NoticeKind, SmsTemplate>> = {
  new: 'consult-new',
  waits: 'desk-waits',
  flag: 'questionnaire-flagged',
  due: 'consult-due',
}

/** Takes the next step of each notice that is due; in quiet hours all wait for their end. */
export const noticeTimer: Timer = {
  name: 'staff notice',
  run: async on =>
    inSeparateTransactions(on, await dueNotices(on, on.now(), batch), async (ctx, staffId) => {
      const notice = await takeNotice(ctx, staffId)
      if (!notice) return 0
      await takeStep(ctx, notice)
      return 1
    }),
}

async function takeStep(ctx: Ctx, notice: StaffNotice): Promise<void> {
  const { staffId, kind, step, link } = notice
  const setting = await settingOf(ctx, staffId)
  const quietUntil = quietEndsAt(setting, ctx.now)
  if (quietUntil !== undefined) return setNotice(ctx, staffId, { dueAt: new Date(quietUntil) })
  const hasSms = setting.bySms && setting.mobile !== ''
  if (step === 'push' && setting.byPush) await queuePush(ctx, staffId, { link, isUrgent: false })
  if (step === 'push') return setNotice(ctx, staffId, { step: 'sms', dueAt: hasSms ? smsAt(notice) : null })
  if (hasSms)
    await queueSms(ctx, { mobile: setting.mobile, template: templates[kind], variables: [] }, ctx.now + smsGoodFor)
  await setNotice(ctx, staffId, {
    dueAt: null,
    silentUntil: new Date(ctx.now + setting.silentMinutes * minute),
  })
}

/** Counted from when there was something to tell. What runs out is told although something was told before. */
const smsAt = ({ kind, dueAt, silentUntil }: StaffNotice): Date =>
  kind === 'due' ? dueAt : new Date(Math.max(dueAt.getTime() + smsAfter, silentUntil?.getTime() ?? 0))
