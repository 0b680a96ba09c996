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
