import type { BrowserContextOptions } from '@playwright/test'
import { checkCharacter } from '@nethos/contract/common/id-card.ts'
import type { Session } from '../apps/server/src/testing/client.ts'
import type { Nethos, Page } from './nethos.ts'

export interface PhoneOptions extends BrowserContextOptions {
  isElder?: boolean
  /** The session to be logged in with; left out, a captcha is asked for. */
  session?: Session
}

/** What the apps keep in the browser. */
const saved = (origin: string, items: Record<string, string>): BrowserContextOptions => ({
  storageState: {
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(items).map(([name, value]) => ({ name, value })) }],
  },
})

/** A patient's phone on which somebody is logged in already. */
export async function phoneOf(nethos: Nethos, mobile: string, options: PhoneOptions = {}): Promise<Page> {
  const { isElder = false, session: given, ...rest } = options
  const session = JSON.stringify(given ?? (await nethos.logIn(mobile)))
  return nethos.patientPage({
    ...saved(nethos.origin, { 'nethos.session': session, ...(isElder && { 'nethos.elder': 'on' }) }),
    ...rest,
  })
}

/** A desk at which somebody of the staff is logged in already. */
export async function deskOf(nethos: Nethos, account: string, options: BrowserContextOptions = {}): Promise<Page> {
  const session = JSON.stringify(await nethos.logInStaff(account))
  return nethos.staffPage({ ...saved(nethos.origin, { 'nethos.staff': session }), ...options })
}

/** A well-formed ID number of 18 characters; `order` keeps people of one day apart. */
export function idCardOf(bornOn: string, order: number): string {
  const first17 = `330106${bornOn.replaceAll('-', '')}${String(order).padStart(3, '0')}`
  return first17 + checkCharacter(first17)
}
