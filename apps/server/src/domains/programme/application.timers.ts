import type { Ctx } from '../../calls/handler.ts'
import { startPathway } from '../pathway/public.ts'
import { move } from './application.life.ts'
import { applications } from './application.lifecycle.ts'
import type { Application } from './application.table.ts'

/** Undecided, unanswered or unpaid in time; begins and ends by itself. */
export const applicationTimer = applications.timer('programme-application', {
  lapse: (ctx, one) => move(ctx, one, 'lapse', 'clock'),
  begin: (ctx, one) => begin(ctx, one),
  end: (ctx, one) => move(ctx, one, 'end', 'clock'),
})

/** The service begins, and with it the follow-up plan of the edition that it was applied for. */
async function begin(ctx: Ctx, one: Application): Promise<Application | undefined> {
  const going = await move(ctx, one, 'begin', 'clock')
  const { plan } = one.document
  if (!going || !plan) return going
  const pathwayId = await startPathway(ctx, {
    accountId: one.accountId,
    personId: one.personId,
    document: plan,
    origin: { type: 'application', id: one.applicationId },
    anchors: { applied: one.createdAt, accepted: one.startsAt ?? ctx.now },
  })
  await applications.change(ctx, going, { pathwayId })
  return going
}
