import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PhonePhoto } from '../apps/server/src/testing/phone-photo.ts'
import { smallPicture } from '../apps/server/src/testing/small-picture.ts'
import { begin, go } from './in-app.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { refused, samplePatient, samplesOf } from './samples.ts'
import { deskOf, phoneOf } from './signed-in.ts'
import { addPictures, ask, payBy } from './steps.ts'

const folder = join(import.meta.dirname, '../docs/screens')

// SCREENS=1 npx playwright test --config journeys/playwright.config.ts screens
test.skip(!process.env['SCREENS'], 'the pictures in docs/screens are taken anew only when asked for')

test('pictures of the main pages, for people to look at', async ({ nethos }) => {
  test.setTimeout(180_000)
  mkdirSync(folder, { recursive: true })
  const samples = await samplesOf(nethos)

  const guest = await nethos.patientPage()
  await guest.goto('/')
  await expect(guest.getByText('推荐医生')).toBeVisible()
  await save(guest, 'home')
  await go(guest, '/doc/index')
  await save(guest, 'doctors')
  await go(guest, '/doc/index?docId=d0001')
  await save(guest, 'doctor')
  await go(guest, '/login')
  await save(guest, 'login')

  const phone = await phoneOf(nethos, samplePatient)
  await begin(phone)
  await go(phone, `/consult/v2/2?id=d0001&type=pic&compatId=${samples.personId}`)
  const photos = [
    await paper(nethos, '血压记录', ['早 158/96', '中 142/88', '晚 136/84']),
    await paper(nethos, '药盒', ['氨氯地平片', '5mg × 28']),
  ]
  await phone.getByLabel('病情描述').fill('最近一周早上起床后头晕，量血压 158/96，下午正常。')
  await phone.getByLabel('患病时长（选填）').fill('一周')
  await addPictures(phone, photos)
  await save(phone, 'consult-form')

  const consultId = await ask(phone, {
    docId: 'd0001',
    who: '王秀英',
    words: '最近一周早上起床后头晕，量血压 158/96，下午正常，药要不要换？',
  })
  await phone.getByRole('button', { name: '微信支付' }).click()
  await save(phone, 'pay')
  await payBy(phone, '微信支付')
  const doctor = await nethos.logInStaff('doctor1')
  const desk = await deskOf(nethos, 'doctor1')
  await desk.goto('/workbench/consults?tab=new')
  await expect(desk.getByRole('link', { name: /王秀英/ })).toBeVisible()
  await save(desk, 'workbench-queue')
  const say = (replyContent: string) => nethos.call('staff.consult.reply', { consultId, replyContent }, doctor)
  await say('您好，晨起血压偏高，先把氨氯地平改到早上起床后服用，连续量七天。')
  await phone.getByLabel('请输入您要追问的内容').fill('好的，晚上那一次还要吃吗？')
  await phone.getByRole('button', { name: '发送' }).click()
  await expect(phone.getByText('您还能回复9条')).toBeVisible()
  await say('晚上不用再吃。如果还是高于 150/90，随时告诉我。')
  await expect(phone.getByText('晚上不用再吃')).toBeVisible()
  await save(phone, 'consult')
  await desk.goto(`/workbench/consults/${consultId}?tab=going`)
  await expect(desk.getByText('晚上不用再吃').first()).toBeVisible()
  await save(desk, 'workbench-consult')

  for (const [name, address] of [
    ['consults', '/my/consult/all'],
    ['review', `/comment?consultId=${samples.unreviewed}`],
    ['refund', `/my/pay?consultId=${samples.refunded}`],
    ['people', '/my/patient'],
    ['my', '/v2/my'],
  ] as const) {
    await go(phone, address)
    await save(phone, name)
  }

  const large = await phoneOf(nethos, samplePatient, { viewport: { width: 360, height: 640 }, isElder: true })
  await begin(large)
  for (const [name, address] of [
    ['elder-home', '/v4/index'],
    ['elder-doctor', '/doc/index?docId=d0001'],
    ['elder-consult', `/team/consult/${consultId}`],
  ] as const) {
    await go(large, address)
    await save(large, name)
  }
  const night = await phoneOf(nethos, samplePatient, { colorScheme: 'dark' })
  await begin(night)
  await go(night, `/team/consult/${consultId}`)
  await save(night, 'night-consult')

  await refused(nethos, samples.personId, 'doctor5', '收款账户已注销')
  const office = await deskOf(nethos, 'operator1')
  for (const name of ['orders', 'refunds']) {
    await expect(async () => {
      await office.goto(`/workbench/${name}`)
      await expect(office.getByText('退款失败').first()).toBeVisible({ timeout: 10_000 })
    }).toPass()
    await save(office, `workbench-${name}`)
  }
})

/** Takes it once every picture on it has come. */
async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => undefined))))
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(one => one.complete || one.loading === 'lazy')))
    .toBe(true)
  writeFileSync(join(folder, `${name}.png`), await smallPicture(await page.screenshot()))
}

/** A photo of something written. */
async function paper(nethos: Nethos, title: string, lines: readonly string[]): Promise<PhonePhoto> {
  const page = await nethos.staffPage({ viewport: { width: 600, height: 600 } })
  await page.setContent(
    `<body style="background:#d9d2c3"><div style="margin:40px;padding:30px;background:#fffdf5;font:36px sans-serif;transform:rotate(-2deg)">
     <b>${title}</b>${lines.map(line => `<p>${line}</p>`).join('')}</div></body>`,
  )
  const buffer = await page.screenshot({ type: 'jpeg', quality: 80 })
  await page.close()
  return { name: `${title}.jpg`, mimeType: 'image/jpeg', buffer }
}
