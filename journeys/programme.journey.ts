import type { Locator } from '@playwright/test'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { atHour } from './in-hospital.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'
import { scannedInImage } from './scanned.ts'
import { goToCashier } from './steps.ts'

const day = 86_400
const mobile = '13900170001'
const code = 'sleep-clinic'

// Its clock goes on for a week, and its tasks open in the morning.
test.use({ ownServer: 'programme' })

test('a hospital makes a programme from nothing, and a patient goes through it to the end', async ({ nethos }) => {
  test.setTimeout(420_000)
  // A page that slept while the clock was moved is told the time by a refusal, or that its session is over; a code that is free is one that is not found.
  nethos.expectTrouble(/ \w+(\.\w+)+ 40[134]$/)
  await atHour(nethos, 1, 10)
  const writer = await deskOf(nethos, 'admin1')
  const { question, level } = await writesQuestionnaire(writer)
  await publishes(nethos, '/workbench/questionnaires/editions/sleep-check')
  await writesProgramme(writer, level)
  const before = await servedWith(nethos, '/v4/index')
  await publishes(nethos, `/workbench/programmes/${code}`)
  await putsOnHome(writer)
  await test.step('it adds not a file to the first load of the home page, nor of its own', async () => {
    expect(await servedWith(nethos, '/v4/index')).toEqual(before)
    expect(await servedWith(nethos, `/zone/${code}`)).toEqual(await servedWith(nethos, '/zone/rxzx'))
  })

  await nethos.register(mobile, '温如玉', idCardOf('1979-06-18', 73))
  const phone = await phoneOf(nethos, mobile)
  const applicationId = await applies(phone)

  await test.step('the desk accepts it, and she pays', async () => {
    const desk = await deskOf(nethos, 'operator1')
    await desk.goto('/workbench/applications')
    await desk.getByRole('link', { name: /温/ }).click()
    await expect(desk.getByText('半年了')).toBeVisible()
    await desk.getByRole('button', { name: /^通\s*过$/ }).click()
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /^通\s*过$/ })
      .click()
    await phone.reload()
    await phone.getByRole('link', { name: '去支付' }).click()
    await goToCashier(phone, '微信支付')
    await phone.getByRole('button', { name: '支付成功' }).click()
    await expect(phone.getByRole('heading', { name: '支付成功' })).toBeVisible()
    const [payment] = await nethos.payments(applicationId)
    expect(payment).toMatchObject({ amount: 9900 })
  })

  await test.step('the next morning there is something to read', async () => {
    const page = await after(nethos, day)
    await page.goto(`/zone/${code}/plan?id=${applicationId}`)
    await page.getByRole('link', { name: /读睡眠指导/ }).click()
    await expect(page.getByText('每天同一时间起床。')).toBeVisible()
    await page.getByRole('button', { name: '我已阅读' }).click()
    await expect(page.getByText('已完成').first()).toBeVisible()
  })

  await test.step('a week later she fills in the questionnaire, whose score stands in the result', async () => {
    const page = await after(nethos, 6 * day)
    await page.goto(`/zone/${code}/plan?id=${applicationId}`)
    await expect(page.getByRole('link', { name: /预约复诊/ })).toHaveCount(0)
    await page.goto(`/zone/${code}/followUps`)
    await page.getByRole('link', { name: /睡眠随访/ }).click()
    await page.getByRole('group', { name: question }).getByRole('radio', { name: '8' }).check({ force: true })
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText(level)).toBeVisible()
    await expect(page.getByText('请按预约的时间复诊。')).toBeVisible()
  })

  await test.step('her level makes the task that the plan has for it', async () => {
    const page = await after(nethos, 60)
    await page.goto(`/zone/${code}/plan?id=${applicationId}`)
    await page.getByRole('link', { name: /确认复诊安排/ }).click()
    await page.getByRole('button', { name: '确认完成' }).click()
    await expect(page.getByText('已完成').first()).toBeVisible()
  })

  await test.step('after a month the service is over, and was earned', async () => {
    const page = await after(nethos, 24 * day)
    await page.goto(`/zone/${code}/application?id=${applicationId}`)
    await expect(page.getByText('服务已完成', { exact: false }).first()).toBeVisible()
    await page.goto(`/zone/${code}`)
    await expect(page.getByRole('heading', { name: '我的服务' })).toHaveCount(0)
  })
})

