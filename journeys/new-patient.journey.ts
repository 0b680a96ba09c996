import { expect, test, type Nethos, type Page } from './nethos.ts'
import { idCardOf } from './signed-in.ts'
import { answer } from './steps.ts'

const signedOut = '您暂未登录或登录信息已过期，是否重新登录？'

test('a stranger finds a doctor, registers on the way, brings her family, and asks', async ({ nethos }) => {
  const mobile = '13900010001'
  const page = await nethos.patientPage()

  await test.step('searches by characters and by the first letters of the pinyin', async () => {
    const counted = page.waitForRequest(request => request.postData()?.includes('visit.count.record') ?? false)
    await page.goto('/')
    const reply = (await counted).postDataJSON() as object
    expect(reply, 'a visit is counted by its page, and not whose it is').toMatchObject({ page: '/v4/index' })
    expect(reply).not.toHaveProperty('token')
    await page.getByRole('link', { name: '搜索医生、科室、疾病' }).click()
    const doctor = page.getByRole('link', { name: /沈知远.*心血管内科/s })
    const box = page.getByRole('searchbox')
    for (const word of ['没有这样的医生', '沈知远', '冠心病', 'shenzhiyuan', 'szy']) {
      await box.fill(word)
      await box.press('Enter')
      await expect(word === '没有这样的医生' ? page.getByText('暂无搜索结果') : doctor).toBeVisible()
      if (word === 'szy') break
      await page.getByRole('button', { name: '清空' }).first().click()
      await expect(page.getByRole('heading', { name: '热门科室' })).toBeVisible()
    }
    await doctor.click()
  })

  await test.step('reads the notice, and is asked to log in before she chooses for whom', async () => {
    await page.getByRole('link', { name: '图文咨询 30.00元' }).click()
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('请先阅读用户协议')).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '下一步' }).click()
    await answer(page, signedOut, '重新登录')
    await expect(page).toHaveURL(/\/login\?backPath=/)
  })

  await test.step('registers with a rare name, and is back where she was', async () => {
    await page.getByLabel('手机号').fill('139 0001 0001')
    await enterCaptcha(page, nethos, mobile)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('请先阅读用户协议')).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('heading', { name: '注册' })).toBeVisible()
    await page.getByLabel('姓名').fill('𠮷田㛃')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '注册' }).click()
    await expect(page).toHaveURL(/\/consult\/v2\/1\?id=d0001&type=pic$/)
    await expect(page.getByText('𠮷田㛃本人')).toBeVisible()
  })

  await test.step('adds her father by his old ID number of 15 digits', async () => {
    await page.getByRole('link', { name: '添加就诊人' }).click()
    await page.getByLabel('姓名').fill('𠮷田大')
    await page.getByLabel('身份证号').fill('33010654100200')
    await page.getByLabel('手机号').fill('13900010002')
    await enterCaptcha(page, nethos, '13900010002')
    await page.getByRole('radio', { name: '父母' }).check()
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('身份证格式错误')).toBeVisible()
    await page.getByLabel('身份证号').fill('330106541002003')
    await expect(page.getByText(/^男，1954年10月02日出生，7\d岁$/)).toBeVisible()
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page).toHaveURL(/\/consult\/v2\/1\?.*compatId=/)
    await expect(page.getByRole('radio', { name: '𠮷田大' })).toBeChecked()
    await expect(page.getByText(/男 · 7\d岁/)).toBeVisible()
  })

  await test.step('adds her daughter of three, who needs a guardian', async () => {
    await page.getByRole('link', { name: '添加就诊人' }).click()
    await page.getByLabel('姓名', { exact: true }).fill('田小㛃')
    await page.getByLabel('身份证号', { exact: true }).fill(idCardOf(`${new Date().getFullYear() - 3}-01-02`, 6))
    await page.getByLabel('手机号', { exact: true }).fill('13900010003')
    await enterCaptcha(page, nethos, '13900010003')
    await page.getByRole('radio', { name: '子女' }).check()
    await expect(page.getByText('就诊人未满6岁，为保障就诊人权益，请添加监护人信息。')).toBeVisible()
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('监护人姓名不能为空')).toBeVisible()
    await page.getByLabel('监护人姓名').fill('𠮷田㛃')
    await page.getByLabel('监护人身份证号').fill(idCardOf('1990-05-06', 28))
    await page.getByLabel('监护人手机号').fill(mobile)
    await page.getByRole('radio', { name: '母亲' }).check()
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByRole('radio', { name: '田小㛃' })).toBeChecked()
    await expect(page.getByText(/女 · [23]岁/)).toBeVisible()
  })

  await test.step('asks for herself, must say her own ID number first, and comes to the cashier', async () => {
    await page.getByRole('radio', { name: '𠮷田㛃' }).check()
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByLabel('病情描述').fill('爬两层楼就胸闷，歇一歇会好，有一个月了。')
    await page.getByRole('button', { name: '提交' }).click()
    await answer(page, '证件号不能为空，是否去完善信息？', '去完善')
    await page.getByLabel('身份证号').fill(idCardOf('1990-05-06', 28).toLowerCase())
    await page.getByRole('button', { name: /^(保存|提交|完成|确定)$/ }).click()
    await expect(page.getByLabel('病情描述')).toHaveValue('爬两层楼就胸闷，歇一歇会好，有一个月了。')
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page).toHaveURL(/\/videoPay\?consultId=/)
    await expect(page.getByText('𠮷田㛃')).toBeVisible()
    await expect(page.getByText('¥30.00').first()).toBeVisible()
  })
})

test('a password found wrong, a captcha found wrong: each says what to do', async ({ nethos }) => {
  const page = await nethos.patientPage()
  await page.goto('/login')
  await page.getByLabel('手机号').fill('12345')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('手机号格式错误')).toBeVisible()
  await page.getByRole('button', { name: '密码登录' }).click()
  await page.getByLabel('手机号').fill('13800000001')
  await page.getByRole('textbox', { name: '密码' }).fill('not-my-password')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText(/密码.*(错误|不正确)/)).toBeVisible()
  await page.getByRole('textbox', { name: '密码' }).fill('nethos-demo')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL('/v2/my')
  await expect(page.getByText('王秀英')).toBeVisible()
})

/** Asks for the SMS on the page, and types what it says. */
async function enterCaptcha(page: Page, nethos: Nethos, mobile: string): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click()
  const { code, text } = await nethos.lastSms(mobile)
  expect(text).toContain(code)
  await page.getByLabel('验证码').fill(code!)
}
