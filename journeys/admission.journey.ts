import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { inpatientPages as at } from '@nethos/contract/inpatient/inpatient.pages.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { atHour, hear, ofPowerCuts, powerCut, messageCount, withFile } from './in-hospital.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'
import { goToCashier } from './steps.ts'

test.use({ ownServer: 'admission' })

const mobile = '13900150011'
const noteNo = 'J150011'

test('an admission, from the doctor’s note to the follow-up at home', async ({ nethos }) => {
  test.setTimeout(240_000)
  nethos.expectTrouble(ofPowerCuts)
  await atHour(nethos, 1, 9)
  const who = await withFile(nethos, { name: '周桂芳', mobile, idCard: idCardOf('1958-09-14', 152) })
  const compatId = who.personId
  await nethos.hospital('admission.note', {
    noteNo,
    recordNumber: who.recordNumber,
    deptCode: 'surgery',
    diagnosis: '胆囊结石',
  })
  await hear(nethos)

  await test.step('she registers, and stands in the line', async () => {
    const phone = await phoneOf(nethos, mobile)
    await phone.goto(at.card.to({ compatId }))
    await phone.getByRole('link', { name: '去登记' }).click()
    await phone.getByLabel('联系人姓名').fill('周小明')
    await phone.getByLabel('联系人手机号').fill('13900150012')
    await phone.getByRole('radio', { name: '子女' }).check({ force: true })
    await phone.getByLabel('现住址').fill('宁禾市东湖区长堤路88号')
    await phone.getByRole('radio', { name: '职工医保' }).check({ force: true })
    await phone.getByRole('button', { name: '提交登记' }).click()
    await expect(phone.getByRole('heading', { name: '登记成功' })).toBeVisible()
    await phone.context().close()
  })

  await powerCut(nethos)
  await test.step('what the doctor should know before is told with its unit, and answered with its range', async () => {
    const phone = await phoneOf(nethos, mobile)
    await phone.goto(at.prepare.to({ compatId }))
    await phone.getByLabel(/^白细胞/).fill('12.4')
    await phone.getByRole('button', { name: '保存' }).click()
    await expect(phone.getByText('请填写化验日期')).toBeVisible()
    await phone.getByLabel('化验日期').fill(dayOf(await nethos.now()))
    await expect(phone.getByText(/^白细胞12\.4×10\^9\/L不在成人常见范围/)).toBeVisible()
    await phone.getByLabel('正在用的药').fill('阿司匹林 100mg 一天一次')
    await phone.getByRole('button', { name: '保存' }).click()
    await expect(phone.getByText('修改成功')).toBeVisible()
    await phone.goto(at.admission.to({ compatId }))
    await phone.getByRole('link', { name: /^入院要带什么/ }).click()
    await phone.getByRole('button', { name: '我已知晓' }).click()
    await expect(phone.getByText('已读', { exact: true })).toBeVisible()
    await phone.context().close()
  })

  const phone = await phoneOf(nethos, mobile)
  await test.step('the bed office gives her a bed; her open page says so, and she says that she comes', async () => {
    await phone.goto(at.card.to({ compatId }))
    await expect(phone.getByText('等待床位', { exact: true }).first()).toBeVisible()
    await callsHer(nethos)
    await phone.getByRole('button', { name: /来住院$/ }).click()
    await expect(phone.getByText('待入院', { exact: true }).first()).toBeVisible()
  })

  await hear(nethos)
  await test.step('she pays in advance, and the server is killed while she stands at the cashier', async () => {
    await phone.goto(feePages.deposit.to({ compatId }))
    await phone.getByRole('radio', { name: '2000元' }).check({ force: true })
    await phone.getByRole('button', { name: '去支付' }).click()
    await goToCashier(phone, '微信支付')
    await powerCut(nethos)
    await phone.getByRole('button', { name: '支付成功' }).click()
    await expect(phone).toHaveURL(/\/butler\/mz\/yzf\/detail/)
    await nethos.moveClock(5)
    await phone.goto(feePages.depositRecords.to({ compatId }))
    const paid = phone.getByRole('link', { name: /住院预缴.*2000\.00元/ })
    await expect(paid).toHaveCount(1)
    await expect(paid).not.toContainText('等待医院确认')
    await phone.context().close()
  })

  await atHour(nethos, 1, 9.5)
  await happens(nethos, 'arrive')
  await test.step('she has come, and finds on the ward what lies ahead today', async () => {
    const inside = await phoneOf(nethos, mobile)
    await inside.goto(at.card.to({ compatId }))
    await inside.getByRole('link', { name: /^我的住院/ }).click()
    await expect(inside.getByRole('heading', { name: /^今日安排/ })).toBeVisible()
    await expect(inside.getByText('陈静（主管护师）')).toBeVisible()
    await expect(inside.getByRole('link', { name: /^日清单/ })).toBeVisible()
    await inside.context().close()
  })

  await atHour(nethos, 3, 10)
  await powerCut(nethos)
  await happens(nethos, 'discharge')
  await test.step('she goes home with her summary, her drugs and the next visit', async () => {
    const home = await phoneOf(nethos, mobile)
    await home.goto(at.discharge.to({ compatId }))
    await expect(home.getByRole('heading', { name: '带回家的药' })).toBeVisible()
    await expect(home.getByText(dayInWordsOf(addDays(dayOf(await nethos.now()), 14)))).toBeVisible()
    await home.context().close()
  })

  await test.step('the next day she measures a fever: she is told what to do, and a nurse sees it', async () => {
    await atHour(nethos, 1, 9.2)
    expect(await messageCount(nethos, await nethos.logIn(mobile), '已出院，请看出院后的安排')).toBe(1)
    const home = await phoneOf(nethos, mobile)
    await home.goto(at.discharge.to({ compatId }))
    await home.getByRole('link', { name: '服药、复诊和随访提醒' }).click()
    await home
      .getByRole('link', { name: /测量体温/ })
      .first()
      .click()
    await home.getByLabel('体温').fill('38.6')
    await home.getByRole('button', { name: /提交|保存|完成/ }).click()
    await expect(home.getByText(/体温达到或超过38\.5℃/).first()).toBeVisible()
    const desk = await deskOf(nethos, 'nurse1')
    await desk.goto('/workbench/pathways?show=flagged')
    await expect(desk.getByRole('link', { name: '周桂芳' })).toBeVisible()
  })
})

const dayInWordsOf = (day: string): RegExp => {
  const [, month, date] = day.split('-').map(Number)
  return new RegExp(`${month}月${date}日`)
}

/** The nurse of the bed office takes whom the line names, and a bed that fits. */
async function callsHer(nethos: Nethos): Promise<void> {
  const desk = await deskOf(nethos, 'nurse1')
  await desk.goto('/workbench/admissions')
  await desk.getByRole('link', { name: '周桂芳' }).click()
  await expect(desk.getByText('12.4×10^9/L')).toBeVisible()
  await chooseFirst(desk, '床位')
  await desk.getByRole('button', { name: '通知入院' }).click()
  await expect(desk.getByText('已通知入院')).toBeVisible()
  await desk.context().close()
}

async function chooseFirst(desk: Page, box: string): Promise<void> {
  await desk.getByRole('combobox', { name: box, exact: true }).click()
  await desk.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').first().click()
}

async function happens(nethos: Nethos, event: string): Promise<void> {
  await nethos.hospital(`admission.${event}`, { noteNo })
  await hear(nethos)
}