test('a follow-up of a given zone is filled in under its address, comes to a result, and is done', async ({
  nethos,
}) => {
  nethos.expectTrouble(/ \w+(\.\w+)+ 40[134]$/)
  const its = '13900170002'
  const session = await nethos.register(its, '严守静', idCardOf('1962-02-14', 74))
  const { list: people } = await nethos.call('nethos.pat.compat.list', {}, session)
  const compatId: string = people[0].compatId
  const answers = {
    diagnosis: 'embolism',
    activity: 'some',
    fainted: 'no',
    blood: 'no',
    anticoagulant: 'rivaroxaban',
    risk: ['none'],
    medicine: '利伐沙班',
  }
  const sent = { code: 'fxgjkgl', edition: 0, offerCode: 'half-year', personId: compatId, answers }
  await nethos.call('nethos.programme.apply', { ...sent, isAgreed: true, isPromised: true }, session)
  const desk = await deskOf(nethos, 'operator1')
  await desk.goto('/workbench/applications')
  await desk.getByRole('link', { name: /严/ }).click()
  await desk.getByRole('button', { name: /^通\s*过$/ }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: /^通\s*过$/ }).click()
  await expect(dialog).toHaveCount(0)
  await nethos.moveClock(day)
  const phone = await phoneOf(nethos, its)
  await phone.goto(`/fxgjkgl/followup?compatId=${compatId}`)
  await phone.getByRole('link', { name: /第一次随访问卷/ }).click()
  await expect(phone).toHaveURL(/\/fxgjkgl\/paper\?id=/)
  await phone.getByRole('button', { name: '下一页' }).click()
  await expect(phone.getByText('请选择').first()).toBeVisible()
  // By the keyboard: with each answer a complaint goes, and what is below moves up under a pointer.
  const choose = async (question: RegExp, answer: string) => {
    const choice = phone.getByRole('group', { name: question }).getByLabel(answer, { exact: true })
    await choice.press('Space')
    await expect(choice).toBeChecked()
  }
  await choose(/平时活动/, '休息时没事，一般活动就气短、乏力')
  await choose(/晕倒/, '没有')
  await choose(/肿吗/, '不肿')
  await choose(/带血/, '没有')
  await phone.getByRole('button', { name: '下一页' }).click()
  await choose(/抗凝药/, '否')
  await choose(/按医嘱吃/, '一直按时吃')
  await phone.getByRole('button', { name: '提交' }).click()
  await expect(phone).toHaveURL(/\/fxgjkgl\/result\?id=/)
  await expect(phone.getByText('需要留意').first()).toBeVisible()
  await phone.getByRole('link', { name: '返回随访' }).click()
  await expect(phone.getByRole('link', { name: /第一次随访问卷.*已完成/s })).toBeVisible()
})

