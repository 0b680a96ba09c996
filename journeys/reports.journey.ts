import { emptyContent, type LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import type { Locator } from '@playwright/test'
import { hear, messageCount, withFile } from './in-hospital.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'
import { answer, consultAtCashier, payBy } from './steps.ts'

const askedDoctor = 'd0001'
const reader = { name: '钱桂兰', mobile: '13900170061', idCard: idCardOf('1951-06-02', 761) }
/** As the demo hospital's laboratory prints it. */
const potassium = (value: number): LabItem => ({
  itemCode: 'K',
  loinc: '2823-3',
  name: '钾',
  group: '',
  value,
  comparator: '',
  text: '',
  unit: 'mmol/L',
  ucum: 'mmol/L',
  range: { low: 3.5, high: 5.3, text: '3.5-5.3' },
  flag: value > 5.3 ? 'high' : '',
  method: '',
  specimen: '血清',
  note: '',
})

/** The first version of a report, or a later one that corrects it; `daysAgo`: another one, of then. */
async function arrive(
  nethos: Nethos,
  recordNumber: string,
  version: number,
  value: number,
  { daysAgo = 0 }: { daysAgo?: number } = {},
): Promise<void> {
  const at = (await nethos.now()) - daysAgo * 86_400_000
  const report = {
    reportCode: `LJ761-${daysAgo}`,
    version,
    kind: 'lab',
    reportName: daysAgo === 0 ? '电解质' : '生化全套',
    state: version === 1 ? 'final' : 'amended',
    recordNumber,
    takenAt: at - 7_200_000,
    issuedAt: at - 60_000,
    departmentName: '检验科',
    orderedBy: '陈立',
    reportedBy: '周敏',
    checkedBy: '吴强',
    feeCents: 0,
    content: { ...emptyContent, items: [potassium(value)] },
  }
  await nethos.hospital('report.arrive', { report })
  await hear(nethos)
}

test('a result arrives, is read and asked about, is corrected, is taken to another hospital and called back', async ({
  nethos,
}) => {
  test.setTimeout(180_000)
  const { session, personId, recordNumber } = await withFile(nethos, reader)
  const phone = await phoneOf(nethos, reader.mobile, { session })
  let code = ''

  await test.step('it comes by a message, stands on top of the list as unread, and says in words what it means', async () => {
    await arrive(nethos, recordNumber, 1, 4.3, { daysAgo: 200 })
    await arrive(nethos, recordNumber, 1, 5.9)
    await expect.poll(() => messageCount(nethos, session, '您有一份报告已出')).toBe(1)
    await phone.goto(reportPages.reports.to({ compatId: personId }))
    const row = phone.getByRole('link', { name: /电解质/ })
    await expect(row.getByText('未读')).toBeVisible()
    await row.click()
    await expect(phone.getByText(/1 项中 1 项超出参考范围/)).toBeVisible()
    await expect(phone.getByText('5.9').first()).toBeVisible()
    await phone.getByRole('button', { name: '返回' }).click()
    await expect(phone.getByRole('link', { name: /电解质/ }).getByText('未读')).toHaveCount(0)
  })

  await test.step('she asks a doctor about it, who has it in full beside her words, and what it was before', async () => {
    await phone.getByRole('link', { name: /电解质/ }).click()
    await phone.getByRole('link', { name: '报告咨询' }).click()
    await phone.locator(`a[href*="/report/consult/${askedDoctor}"]`).click()
    await expect(phone.getByRole('checkbox', { name: /^电解质/ })).toBeChecked()
    await phone.getByLabel('病情描述').fill('血钾高了一点，降压药要不要换？')
    await phone.getByRole('button', { name: '提交' }).click()
    const consultId = await consultAtCashier(phone)
    await payBy(phone, '微信支付')
    const desk = await deskOf(nethos, 'doctor1')
    await desk.goto(`/workbench/consults/${consultId}`)
    const reports = desk.getByRole('region', { name: '检查检验报告' })
    await reports.getByRole('button', { name: /电解质.*随咨询发送/ }).click()
    await expect(reports.getByText('5.9').first()).toBeVisible()
    await reports.getByRole('button', { name: '钾历次变化' }).click()
    const trend = reports.getByRole('region', { name: '钾历次变化' })
    await expect(trend.getByRole('img', { name: /^钾的变化图，2次结果/ })).toBeVisible()
    await expect(trend.getByRole('listitem')).toHaveText([/5\.9 mmol\/L 偏高/, /4\.3 mmol\/L 在范围内/])
    await phone.goto(reportPages.reports.to({ compatId: personId }))
  })

  await test.step('corrected by the laboratory it says so, what holds now stands first, and what she read before can be seen', async () => {
    await arrive(nethos, recordNumber, 2, 4.6)
    await phone.reload()
    await phone.getByRole('link', { name: /电解质/ }).click()
    await expect(phone.getByText('您看过更正前的版本，请以现在的为准。')).toBeVisible()
    await expect(phone.getByText('4.6').first()).toBeVisible()
    await expect(phone.getByText(/更正前的版本（/)).toBeVisible()
  })

  const doctor = await nethos.patientPage()
  await test.step('a doctor elsewhere opens it with link and code, and nobody with a wrong one', async () => {
    await phone.getByRole('link', { name: '带去别的医院' }).click()
    await phone.getByRole('button', { name: '生成链接' }).click()
    code = await textOf(phone.locator('.share-made__words strong'))
    await doctor.goto(await linkOf(phone))
    await open(doctor, code === '000000' ? '000001' : '000000')
    await expect(doctor.getByText('提取码不对，请再核对')).toBeVisible()
    await open(doctor, code)
    await expect(doctor.getByText(`${reader.name}分享给您的报告`)).toBeVisible()
    await expect(doctor.getByText('4.6').first()).toBeVisible()
  })

  await test.step('she sees that somebody looked, and calls it back: the link is dead', async () => {
    await phone.reload()
    await expect(phone.getByText(/有人用.+查看/)).toBeVisible()
    await phone.getByRole('button', { name: '停用' }).click()
    await answer(phone, '停用这个链接？', '停用')
    await expect(phone.getByText('已停用')).toBeVisible()
    await doctor.reload()
    await open(doctor, code)
    await expect(doctor.getByText(/这个链接已失效/)).toBeVisible()
    await expect(doctor.getByText('4.6')).toHaveCount(0)
  })
})

const textOf = async (where: Locator): Promise<string> => (await where.textContent())!.trim()

/** What 复制链接 copies. */
async function linkOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: '复制链接' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function open(page: Page, code: string): Promise<void> {
  await page.getByLabel('提取码').fill(code)
  await page.getByRole('button', { name: '查看报告' }).click()
}
