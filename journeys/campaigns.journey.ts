import { expect, test, type Nethos, type Page } from './nethos.ts'
import { samplePatient } from './samples.ts'
import { scanned, scannedInImage } from './scanned.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'

const doctor = '沈知远'

const likesOf = async (page: Page): Promise<number> => {
  const row = page
    .getByRole('link', { name: new RegExp(`^${doctor}`) })
    .locator('xpath=ancestor::*[contains(., "个赞")][1]')
  return Number(/(\d+)个赞/.exec((await row.textContent())!)![1])
}

test('a doctor is liked once a day by a real person; who is not known waits; the poster’s code leads to the list', async ({
  nethos,
}) => {
  nethos.expectTrouble(/ranking|like|40[0-9]$/)
  const fan = await phoneOf(nethos, samplePatient)
  await nethos.register('13900192001', '钱一鸣', idCardOf('1990-02-03', 92))
  const unknown = await phoneOf(nethos, '13900192001')

  await test.step('one like counts, and another one today does not', async () => {
    await fan.goto('/v2/pk')
    await expect(fan.getByText('个赞').first()).toBeVisible()
    const before = await likesOf(fan)
    await fan.getByRole('button', { name: `点赞，${doctor}` }).click()
    await expect(fan.getByText('点赞成功')).toBeVisible()
    await expect.poll(() => likesOf(fan)).toBe(before + 1)
    await expect(fan.getByRole('button', { name: `已赞，${doctor}` })).toBeDisabled()
  })

  await test.step('who has not verified himself is thanked, and the count stays', async () => {
    await unknown.goto('/v2/pk')
    await expect(unknown.getByText('个赞').first()).toBeVisible()
    const before = await likesOf(unknown)
    await unknown.getByRole('button', { name: `点赞，${doctor}` }).click()
    await expect(unknown.getByText('已点赞，完成实名认证后计入榜单')).toBeVisible()
    await unknown.reload()
    await expect(unknown.getByText('个赞').first()).toBeVisible()
    expect(await likesOf(unknown)).toBe(before)
  })

  await test.step('the whole is the sum of the rows', async () => {
    const { obj } = await nethos.call('nethos.doc.rank.info', {})
    const { list } = await nethos.call('nethos.doc.rank.list', { pageNum: 1, pageSize: 50 })
    expect(list.length).toBe(obj.doctorCount)
    expect(list.reduce((sum: number, one: { likeCount: number }) => sum + one.likeCount, 0)).toBe(obj.likeCount)
  })

  await test.step('the poster is a picture whose code a scanner reads', async () => {
    await fan.goto('/v2/pk/pic?docId=d0001')
    const poster = fan.getByRole('img', { name: /海报带点赞二维码/ })
    await expect(poster).toBeVisible()
    await expect(fan.getByText('长按保存图片', { exact: false })).toBeVisible()
    const address = await scannedInImage(poster)
    expect(address).toBe(`${nethos.origin}/v2/pk/all?keyword=${encodeURIComponent(doctor)}`)
    await fan.goto(address!)
    await expect(fan.getByText(doctor).first()).toBeVisible()
    await expect(fan.getByText('何清禾')).toHaveCount(0)
  })
})

test('a doctor opens his year with the mobile that the office has, and his token opens nothing else', async ({
  nethos,
}) => {
  nethos.expectTrouble(/40[0-9]$/)
  const page = await nethos.patientPage()
  const mobile = '13900000001'
  await page.goto('/2023/report/index')
  await page
    .getByRole('link', { name: '开启年度报告' })
    .or(page.getByRole('button', { name: '开启年度报告' }))
    .click()
  await expect(page).toHaveURL(/\/2023\/report\/login/)
  await page.getByLabel('手机号').fill(mobile)
  const asked = await nethos.now()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /\d+s|\d+秒/ })).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill((await nethos.lastSms(mobile, asked - 1)).code!)
  await page.getByRole('button', { name: '查看年度报告' }).click()
  await expect(page).toHaveURL(/\/2023\/report\/doc\?docId=d0001/)
  await expect(page.getByRole('heading', { name: '2023年度报告' }).last()).toBeVisible()
  await expect(page.getByText(/第1页，共\d+页/)).toBeVisible()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page.getByText(/第2页，共\d+页/)).toBeVisible()

  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('nethos.annual-report')!))
  await expect(nethos.call('nethos.pat.compat.list', {}, token)).rejects.toThrow()
  await expect(nethos.call('nethos.doc.annual.report', { year: 2023, docId: 'd0002' }, token)).rejects.toThrow()
  const patient = await nethos.logIn('13800000001')
  await expect(nethos.call('nethos.doc.annual.report', { year: 2023, docId: 'd0001' }, patient)).rejects.toThrow()

  const other = await nethos.patientPage()
  await other.goto('/2023/report/doc?docId=d0001')
  await expect(other).toHaveURL(/\/2023\/report\/login/)
})