/** A questionnaire with one scale and two levels, the higher one flagged. */
async function writesQuestionnaire(desk: Page): Promise<{ question: string; level: string }> {
  const [question, level] = ['这一周入睡有多困难？', '入睡明显困难']
  await test.step('she writes a scored questionnaire', async () => {
    await begins(desk, '/workbench/questionnaires/editions', '问卷', 'sleep-check')
    await desk.getByLabel('问卷名称').fill('睡眠随访问卷')
    await desk.getByLabel('来源').fill('本院睡眠门诊')
    await desk.getByLabel('作者').fill('睡眠门诊')
    await desk.getByLabel('审核日期').fill('2026-11-20')
    const page = desk.getByRole('region', { name: '第1页' })
    await choose(desk, page.getByRole('combobox', { name: '第1页添加的题型' }), '刻度')
    await page.getByRole('button', { name: '在第1页添加题目' }).click()
    await page.getByRole('button', { name: '删除第1题', exact: true }).click()
    await page.getByText('（没有文字）').click()
    await page.getByLabel('题目', { exact: true }).fill(question)
    const scores = desk.getByRole('region', { name: '评分' })
    await scores.getByRole('button', { name: '添加评分' }).click()
    await choose(desk, scores.getByRole('combobox', { name: '评分1的分组1计分的题' }), `q2 ${question}`)
    for (const [at, from, to, title, advice] of [
      [1, '0', '5', '睡得还好', '请保持现在的作息。'],
      [2, '6', '10', level, '请按预约的时间复诊。'],
    ] as const) {
      await scores.getByRole('button', { name: '添加分级' }).click()
      const band = scores
        .getByLabel(`评分1的分级${at}从几分`)
        .locator('xpath=ancestor::div[contains(@class,"qeditor__list")][1]')
      await band.getByLabel('从几分').fill(from)
      await band.getByLabel('到几分').fill(to)
      await band.getByLabel('等级名称').fill(title)
      await band.getByLabel('给患者的建议').fill(advice)
      if (at === 2) await band.getByRole('switch', { name: '通知护士查看' }).click()
    }
    await submits(desk, '睡眠门诊的随访')
  })
  return { question, level }
}

