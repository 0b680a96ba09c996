import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { Session } from '../apps/server/src/testing/client.ts'
import { expect, type Nethos, type Page } from './nethos.ts'
import { idCardOf } from './signed-in.ts'
import { goToCashier } from './steps.ts'

const hosId = 'h1'

export interface Patient {
  personId: string
  session: Session
}

/** Somebody new, of whom the hospital has a file. */
export async function registered(nethos: Nethos, mobile: string, name: string): Promise<Session> {
  const idCard = cardOf(mobile)
  await nethos.hospital('patient.file', { hosId, idCard, name, mobile, address: '宁禾市东湖区长堤路88号' })
  return nethos.register(mobile, name, idCard)
}

/** One for each mobile: no two journeys have the same person. */
export const cardOf = (mobile: string): string =>
  idCardOf(`${1930 + Number(mobile.slice(5, 7))}-09-21`, Number(mobile.slice(-3)))

/** The same, and it is bound. */
export async function bound(nethos: Nethos, mobile: string, name: string): Promise<Patient> {
  const session = await registered(nethos, mobile, name)
  const { list } = await nethos.call('nethos.pat.compat.list', {}, session)
  const personId: string = list[0].compatId
  await nethos.call('nethos.book.compat.bind', { compatId: personId, bookHosId: hosId }, session)
  return { personId, session }
}

/** From the confirmation's 15 minutes through the cashier. */
export async function payFee(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/book\/pay\?orderId=/)
  await goToCashier(page, '微信支付')
  await page.getByRole('button', { name: '支付成功' }).click()
  await expect(page).toHaveURL(/\/book\/success\?orderId=/)
}

export async function expectCode(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '预约成功' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('取号码', { exact: true })).toBeVisible()
  await expect(page.getByText(/^\d{6,8}$/)).toBeVisible()
}

export interface FreeSession {
  bookSchemeId: string
  bookDocId: string
  bookFee: number
  schemeDate: string
  docName: string
}

/** A session that can be given back still, of a doctor who has others at the same price; nothing drawn by lot. */
export async function aSession(nethos: Nethos): Promise<FreeSession> {
  const from = addDays(dayOf(await nethos.now()), 3)
  const { list: doctors } = await nethos.call('nethos.book.expert.doc.list', { bookHosId: 'h1' })
  for (const { bookDocId } of doctors.filter(one => one.slotState === 'bookable')) {
    const { list } = await nethos.call('nethos.book.doc.scheme.list', { bookDocId })
    const free = list.filter(
      one => one.slotState === 'bookable' && one.releaseBy !== 'draw' && one.schemeDate >= from && one.left > 2,
    )
    if (free.length > 1) return free[0]
  }
  throw new Error('Nothing can be booked.')
}

/** From the doctor's page to the confirmation, by the button of the session in the table. */
export async function chooseAt(page: Page, { bookDocId, schemeDate, docName }: FreeSession): Promise<void> {
  await page.goto(`/book/doc/${bookDocId}?bookDocId=${bookDocId}&bookHosId=h1&bookSort=1`)
  const day = `${Number(schemeDate.slice(5, 7))}月${Number(schemeDate.slice(8, 10))}日`
  await page
    .getByRole('table', { name: `${docName}的门诊时间` })
    .getByRole('button', { name: new RegExp(`（${day}）.*可预约`) })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('list', { name: '可约的号' }).getByRole('button').last().click()
  await sheet.getByRole('link', { name: /^预约 \d\d:\d\d（\d+号）$/ }).click()
  await expect(page).toHaveURL(/\/book\/confirm\?/)
}

export async function confirmFor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await expect(page.getByText('就诊卡和医保')).toBeVisible()
  await page.getByRole('button', { name: '确认预约' }).click()
}
