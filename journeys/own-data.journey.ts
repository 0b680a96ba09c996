import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { textsIn } from '../apps/server/src/testing/unzip.ts'
import { expect, test, type Page } from './nethos.ts'
import { idCardOf, phoneOf } from './signed-in.ts'

test('a stranger who knows name and ID number cannot take the account over; its owner can move it', async ({
  nethos,
}) => {
  const [owners, strangers, newOne] = ['13900131001', '13900131002', '13900131003']
  const idCard = idCardOf('1968-09-12', 71)
  const session = await nethos.register(owners, '何素珍', idCard)
  const { at } = await nethos.lastSms(owners)
  await nethos.moveClock(61)
  const { obj: sent } = await nethos.call('nethos.system.captcha.pat.password.reset', { mobile: owners }, session)
  const { code: captcha } = await nethos.lastSms(owners, at)
  const password = 'zhenzhen68'
  await nethos.call('nethos.pat.password.modify.v3', { mobile: owners, cid: sent.cid, captcha, password }, session)
  const phone = await phoneOf(nethos, owners, { session })
  await phone.goto('/my/data')
  await expect(phone.getByText('何素珍').first()).toBeVisible()

  const stranger = await nethos.patientPage()
  const needsProof = '为保护您的病历，请核对姓名和身份证号，并输入账号的登录密码，或在您常用的手机上操作'
  await test.step('the stranger says who she is, proves his own phone, and is refused; nothing of hers is shown', async () => {
    await claim(stranger, idCard)
    await stranger.getByLabel('新手机号').fill(strangers)
    await stranger.getByRole('button', { name: '获取验证码' }).click()
    await expect(stranger.getByText('验证码已发送')).toBeVisible()
    await stranger.getByLabel('验证码', { exact: true }).fill((await nethos.lastSms(strangers)).code!)
    await stranger.getByRole('button', { name: '确认更换' }).click()
    await expect(stranger.getByText(needsProof)).toBeVisible()
    await stranger.getByRole('textbox', { name: '登录密码' }).fill('12345678a')
    await stranger.getByRole('button', { name: '确认更换' }).click()
    await expect(stranger.getByText(needsProof)).toBeVisible()
    await expect(stranger.getByText(/139\*{4}1001/)).toHaveCount(0)
    await expect(stranger).toHaveURL('/account/modify/default/phone/phone')
  })

  await test.step('she notices nothing: her phone stays logged in', async () => {
    await phone.goto('/my/data')
    await expect(phone.getByText('139****1001').first()).toBeVisible()
  })

  await test.step('with her password she moves to her new phone; the old one is told, and is out', async () => {
    const page = await nethos.patientPage()
    await claim(page, idCard)
    await page.getByLabel('新手机号').fill(newOne)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('验证码已发送')).toBeVisible()
    await page.getByLabel('验证码', { exact: true }).fill((await nethos.lastSms(newOne)).code!)
    await page.getByRole('textbox', { name: '登录密码' }).fill(password)
    await page.getByRole('button', { name: '确认更换' }).click()
    await expect(page.getByText('新的登录手机号：139****1003')).toBeVisible()
    expect((await nethos.lastSms(owners)).text).toMatch(/手机号.*(更换|修改)/)
    nethos.expectTrouble(/401$/)
    await phone.goto('/my/data')
    await expect(phone.getByText('您暂未登录或登录信息已过期，是否重新登录？')).toBeVisible()
  })
})

async function claim(page: Page, idCard: string): Promise<void> {
  await page.goto('/account/modify/default/phone')
  await page.getByRole('button', { name: '验证身份' }).click()
  await page.getByLabel('姓名').fill('何素珍')
  await page.getByLabel('身份证号').fill(idCard)
  await page.getByRole('button', { name: '下一步' }).click()
}

test('a patient asks for her data, takes them along, and reads them without a network', async ({ nethos }, info) => {
  const mobile = '13900131004'
  const session = await nethos.register(mobile, '蒋月芳', idCardOf('1959-03-08', 72))
  await nethos.call('nethos.pat.medicalinfo.modify', { pastHistory: '2019年起高血压，规律服药' }, session)
  const question = { docId: 'd0003', consultContent: '右肩抬不起来两个月。' }
  await nethos.call('nethos.consult.info.docpic.issue.v2', question, session)
  await nethos.moveClock(61)
  const page = await phoneOf(nethos, mobile, { session })
  const { at } = await nethos.lastSms(mobile)
  let files: Readonly<Record<string, string>> = {}

  await test.step('asks, with a code to her own phone, and waits for it', async () => {
    await page.goto('/account/archive')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('验证码已发送')).toBeVisible()
    await page.getByLabel('验证码', { exact: true }).fill((await nethos.lastSms(mobile, at)).code!)
    await page.getByRole('button', { name: '导出我的资料' }).click()
    await expect(page.getByText('可以下载')).toBeVisible({ timeout: 30_000 })
  })

  await test.step('takes it: a ZIP with her words in it, for people and for programs', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '下载我的资料' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    files = textsIn(await readFile(await download.path()))
    expect(JSON.parse(files['data/consults.json']!)).toMatchObject([{ content: '右肩抬不起来两个月。' }])
    expect(JSON.parse(files['data/health-files.json']!)).toMatchObject([
      { personName: '蒋月芳', pastHistory: '2019年起高血压，规律服药' },
    ])
    expect(Object.keys(files).filter(name => name.startsWith('data/')).length).toBeGreaterThanOrEqual(13)
  })

  await test.step('reads it in the browser, which runs nothing and asks nobody', async () => {
    const reader = await page.context().newPage()
    const asked: string[] = []
    reader.on('request', request => asked.push(request.url()))
    const path = info.outputPath('index.html')
    await mkdir(info.outputDir, { recursive: true })
    await writeFile(path, files['index.html']!)
    await reader.goto(`file://${path}`)
    await expect(reader.getByRole('heading', { level: 1, name: '我的资料' })).toBeVisible()
    await reader.getByRole('link', { name: '健康档案' }).click()
    await expect(reader.getByText('2019年起高血压，规律服药')).toBeInViewport()
    await expect(reader.getByText('右肩抬不起来两个月。').first()).toBeVisible()
    expect(asked.filter(url => !url.startsWith('file:'))).toEqual([])
  })
})
