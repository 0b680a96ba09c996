import { callAs } from '@nethos/calls/call-as.ts'
import { command } from '@nethos/calls/command.ts'
import type { Session } from '@nethos/calls/session.ts'
import { SignedOutError } from '@nethos/calls/trouble.ts'
import { annualReportServices as services } from '@nethos/contract/activity/annual-report.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type AnnualReport = OutputOf<typeof services.annualReport>

export const sendReportCaptcha = command(services.sendReportCaptcha)
export const openReport = command(services.openReport)

const place = 'nethos.annual-report'

/** The doctor's token lies in this tab alone, beside the patient's login and apart from it. */
export function reportSession(): Session | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<Session> | null
    return typeof saved?.token === 'string' && typeof saved.signKey === 'string'
      ? { token: saved.token, signKey: saved.signKey }
      : undefined
  } catch {
    return undefined
  }
}
export const saveReportSession = ({ token, signKey }: Session): void =>
  sessionStorage.setItem(place, JSON.stringify({ token, signKey }))
const forgetReportSession = (): void => sessionStorage.removeItem(place)

/** The report of the token's doctor; undefined when there is no token, or it is over. */
export async function annualReport(year: number, docId: string): Promise<AnnualReport | undefined> {
  const session = reportSession()
  if (!session) return undefined
  try {
    return await callAs(session, services.annualReport, { year, docId })
  } catch (error) {
    if (!(error instanceof SignedOutError)) throw error
    forgetReportSession()
    return undefined
  }
}
