import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { phone } from './browser.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'

// A hospital without a registration system: its clinics are planned at our own desk.
const hosId = 'h3'
test.use({ ownServer: 'clinic-desk', serverSettings: { NETHOS_KEPT_HOSPITALS: hosId } })

const mobile = '13900370001'
const reason = '医生外出抢救'

test('on a phone the office opens a department, plans a clinic, and stops it; who has a number is told', async ({
  nethos,
}) => {
  const desk = await deskOf(nethos, 'operator1', phone)
  const onDay = addDays(dayOf(await nethos.now()), 2)

  await test.step('a department and who holds clinics there', async () => {
    await desk.goto(`/workbench/clinics/departments?hosId=${hosId}`)
    await desk.getByRole('button', { name: '新增科室' }).click()
    await desk.getByLabel('科室名称').fill('全科门诊')
    await save(desk)
    await desk.getByRole('button', { name: '新增医生' }).click()
    await desk.getByLabel('医生姓名').fill('秦月明')
    await desk.getByLabel('职称').fill('主治医师')
    await save(desk)
  })

  await test.step('one clinic', async () => {
    await desk.goto(`/workbench/clinics?hosId=${hosId}&onDay=${onDay}`)
    await desk.getByRole('button', { name: '新增一节门诊' }).click()
    await choose(desk, '科室', '全科门诊')
    await choose(desk, '医生', /秦月明/)
    await desk.getByLabel('号数').fill('5')
    await desk.getByLabel('挂号费').fill('0')
    await save(desk)
  })

  await desk.getByRole('link', { name: '查看号源' }).click()
  await expect(desk.getByRole('heading', { name: '一节门诊' })).toBeVisible()
  const patient = await takesANumber(nethos, `${hosId}.${new URL(desk.url()).pathname.split('/').at(-1)!}`)

  await test.step('the clinic is stopped: the patient’s page says so by itself', async () => {
    await expect(desk.getByText(/线上1个/)).toBeVisible()
    await desk.getByRole('button', { name: '停诊' }).click()
    const question = desk.getByRole('dialog', { name: '确定停诊？' })
    await expect(question).toContainText('这节门诊有1位患者已挂号或待支付')
    await question.getByRole('button', { name: '确定停诊' }).click()
    await expect(question.getByRole('alert')).toBeVisible()
    await question.getByLabel('停诊原因（患者会看到）').fill(reason)
    await question.getByRole('button', { name: '确定停诊' }).click()
    await expect(desk.getByText('已停诊，正在通知1位患者')).toBeVisible()
    await expect(patient.getByText('已停诊', { exact: true })).toBeVisible()
    await expect(patient.getByText(`停诊原因：${reason}`)).toBeVisible()
  })
})

async function save(desk: Page): Promise<void> {
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^保 ?存$/ })
    .click()
  await expect(desk.getByText('已保存').last()).toBeVisible()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
}

async function choose(desk: Page, field: string, option: string | RegExp): Promise<void> {
  await desk.getByRole('combobox', { name: field }).click()
  await desk.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').getByText(option).click()
}

/** Somebody of whom a file is made at this hospital; his booking stands open on his phone. */
async function takesANumber(nethos: Nethos, bookSchemeId: string): Promise<Page> {
  const idCard = idCardOf('1961-05-17', 371)
  const session = await nethos.register(mobile, '彭玉琴', idCard)
  const { list } = await nethos.call('nethos.pat.compat.list', {}, session)
  const whom = { compatId: list[0].compatId, bookHosId: hosId }
  await nethos.call('smarthos.privacy.protocol.records.save', { moduleType: '实名认证授权' }, session)
  await nethos.call('nethos.sys.user.auth', { ...whom, name: '彭玉琴', Idcard: idCard }, session)
  const file = { address: '宁禾市西山区松风路18号', patWorkCode: '80' }
  await nethos.call('nethos.book.compat.bind.new', { ...whom, ...file }, session)
  // What the desk has planned is on sale within seconds.
  await expect(async () => {
    await nethos.call('nethos.book.z2order.halo.register', { ...whom, bookSchemeId }, session)
  }).toPass()
  const page = await phoneOf(nethos, mobile)
  await page.goto('/my/book/list')
  await page.getByRole('link', { name: /彭玉琴/ }).click()
  await expect(page.getByText('全科门诊').first()).toBeVisible()
  return page
}