/** Everything that a programme has, section by section, without a file. */
async function writesProgramme(desk: Page, level: string): Promise<void> {
  const section = async (name: string): Promise<Locator> => {
    await desk.getByRole('tab', { name, exact: true }).click()
    return desk.getByRole('tabpanel', { name, exact: true })
  }
  await test.step('the programme’s name, texts and reading set', async () => {
    await begins(desk, '/workbench/programmes', '专区', code)
    await desk.getByLabel('名称', { exact: true }).fill('睡眠门诊')
    await desk.getByLabel('一句话介绍').fill('睡不好，一个月慢慢调')
    const introduction = await section('介绍')
    await introduction.getByLabel('介绍', { exact: true }).fill('我们为睡不好的人做一个月的随访。')
    await introduction.getByLabel('电话').fill('0571-85550170')
    const readings = await section('资讯')
    await readings.getByRole('button', { name: '添加资讯组' }).click()
    await readings.getByLabel('资讯组名称').fill('睡眠知识')
    await readings.getByText('（还没有名称）').last().click()
    await readings.getByLabel('文章标题').fill('睡前一小时')
    await readings.getByLabel('正文').fill('睡前一小时放下手机。\n\n# 卧室\n\n暗一点，凉一点。')
    await readings.getByLabel('作者').fill('睡眠门诊')
    await readings.getByLabel('审核日期').fill('2026-11-20')
    await readings.getByLabel('来源').fill('中国成人失眠诊断与治疗指南（2023版）')
    const notice = await section('须知')
    await notice.getByRole('switch', { name: '申请前先读须知' }).click()
    await notice.getByLabel('须知内容').fill('这里不看急症。有危险请打120。')
    await notice.getByLabel('同意的话').fill('我已阅读并同意')
  })
  await test.step('what can be applied for, at a price, with a form', async () => {
    const application = await section('申请和价格')
    await application.getByRole('switch', { name: '可以在线申请' }).click()
    await application.getByLabel('申请叫什么').fill('睡眠申请')
    await application.getByRole('button', { name: /^1\. / }).click()
    await application.getByLabel('服务名称').fill('一个月随访')
    await application.getByLabel('服务内容').fill('两次随访和一次复诊建议')
    await application.getByLabel('价格（元）').fill('99')
    await application.getByLabel('服务天数').fill('30')
    const form = await section('申请表')
    await form.getByText('（没有文字）').click()
    await form.getByLabel('题目', { exact: true }).fill('睡不好多久了？')
    await form.getByRole('switch', { name: '必填' }).click()
    const entries = await section('入口')
    for (const [name, kind] of [
      ['睡眠知识', '资讯'],
      ['申请服务', '须知'],
    ] as const) {
      await entries.getByRole('button', { name: '添加入口' }).click()
      const entry = entries.locator('.ant-collapse-item').last()
      await entry.getByLabel('入口名称').fill(name)
      await choose(desk, entry.getByLabel('通向'), kind)
      if (kind === '资讯') await choose(desk, entry.getByLabel('哪一组资讯'), '睡眠知识')
    }
  })
  await test.step('and a follow-up in which a level decides', async () => {
    const plan = await section('随访计划')
    await plan.getByRole('switch', { name: '有随访计划' }).click()
    await plan.getByLabel('计划名称').fill('睡眠随访计划')
    await plan.getByRole('button', { name: /^1\. / }).click()
    await plan.getByLabel('阶段名称').fill('第一个月')
    const tasks = plan.getByRole('region', { name: '任务', exact: true })
    const task = (at: number) => tasks.locator(':scope > .ant-collapse > .ant-collapse-item').nth(at)
    await task(0).locator('.ant-collapse-header').first().click()
    await task(0).getByLabel('任务名称').fill('读睡眠指导')
    await task(0).getByLabel('读什么').fill('每天同一时间起床。')
    await tasks.getByRole('button', { name: '添加任务' }).click()
    await task(1).getByLabel('任务名称').fill('睡眠随访')
    await choose(desk, task(1).getByLabel('做什么'), '填写问卷')
    await task(1).getByLabel('哪份问卷').fill('睡眠随访')
    await choose(desk, task(1).getByLabel('哪份问卷'), '睡眠随访问卷')
    await task(1).getByLabel('几天后', { exact: true }).fill('7')
    await tasks.getByRole('button', { name: '添加任务' }).click()
    await task(2).getByLabel('任务名称').fill('确认复诊安排')
    await choose(desk, task(2).getByLabel('做什么'), '确认')
    await task(2).getByLabel('确认的话').fill('我已知道复诊的时间')
    await choose(desk, task(2).getByLabel('从什么时候算起'), '“睡眠随访”完成时')
    await task(2).getByRole('button', { name: '添加要做的条件', exact: true }).click()
    await choose(desk, task(2).getByLabel('看什么'), '问卷结果是某个等级')
    await choose(desk, task(2).getByLabel('哪个任务'), '睡眠随访')
    await choose(desk, task(2).getByLabel('哪些等级'), level)
  })
  await test.step('she looks at it on the patients’ own pages, which nobody else can open', async () => {
    const phone = desk.frameLocator('iframe[title="患者看到的页面"]')
    await expect(phone.getByRole('heading', { name: '睡眠门诊' })).toBeVisible()
    await phone.getByRole('link', { name: '睡眠知识' }).click()
    await phone.getByRole('link', { name: /睡前一小时/ }).click()
    await expect(phone.getByText('睡前一小时放下手机。')).toBeVisible()
    await choose(desk, desk.getByLabel('预览哪一页'), '申请表')
    await expect(phone.getByText('睡不好多久了？')).toBeVisible()
    await expect(phone.getByText('示例就诊人')).toBeVisible()
    const outside = await desk.context().newPage()
    await outside.goto('/zone/~draft')
    await expect(outside.getByText('没有这个页面')).toBeVisible()
    await outside.close()
  })
  await test.step('and hands it in', async () => {
    await submits(desk, '新开睡眠门诊')
  })
}