test('a promote code goes from the poster into the registration, and is counted for the doctor', async ({ nethos }) => {
  const promoteCode = 'DAAADAAAB'
  const registered = async (): Promise<number> => {
    const desk = await deskOf(nethos, 'doctor1')
    await desk.goto('/workbench/my-code')
    await desk.getByText('推广二维码').click()
    const hint = desk.getByText(/推广码 \w+，已有 \d+ 人注册/)
    await expect(hint).toBeVisible()
    const words = (await hint.textContent())!
    expect(words).toContain(promoteCode)
    await desk.context().close()
    return Number(/已有 (\d+) 人/.exec(words)![1])
  }
  const before = await registered()
  const guest = await nethos.patientPage()

  await test.step('the code on the lead-in page carries it', async () => {
    await guest.goto(`/active/drainage?promoteCode=${promoteCode}`)
    const code = guest.getByRole('img', { name: '注册二维码' })
    await expect(code).toBeVisible()
    expect(await scanned(code)).toBe(`${nethos.origin}/register?promoteCode=${promoteCode}`)
  })

  await test.step('a guest registers from the doctor’s page, and follows him', async () => {
    await guest.goto(`/promote?promoteCode=${promoteCode}`)
    await expect(guest.getByText(doctor).first()).toBeVisible()
    await guest
      .getByRole('link', { name: '立即注册' })
      .or(guest.getByRole('button', { name: '立即注册' }))
      .click()
    await expect(guest).toHaveURL(new RegExp(`/register\\?.*promoteCode=${promoteCode}`))
    const mobile = '13900192003'
    await guest.getByLabel('姓名').fill('赵小满')
    await guest.getByLabel('手机号').fill(mobile)
    await guest.getByRole('button', { name: '获取验证码' }).click()
    await guest.getByLabel('验证码', { exact: true }).fill((await nethos.lastSms(mobile)).code!)
    await guest.getByRole('checkbox').check()
    await guest.getByRole('button', { name: '注册', exact: true }).click()
    await expect(guest).not.toHaveURL(/\/register/)
  })
  expect(await registered()).toBe(before + 1)
})

test('what the hospital writes for a free clinic stands at its address once a second person has published it', async ({
  nethos,
}) => {
  const write = await deskOf(nethos, 'admin1')
  await write.goto('/workbench/campaigns?code=bayz')
  await startWriting(write)
  await write.getByLabel('活动名称').fill('肝病义诊周')
  await write.getByLabel('第1段正文').fill('请先写清楚最近一次肝功能的结果。')
  await write.getByLabel('修改了什么，为什么').fill('义诊周')
  await write.getByRole('button', { name: '提交审核' }).click()
  await expect(write.getByText('由您修改，须由另一位同事审核发布。')).toBeVisible()
  await publish(nethos, '/workbench/campaigns?code=bayz')
  const guest = await nethos.patientPage()
  await guest.goto('/active/bayz')
  await expect(guest.getByText('肝病义诊周')).toBeVisible()
  await expect(guest.getByText('请先写清楚最近一次肝功能的结果。')).toBeVisible()
  await expect(guest.getByText('秋冬健康义诊')).toBeVisible()
  await guest.getByRole('link', { name: '义诊咨询' }).first().click()
  await expect(guest).toHaveURL(/\/(pictureConsultApply|login)\?/)
})

async function startWriting(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: /^开始(一份修改|编写)$/ }).click()
}

async function publish(nethos: Nethos, address: string): Promise<void> {
  const desk = await deskOf(nethos, 'operator1')
  await desk.goto(address)
  await desk.getByRole('button', { name: /^发\s*布$/ }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^发\s*布$/ })
    .click()
  await expect(desk.getByText('已发布')).toBeVisible()
}
