import { phone } from './browser.ts'
import { expect, test } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'

test('a patient follows a doctor and writes to him; the staff answer, and she sees that something is unread', async ({
  nethos,
}) => {
  const mobile = '13900132001'
  const session = await nethos.register(mobile, '罗秀兰', idCardOf('1963-04-11', 73))
  const page = await phoneOf(nethos, mobile, { session })
  const desk = await deskOf(nethos, 'doctor4', phone)
  const words = '主任您好，复查的片子出来了，想发给您看看。'

  await test.step('follows, and writes', async () => {
    await page.goto('/doc/index?docId=d0004')
    await page.getByRole('button', { name: '+关注' }).click()
    await expect(page.getByRole('button', { name: '已关注' })).toBeVisible()
    await page.getByRole('link', { name: '发消息' }).click()
    await page.getByLabel('给医生发消息').fill(words)
    await page.getByRole('button', { name: '发送' }).click()
    await expect(page.getByRole('log').getByText(words)).toBeVisible()
    await page.goto('/my/doc/msg')
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText(/条未读$/)).toHaveCount(0)
  })

  await test.step('the doctor’s desk finds her among the unread, reads and answers twice', async () => {
    await desk.goto('/workbench/follows?tab=unread')
    await desk.getByRole('link', { name: /罗秀兰/ }).click()
    await expect(desk.getByRole('region', { name: '与罗秀兰的聊天' }).getByText(words)).toBeVisible()
    for (const answer of ['好的，直接发到这里就行。', '明天上午我看完回您。']) {
      await desk.getByLabel('回复内容').fill(answer)
      await desk.getByRole('button', { name: /(^| )发送$/ }).click()
      await expect(desk.getByLabel('回复内容')).toHaveValue('')
      await expect(desk.getByRole('region', { name: '与罗秀兰的聊天' }).getByText(answer)).toBeVisible()
    }
  })

  await test.step('her list, which stood open, counts two; read, it counts none', async () => {
    await expect(page.getByText('明天上午我看完回您。')).toBeVisible()
    await expect(page.getByText('2条未读')).toBeVisible()
    await page.getByRole('link', { name: /明天上午我看完回您/ }).click()
    await expect(page.getByRole('log').getByText('好的，直接发到这里就行。')).toBeVisible()
    await page.getByRole('button', { name: '返回' }).click()
    await expect(page.getByText('明天上午我看完回您。')).toBeVisible()
    await expect(page.getByText(/条未读$/)).toHaveCount(0)
  })

  await test.step('who follows no longer can be written to no longer', async () => {
    await page.goto('/my/doc/follow')
    await page.getByRole('button', { name: /^取消关注/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /取消关注|不再关注|确定/ })
      .click()
    await expect(page.getByText(/^还没有关注医生/)).toBeVisible()
    await expect(desk.getByText('患者已取消关注，不能再发送消息')).toBeVisible()
  })
})

test('a guest finds a team by a word, reads what it writes, and follows it once logged in', async ({ nethos }) => {
  const page = await nethos.patientPage()
  await test.step('finds the team, its people and its words', async () => {
    await page.goto('/team/list')
    await page.getByRole('searchbox').fill('支架')
    await page.getByRole('searchbox').press('Enter')
    await page
      .getByRole('link', { name: /心脏支架术后管理团队/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: '团队成员' })).toBeVisible()
    await page.getByRole('link', { name: '全部文章' }).click()
    await page.getByRole('link', { name: /心电图上的“早搏”，要不要紧？/ }).click()
    await expect(page.getByRole('heading', { name: '心电图上的“早搏”，要不要紧？' })).toBeVisible()
    await expect(page.getByText('本文用于健康科普，不能代替医生的诊断和治疗。身体不适请及时就医。')).toBeVisible()
  })

  await test.step('reads on in the health knowledge, by a category and by a word', async () => {
    await page.goto('/he/index')
    await page.getByRole('link', { name: /^心脑血管/ }).click()
    await page.getByRole('link', { name: /与高血压好好相处/ }).click()
    await expect(page.getByRole('heading', { name: '与高血压好好相处' })).toBeVisible()
    await page.goto('/he/search')
    await page.getByRole('searchbox').fill('gxy')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('link', { name: /与高血压好好相处/ })).toBeVisible()
    await page.getByRole('button', { name: '清空' }).first().click()
    await expect(page.getByRole('button', { name: 'gxy' })).toBeVisible()
  })

  await test.step('follows: logs in on the way, and comes back to the team', async () => {
    const mobile = '13900132002'
    await nethos.register(mobile, '高文彬', '')
    await nethos.moveClock(61)
    nethos.expectTrouble(/ nethos\.\S+ 403$/)
    await page.goto('/team/t01/detail')
    await page.getByRole('link', { name: '+关注' }).click()
    await page.getByLabel('手机号').fill(mobile)
    const asked = await nethos.now()
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('验证码已发送')).toBeVisible()
    await page.getByLabel('验证码', { exact: true }).fill((await nethos.lastSms(mobile, asked)).code!)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL('/team/t01/detail')
    await page.getByRole('button', { name: '+关注' }).click()
    await expect(page.getByRole('button', { name: '已关注' })).toBeVisible()
    await page.goto('/my/doc/team')
    await expect(page.getByRole('link', { name: /心脏支架术后管理团队/ })).toBeVisible()
  })
})