/** From reading to the form that is sent; gives the application's id. */
async function applies(phone: Page): Promise<string> {
  await test.step('she finds it, reads, agrees and applies', async () => {
    await phone.goto('/v4/index')
    await phone.getByRole('link', { name: /睡眠门诊/ }).click()
    await expect(phone).toHaveURL(`/zone/${code}`)
    await phone.getByRole('link', { name: '睡眠知识' }).click()
    await phone.getByRole('link', { name: /睡前一小时/ }).click()
    await expect(phone.getByText('睡前一小时放下手机。')).toBeVisible()
    await expect(phone.getByText('中国成人失眠诊断与治疗指南（2023版）')).toBeVisible()
    await phone.goto(`/zone/${code}`)
    await phone.getByRole('link', { name: '分享' }).click()
    await phone.getByRole('button', { name: '生成分享图片' }).click()
    const poster = phone.getByRole('img', { name: '睡眠门诊的海报，带二维码' })
    await expect(poster).toBeVisible()
    expect(new URL((await scannedInImage(poster))!).pathname).toBe(`/zone/${code}`)
    await phone.goto(`/zone/${code}`)
    await phone.getByRole('link', { name: '申请服务' }).click()
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: '同意并继续' }).click()
    await phone.getByRole('radio', { name: '温如玉' }).check()
    await phone.getByLabel('睡不好多久了？').fill('半年了')
    const promise = phone.getByRole('checkbox')
    if ((await promise.count()) > 0) await promise.last().check()
    await phone.getByRole('button', { name: '提交' }).click()
    await expect(phone).toHaveURL(new RegExp(`/zone/${code}/application\\?id=`))
  })
  return new URL(phone.url()).searchParams.get('id')!
}

/** The scripts and styles that the server sends with a page: its first load. */
async function servedWith(nethos: Nethos, address: string): Promise<string[]> {
  const page = await (await fetch(nethos.origin + address, { headers: { connection: 'close' } })).text()
  const files = [...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file)
  expect(files.length).toBeGreaterThan(0)
  return [...new Set(files)].sort()
}

/** The office finds it by its name, and leads to it from the home page. */
async function putsOnHome(desk: Page): Promise<void> {
  await test.step('the office puts a way to it on the home page', async () => {
    await desk.goto('/workbench/home-page?tab=entries')
    await desk.getByRole('button', { name: '新建入口' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('名称').fill('睡眠门诊')
    await dialog.getByLabel('打开的页面').fill('睡眠')
    await desk.getByText(`睡眠门诊 /zone/${code}`).click()
    await expect(dialog.getByLabel('打开的页面')).toHaveValue(`/zone/${code}`)
    await dialog.getByRole('button', { name: /^保\s*存$/ }).click()
    await expect(desk.getByText('已保存，患者马上看到')).toBeVisible()
  })
}

/** A new document of this code, with its editor open. */
async function begins(desk: Page, list: string, noun: string, its: string): Promise<void> {
  await desk.goto(list)
  await desk.getByLabel(`新${noun}的编号`).fill(its)
  await desk.getByRole('button', { name: `新建${noun}` }).click()
  await desk.getByRole('button', { name: '开始编写' }).click()
}

async function submits(desk: Page, why: string): Promise<void> {
  await desk.getByLabel('修改了什么，为什么').fill(why)
  await desk.getByRole('button', { name: '提交审核' }).click()
  await expect(desk.getByText('由您修改，须由另一位同事审核发布。')).toBeVisible()
}

/** Another one looks at what was written, and publishes it. */
async function publishes(nethos: Nethos, address: string): Promise<void> {
  await test.step(`another one publishes ${address}`, async () => {
    const desk = await deskOf(nethos, address.includes('questionnaires') ? 'nurse1' : 'operator1')
    await desk.goto(address)
    await desk.getByRole('button', { name: /^发\s*布$/ }).click()
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /^发\s*布$/ })
      .click()
    await expect(desk.getByText('已发布')).toBeVisible()
    await desk.context().close()
  })
}

/** The clock moved, and a phone on which she is logged in then. */
async function after(nethos: Nethos, seconds: number): Promise<Page> {
  await nethos.moveClock(seconds)
  return phoneOf(nethos, mobile)
}

/** One of a list that opens by a tap. */
async function choose(desk: Page, box: Locator, word: string): Promise<void> {
  await box.click()
  await desk
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    .getByText(word, { exact: true })
    .last()
    .click()
  await desk.keyboard.press('Escape')
}
