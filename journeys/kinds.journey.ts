import { expect, test, type Nethos, type Page } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'
import { answer, payBy } from './steps.ts'

test.beforeEach(({ nethos }) => {
  // A page that slept while the clock was moved is told the time by a refusal, and asks again (docs/product/protocol.md 1).
  nethos.expectTrouble(/ \w+(\.\w+)+ 403$/)
})

test('a patient asks a team, the chief gives it to a member, who answers in the team’s name', async ({ nethos }) => {
  const phone = await patientOf(nethos, '13900140001', '宋雨桐')
  await phone.goto('/team/t01/detail')
  await phone.getByRole('link', { name: /^团队咨询/ }).click()
  await phone.getByRole('checkbox').check()
  await phone.getByRole('button', { name: '下一步' }).click()
  await phone.getByRole('radio', { name: '宋雨桐' }).check()
  await phone.getByLabel('病情描述').fill('支架术后两周，散步时偶尔心慌，歇一会儿就好。')
  await phone.getByRole('button', { name: '提交' }).click()
  await payBy(phone, '微信支付')
  await expect(phone.getByText('请耐心等待团队回复，24小时未回复将自动退款')).toBeVisible()
  await expect(phone.getByText(/^专家团队成员\(\d+\)$/)).toBeVisible()

  const chief = await deskOf(nethos, 'doctor1')
  await chief.goto('/workbench/consults?tab=new&whose=team')
  await chief.getByRole('link', { name: /宋雨桐.*待分配/s }).click()
  await chief.getByRole('combobox', { name: '由谁回复' }).click()
  await chief
    .getByTitle(/^沈知远/)
    .last()
    .click()
  await expect(phone.getByText('团队已安排沈知远医生为您解答。')).toBeVisible()
  await chief.getByLabel('回复内容').fill('您好，请先把散步时间减半，心慌时马上停下。')
  await chief.getByRole('button', { name: '发送', exact: true }).click()
  await expect(phone.getByText('请先把散步时间减半')).toBeVisible()
  await expect(phone.getByText('心脏支架术后管理团队 沈知远 主任医师')).toBeVisible()
  await expect(phone.getByText('您还能回复20条')).toBeVisible()

  await phone.getByRole('link', { name: '服务详情' }).click()
  await expect(phone.getByText('还能回复20条（共20条）')).toBeVisible()
  await phone.getByRole('button', { name: '结束咨询' }).click()
  await answer(phone, '确定要结束本次咨询吗？', '结束咨询')
  await phone.getByRole('link', { name: /待评价/ }).click()
  await phone.getByRole('link', { name: '去评价' }).click()
  await phone.getByRole('radio', { name: '5星，非常满意' }).check({ force: true })
  await phone.getByLabel('评价内容（选填）').fill('团队回得快，讲得明白')
  await phone.getByRole('button', { name: '发布' }).click()
  await expect(phone.getByText('感谢您的评价')).toBeVisible()
  await phone.goto('/team/t01/rate')
  await expect(phone.getByText('团队回得快，讲得明白')).toBeVisible()
})

