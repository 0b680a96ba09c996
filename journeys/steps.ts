import { expect, type Page } from './nethos.ts'
import type { PhonePhoto } from '../apps/server/src/testing/phone-photo.ts'

interface Question {
  docId: string
  /** Who is asked for; already on the account. */
  who: string
  words: string
  pictures?: readonly PhonePhoto[]
}

/** From the doctor's page to the cashier's door: reads the notice, chooses, describes, sends. */
export async function ask(page: Page, question: Question): Promise<string> {
  await writeQuestion(page, question)
  await page.getByRole('button', { name: '提交' }).click()
  return consultAtCashier(page)
}

/** As far as the button that sends it. */
export async function writeQuestion(page: Page, { docId, who, words, pictures = [] }: Question): Promise<void> {
  await page.goto(`/doc/index?docId=${docId}`)
  await page.getByRole('link', { name: /^图文咨询/ }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name: who }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('病情描述').fill(words)
  if (pictures.length > 0) await addPictures(page, pictures)
}

/** Sent: the consult that waits for its payment. */
export async function consultAtCashier(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/videoPay\?consultId=/)
  return new URL(page.url()).searchParams.get('consultId')!
}

/** Through the phone's own chooser, and until all have arrived. */
export async function addPictures(page: Page, pictures: readonly PhonePhoto[]): Promise<void> {
  const field = page.getByRole('group', { name: /\d\/9$/ })
  const before = await field.getByRole('button', { name: /^查看第/ }).count()
  const chooser = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: '添加图片' }).click()
  await (await chooser).setFiles([...pictures])
  const arrived = before + pictures.length
  await expect(field).toContainText(`${arrived}/9`, { timeout: 30_000 })
  await expect(field.getByRole('status')).toHaveCount(0)
}

type Way = '微信支付' | '支付宝'

/** To the cashier of this provider, whose page lies outside of ours. */
export async function goToCashier(page: Page, way: Way): Promise<void> {
  await page.getByRole('button', { name: way }).click()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByRole('heading', { name: `${way}收银台（模拟）` })).toBeVisible()
}

/** Pays at the cashier, and comes back to the consult. */
export async function payBy(page: Page, way: Way): Promise<void> {
  await goToCashier(page, way)
  await page.getByRole('button', { name: '支付成功' }).click()
  await expect(page).toHaveURL(/\/team\/consult\//)
}

/** Says yes to the question that the app has put. */
export const answer = (page: Page, question: string | RegExp, word: string): Promise<void> =>
  page.getByRole('dialog', { name: question }).getByRole('button', { name: word }).click()
