import { unfit } from './large-letters.ts'
import { expect, test } from './nethos.ts'
import { idCardOf, phoneOf } from './signed-in.ts'
import { answer } from './steps.ts'

const small = { viewport: { width: 360, height: 640 } }

test('an old lady asks a doctor in large letters, all the way, and goes back to the usual look', async ({ nethos }) => {
  const mobile = '13900030001'
  await nethos.register(mobile, '沈桂芝', idCardOf('1951-03-08', 22))
  const page = await phoneOf(nethos, mobile, small)
  const wrong: string[] = []
  const look = async (name: string) => wrong.push(...(await unfit(page)).map(one => `${name}: ${one}`))

  await page.goto('/')
  await page.getByRole('button', { name: '长辈版' }).click()
  await expect(page.getByRole('link', { name: '打电话问客服' })).toHaveAttribute('href', 'tel:400-000-1234')
  await look('首页')
  await page.getByRole('link', { name: '问医生' }).click()
  await expect(page.getByRole('link', { name: /^沈知远/ })).toBeVisible()
  await look('医生列表')
  await page.getByRole('link', { name: /^张伟/ }).click()
  await expect(page.getByRole('link', { name: /^图文咨询/ })).toBeVisible()
  await look('医生主页')
  await page.getByRole('link', { name: /^图文咨询/ }).click()
  await page.getByRole('checkbox').check()
  await look('咨询须知')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name: '沈桂芝' }).check()
  await look('选择就诊人')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('病情描述').fill('夜里咳嗽，躺下就重，坐起来好一些。')
  await look('填写病情')
  await page.getByRole('button', { name: '提交' }).click()
  await page.getByRole('button', { name: '微信支付' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await look('支付')
  await page.getByRole('button', { name: '返回' }).click()
  await look('离开支付')
  await answer(page, '确定不支付吗？', '继续支付')
  await page.getByRole('button', { name: '确认支付' }).click()
  await page.getByRole('button', { name: '支付成功' }).click()
  await expect(page).toHaveURL(/\/team\/consult\//)
  const consultId = page.url().split('/').at(-1)!
  await expect(page.getByText('请耐心等待医生回复，24小时未回复将自动退款')).toBeVisible()
  await look('等待回复')

  const doctor = await nethos.logInStaff('doctor4')
  const fields = { consultId, replyContent: '躺下加重要留意心脏和反酸，今晚先把床头垫高，明天来查个心电图和胸片。' }
  await nethos.call('staff.consult.reply', fields, doctor)
  await expect(page.getByText(fields.replyContent)).toBeVisible()
  await page.getByLabel('请输入您要追问的内容').fill('好，明天儿子陪我来。')
  await look('追问')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByText('您还能回复11条')).toBeVisible()
  await look('咨询')
  await page.getByRole('button', { name: '结束咨询' }).click()
  await answer(page, '确定要结束本次咨询吗？', '结束咨询')
  await page.getByRole('link', { name: '去评价' }).click()
  await page.getByRole('radio', { name: '5星，非常满意' }).check({ force: true })
  await look('评价')
  await page.getByRole('button', { name: '发布' }).click()
  await expect(page).toHaveURL(/\/team\/consult\//)
  expect(wrong).toEqual([])

  await page.goto('/')
  await page.getByRole('button', { name: '切换标准版' }).click()
  await expect(page.getByRole('link', { name: '搜索医生、科室、疾病' })).toBeVisible()
})
