import { firstOf } from '@nethos/contract/common/present.ts'
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { reportShareServices } from '@nethos/contract/reports/report-shares.services.ts'
import { wrongCodesMost } from '@nethos/contract/reports/report-shares.rules.ts'
import { isRefused, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import { deviceName } from '../../account/public.ts'
import { areOfOnePerson, readableReports } from '../readable.ts'
import { accessOf, findReports } from '../report.table.ts'
import { shownReport } from '../show.ts'
import { myReport } from '../whose.ts'
import {
  addShare,
  asGiver,
  countWrongCode,
  endShare,
  noteLook,
  openShareOf,
  reportIdsOf,
  sharesOf,
} from './share.table.ts'

type Services = typeof reportShareServices

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Bound to its key: one code's hash says nothing of another link's. */
const codeHashOf = (key: string, code: string): Buffer => hashOf(`${key} ${code}`)

export const shareReports: HandlerOf<Services['shareReports']> = async ({ input, ctx, refuse: no }) => {
  const reports = await readableReports(ctx, input.reportIds)
  if (isRefused(reports)) return reports
  if (!areOfOnePerson(reports)) return no('several_people_shared')
  const key = randomBytes(24).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = ctx.now + input.hours * 3_600_000
  const { personId } = firstOf(reports)
  const shareId = await addShare(ctx, {
    personId,
    keyHash: hashOf(key),
    codeHash: codeHashOf(key, code),
    expiresAt: new Date(expiresAt),
    reportIds: reports.map(one => one.reportId),
  })
  const { accountId } = ctx.caller
  for (const { reportId } of reports)
    await ctx.audit({ action: 'report.share', accountId, personId, recordType: 'report', recordId: reportId })
  return { shareId, key, code, expiresAt }
}

export const listReportShares: HandlerOf<Services['listReportShares']> = async ({ input, ctx }) => {
  const { reportId } = input
  const report = reportId ? await myReport(ctx, reportId) : undefined
  if (isRefused(report)) return report
  const rows = await sharesOf(ctx, reportId || null)
  return rows.map(row => ({
    shareId: row.shareId,
    personName: row.personName,
    reportNames: row.reports.map(one => one.reportName),
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    state: stateOf(row, ctx.now),
    looks: row.looks.map(({ at, device }) => ({ at: new Date(at).getTime(), device })),
  }))
}

function stateOf(row: { expiresAt: Date; revokedAt: Date | null; wrongCodes: number }, now: number) {
  if (row.revokedAt) return 'revoked'
  if (row.wrongCodes >= wrongCodesMost) return 'locked'
  return row.expiresAt.getTime() <= now ? 'expired' : 'open'
}

export const revokeReportShare: HandlerOf<Services['revokeReportShare']> = async ({ input, ctx, refuse: no }) =>
  (await endShare(ctx, input.shareId)) ? true : no('not_found')

export const openReportShare: HandlerOf<Services['openReportShare']> = async ({ input, ctx, refuse: no }) => {
  const share = await openShareOf(ctx, hashOf(input.key))
  if (!share) return no('share_closed')
  const { shareId, accountId, personId } = share
  if (!timingSafeEqual(share.codeHash, codeHashOf(input.key, input.code))) {
    await countWrongCode(ctx, shareId)
    return no('share_code_wrong', { keeps: true })
  }
  const reports = await shownThrough(ctx, shareId, accountId)
  if (reports.length === 0) return no('share_closed')
  await noteLook(ctx, { shareId, device: deviceName(ctx.agent, ctx.channel) })
  for (const { reportId } of reports)
    await ctx.audit({ action: 'report.share.open', accountId, personId, recordType: 'report', recordId: reportId })
  return { personName: firstOf(reports).personName, expiresAt: share.expiresAt.getTime(), reports }
}

/** What whoever made the link may read himself at this moment: a grant that has ended closes it, too. */
async function shownThrough(ctx: Ctx, shareId: string, accountId: string) {
  const found = await findReports({ ...ctx, caller: asGiver(accountId) }, await reportIdsOf(ctx, shareId))
  const open = found.filter(one => accessOf(one, ctx.now) === 'open')
  const shown = await Promise.all(
    open.map(one => shownReport({ ...ctx, caller: { kind: 'report_share', shareId } }, one, { mayRead: true })),
  )
  return shown.flatMap(one => (one ? [{ ...one, earlier: [] }] : []))
}
