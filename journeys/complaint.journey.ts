import { readFile } from 'node:fs/promises'
import { expect, test } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'

const mobile = '13900440001'

test('a patient complains of a consult, the office reads it, answers and closes; she is not satisfied, and it comes back', async ({
  nethos,
}) => {
  const session = await nethos.register(mobile, '柳如珍', idCardOf('1961-04-09', 43))
  const asked = { docId: 'd0002', consultContent: '膝盖疼了三天，走路更疼。' }
  const { obj } = await nethos.call('nethos.consult.info.docpic.issue.v2', asked, session)
  const page = await phoneOf(nethos, mobile, { session })
  const desk = await deskOf(nethos, 'operator1')

  await test.step('she is told who will read it, and complains', async () => {
    await page.goto(`/feedback/submit?consultId=${obj.consultId}`)
    await expect(page.getByText(/工作人员会查看这次咨询的内容/)).toBeVisible()
    await page.getByLabel('反馈内容').fill('等了一天没有人回复')
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText('感谢您的反馈')).toBeVisible()
  })

  await test.step('the first page counts it; the list keeps its filter in the address and goes into a file', async () => {
    await desk.goto('/workbench/today')
    await desk.getByRole('link', { name: /时限内待答复的投诉/ }).click()
    await expect(desk).toHaveURL(/\/complaints\?only=in_time/)
    await desk.reload()
    const row = desk.getByRole('row', { name: /等了一天没有人回复/ })
    await expect(row).toContainText('待受理')
    await expect(row).toContainText('关联咨询')
    const file = desk.waitForEvent('download')
    await desk.getByRole('button', { name: '导出表格' }).click()
    const text = await readFile(await (await file).path(), 'utf8')
    expect(text).toContain('状态,投诉内容,途径,负责人')
    expect(text).toContain('等了一天没有人回复 关联咨询')
    await row.click()
  })

  await test.step('it is taken, the consult read, answered and closed', async () => {
    await desk.getByRole('button', { name: /^受\s*理$/ }).click()
    await desk.getByRole('button', { name: '查看咨询内容' }).click()
    await expect(desk.getByText(asked.consultContent)).toBeVisible()
    await expect(desk.getByText('柳如珍')).toHaveCount(0)
    await desk.getByRole('button', { name: '答复患者' }).click()
    await desk.getByLabel('答复内容').fill('向您致歉，已请医生今天回复')
    await desk.getByRole('button', { name: '发送答复' }).click()
    await desk.getByRole('button', { name: /^办\s*结$/ }).click()
    const dialog = desk.getByRole('dialog', { name: '办结投诉' })
    await dialog.getByLabel('调查结果').click()
    await desk.getByTitle('属实', { exact: true }).click()
    await dialog.getByLabel('调查结论和整改措施').fill('医生当天门诊延误')
    await dialog.getByRole('button', { name: /^办\s*结$/ }).click()
    await expect(desk.getByText('已办结').first()).toBeVisible()
  })

  await test.step('she reads the answer and who has read her consult, and says that it is not enough', async () => {
    await page.goto('/feedback/list')
    await page.getByRole('link', { name: /等了一天没有人回复/ }).click()
    await expect(page.getByText('向您致歉，已请医生今天回复')).toBeVisible()
    await page.getByRole('link', { name: '补充说明' }).click()
    await page.getByLabel('补充说明').fill('医生今天还是没有回复')
    await page.getByRole('button', { name: '再次提交' }).click()
    await expect(page.getByText('医生今天还是没有回复')).toBeVisible()
    await page.goto('/my/record/looks')
    await expect(page.getByText('为处理您的投诉查看了咨询内容')).toBeVisible()
  })

  await test.step('the desk sees it come back', async () => {
    await expect(desk.getByText('再次投诉', { exact: true })).toBeVisible()
    await expect(desk.getByText('医生今天还是没有回复')).toBeVisible()
  })
})

test('what she says by telephone is written down from her page, counted, and hers to read', async ({ nethos }) => {
  const session = await nethos.register('13900440002', '柳如珠', idCardOf('1958-02-11', 44))
  const desk = await deskOf(nethos, 'operator1')

  await test.step('the office finds her by her number and writes it down', async () => {
    await desk.goto('/workbench/patients')
    await desk.getByLabel('手机号或身份证号').fill('13900440002')
    await desk.getByRole('button', { name: /^查\s*找$/ }).click()
    await desk.getByRole('link', { name: '登记投诉' }).first().click()
    await desk.getByLabel('投诉内容').fill('打了三次电话没有人接')
    await desk.getByRole('button', { name: /^登\s*记$/ }).click()
    await expect(desk.getByText('打了三次电话没有人接')).toBeVisible()
    await expect(desk.getByText(/（电话）/)).toBeVisible()
  })

  await test.step('the list finds it by how it came, and the figures count it', async () => {
    await desk.goto('/workbench/complaints?way=phone')
    await expect(desk.getByRole('row', { name: /打了三次电话没有人接/ })).toContainText('电话')
    await desk.getByRole('link', { name: '投诉统计' }).click()
    await expect(desk.getByText(/电话1/)).toBeVisible()
    await expect(desk.getByRole('region', { name: '按月' })).toContainText('合计')
  })

  await test.step('she reads her own words, and who has written them down', async () => {
    const page = await phoneOf(nethos, '13900440002', { session })
    await page.goto('/feedback/list')
    await page.getByRole('link', { name: /打了三次电话没有人接/ }).click()
    await expect(page.getByText('这是您联系医院时说的，由工作人员记录')).toBeVisible()
  })
})
