import { expect, test, type Nethos, type Page } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'
import { answer, payBy } from './steps.ts'

test.beforeEach(({ nethos }) => {
  // A page that slept while the clock was moved is told the time by a refusal, and asks again (protocol.md 1).
  nethos.expectTrouble(/ \w+(\.\w+)+ 403$/)
})

test('a patient asks a team, the chief gives it to a member, who answers in the team’s name', async ({ nethos }) => {
  const phone = await patientOf(nethos, '13900140001', '宋雨桐')
  await phone.goto('/team/t01/detail')
  await phone.getByRole('link', { name: /^团队咨询/ }).click()
  await phone.getByRole('checkbox').check()
  await phone.getByRole('button', { name: '下一步' }).click()
  await phone.getByRole('radio', { name: '宋雨桐' }).check()
  await phone.getByLabel('病情描述').fill('支架术后两周，散步时偶尔胸口发紧，歇一会儿就好。')
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
  await chief.getByLabel('回复内容').fill('您好，请先把散步时间减半，胸口发紧时马上停下。')
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
  await phone.goto('/team/t01/rate')
  await expect(phone.getByText('团队回得快，讲得明白')).toBeVisible()
})

/** A patient with an account and a person of his own. */
async function patientOf(nethos: Nethos, mobile: string, name: string): Promise<Page> {
  await nethos.register(mobile, name, idCardOf('1958-04-12', Number(mobile.slice(-3))))
  return phoneOf(nethos, mobile)
}