test('a patient asks in a free clinic for nothing; what cannot wait shows 120 first and is sent all the same', async ({
  nethos,
}) => {
  const phone = await patientOf(nethos, '13900140002', '郑月华')
  await phone.goto('/active/bayz')
  await expect(phone.getByText('秋冬健康义诊')).toBeVisible()
  await phone.getByRole('link', { name: '义诊咨询' }).first().click()
  await phone.getByRole('checkbox').check()
  await phone.getByRole('button', { name: '下一步' }).click()
  await phone.getByRole('radio', { name: '郑月华' }).check()
  await phone.getByLabel('病情描述').fill('今天早上突然胸痛，出冷汗，歇了一会儿好些。')
  await expect(phone.getByRole('link', { name: '拨打120急救' })).toHaveAttribute('href', 'tel:120')
  await phone.getByRole('button', { name: '提交' }).click()
  await answer(phone, '请先确认是否需要急救', '我已知晓，继续提交')
  await expect(phone).toHaveURL(/\/team\/consult\//)
  await expect(phone.getByText('您描述的情况可能很紧急：胸痛')).toBeVisible()
  await expect(phone.getByText('义诊', { exact: true })).toBeVisible()
})

test('a patient asks a pharmacist about medicines; he is warned of the two, and answers beside his prescriptions', async ({
  nethos,
}) => {
  const phone = await patientOf(nethos, '13900210012', '邱淑珍')
  await phone.goto('/yyzx')
  await phone.getByRole('button', { name: /陈苓/ }).click()
  await phone.getByRole('radio', { name: '邱淑珍' }).check()
  await phone.getByLabel('添加其他药品').fill('asplcrp')
  await phone.getByRole('button', { name: '搜索' }).click()
  await phone
    .getByRole('button', { name: /^\+ 阿司匹林肠溶片/ })
    .first()
    .click()
  await phone.getByLabel('添加其他药品').fill('布洛芬')
  await phone.getByRole('button', { name: '搜索' }).click()
  await phone.getByRole('button', { name: /^\+ 布洛芬缓释胶囊/ }).click()
  await phone.getByLabel('想问的问题').fill('膝盖疼，能和阿司匹林一起吃吗？')
  await phone.getByRole('checkbox').check()
  await phone.getByRole('button', { name: '提交' }).click()
  await expect(phone).toHaveURL(/\/team\/consult\//)
  await expect(phone.getByText('请耐心等待药师回复').first()).toBeVisible()

  const desk = await deskOf(nethos, 'pharmacist1')
  await desk.goto('/workbench/prescriptions')
  await desk.getByRole('link', { name: /^咨询/ }).click()
  await desk.getByRole('link', { name: /邱淑珍/ }).click()
  await expect(desk.getByText(/^相互作用：阿司匹林肠溶片与布洛芬缓释胶囊：/).first()).toBeVisible()
  await desk.getByLabel('回复内容').fill('布洛芬会削弱阿司匹林，先不要一起吃。')
  await desk.getByRole('button', { name: '发送', exact: true }).click()
  await expect(phone.getByText('布洛芬会削弱阿司匹林，先不要一起吃。')).toBeVisible()
  await expect(phone.getByText('陈苓 副主任药师')).toBeVisible()
})

test('a patient engages a private doctor, who answers and sends a medical record', async ({ nethos }) => {
  const phone = await patientOf(nethos, '13900140003', '冯启明')
  await phone.goto('/doc/private/apply?docId=d0005')
  await phone.getByRole('radio', { name: /^1周/ }).check({ force: true })
  await phone.getByRole('radio', { name: '冯启明' }).check()
  await phone.getByLabel('病情描述').fill('想请您这一周帮我看看血糖记录。')
  await phone.getByRole('checkbox').check()
  await phone.getByRole('button', { name: '提交' }).click()
  await payBy(phone, '支付宝')
  await expect(phone.getByText(/首次回复后每天可回复5条/)).toBeVisible()

  const desk = await deskOf(nethos, 'doctor5')
  await desk.goto('/workbench/consults?tab=new')
  await desk.getByRole('link', { name: /冯启明/ }).click()
  await expect(desk.getByText(/私人医生·周 · 服务至/)).toBeVisible()
  await desk.getByRole('button', { name: '写病历' }).click()
  await desk.getByLabel('医生意见').fill('空腹血糖控制在七以下，主食减半两。')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /发 ?送/ })
    .click()
  await phone.getByRole('button', { name: '查看病历' }).click()
  await expect(phone.getByText('空腹血糖控制在七以下，主食减半两。')).toBeVisible()
  await expect(phone.getByText('如有不适，请及时到线下医院就诊')).toBeVisible()
  await phone.getByRole('button', { name: '关闭' }).click()
  await expect(phone.getByText('您还能回复5条')).toBeVisible()
  await phone.getByRole('link', { name: '服务详情' }).click()
  await expect(phone.getByText('每天5条，今天还剩5条')).toBeVisible()
  await expect(phone.getByRole('link', { name: '续约' })).toBeVisible()
})

/** A patient with an account and a person of his own. */
async function patientOf(nethos: Nethos, mobile: string, name: string): Promise<Page> {
  await nethos.register(mobile, name, idCardOf('1958-04-12', Number(mobile.slice(-3))))
  return phoneOf(nethos, mobile)
}
