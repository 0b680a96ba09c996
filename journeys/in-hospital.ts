import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { expect, type Nethos, type Page } from './nethos.ts'
import type { Session } from '../apps/server/src/testing/client.ts'

const hour = 3_600_000
const address = '宁禾市东湖区长堤路88号2幢1单元301室'

/** What a server that was killed leaves on pages that were open: lines that end, and a clock of another instant. */
export const ofPowerCuts = /ERR_|Failed to fetch| 50\d$| 40[134]$/

export interface Someone {
  name: string
  mobile: string
  idCard: string
}

export interface InHospital {
  session: Session
  personId: string
  recordNumber: string
}

/** Somebody of an account of his own, whose file at the hospital is bound. */
export async function withFile(nethos: Nethos, someone: Someone): Promise<InHospital> {
  const session = await nethos.register(someone.mobile, someone.name, someone.idCard)
  const { list } = await nethos.call('nethos.pat.compat.list', {}, session)
  const personId: string = list[0].compatId
  const { recordNumber } = await nethos.hospital('patient.file', { ...someone, address })
  await bind(nethos, session, personId)
  return { session, personId, recordNumber }
}

export const bind = (nethos: Nethos, session: Session, compatId: string) =>
  nethos.call('nethos.book.compat.bind', { compatId, bookHosId: 'h1' }, session)

/** The clock at this hour so many days from today. */
export async function atHour(nethos: Nethos, inDays: number, hours: number): Promise<void> {
  const now = await nethos.now()
  await clockTo(nethos, startOfDay(addDays(dayOf(now), inDays)) + hours * hour)
}

export async function clockTo(nethos: Nethos, at: number): Promise<void> {
  await nethos.moveClock(Math.max(Math.ceil((at - (await nethos.now())) / 1000), 1))
}

/** The lines to the hospital ask every quarter of a minute. */
export const hear = (nethos: Nethos): Promise<void> => nethos.moveClock(16)

/** A power cut. What a job was in the midst of is taken up after a minute of everybody's time, so it is waited for first. */
export async function powerCut(nethos: Nethos): Promise<void> {
  await nethos.moveClock(1)
  await nethos.crashAndRestart()
}

/** How often the account's box says this, by title or by a word of what it says. */
export async function messageCount(nethos: Nethos, session: Session, words: string): Promise<number> {
  const { list } = await nethos.call('nethos.system.messagebox.moduletype.list', { pageSize: 50 }, session)
  return list.filter(({ title, content }: Record<string, string>) => `${title} ${content}`.includes(words)).length
}

/** A question of the desk's, answered with its yes. */
export async function sayYes(desk: Page, button: string | RegExp): Promise<void> {
  const yes = desk.getByRole('tooltip').or(desk.getByRole('dialog')).getByRole('button', { name: button })
  await expect(yes).toBeVisible()
  await yes.click()
}
