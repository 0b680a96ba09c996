import { phonePhoto } from '../apps/server/src/testing/phone-photo.ts'
import { phone as aPhone } from './browser.ts'
import { expect, test } from './nethos.ts'
import { samplePatient, samplesOf } from './samples.ts'
import { deskOf, phoneOf } from './signed-in.ts'
import { answer, goToCashier } from './steps.ts'

test('a prescription is renewed: patient, doctor, pharmacist, money, medicine, each on his own screen', async ({
  nethos,
}) => {
  test.setTimeout(180_000)
  nethos.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch/)
  const { personId } = await samplesOf(nethos)
  const phone = await phoneOf(nethos, samplePatient)
  const doctor = await deskOf(nethos, 'doctor2', aPhone)
  const pharmacist = await deskOf(nethos, 'pharmacist1')
  const { doc } = await doctorOf(nethos, 'doctor2')
  let consultId = ''

  await test.step('she chooses herself, the doctor, and reads the notices', async () => {
    await phone.goto('/renewal/compat')
    await phone.getByRole('button', { name: /王秀英/ }).click()
    await expect(phone).toHaveURL(`/renewal?compatId=${personId}`)
    await phone.goto(`/renewal/dept?compatId=${personId}&deptCode=${doc.gbDeptCode}`)
    await phone.getByRole('button', { name: new RegExp(doc.docName) }).click()
    await phone.getByRole('button', { name: '下一步' }).click()
    await expect(phone.getByText('请先阅读用户协议')).toBeVisible()
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: '下一步' }).click()
    await phone.getByRole('button', { name: '我已知晓，继续' }).click()
  })

  await test.step('finds her medicine by its first letters, and morphine cannot be had', async () => {
    await phone.getByRole('link', { name: '搜索药品' }).first().click()
    const box = phone.getByRole('searchbox')
    await box.fill('吗啡')
    await box.press('Enter')
    await phone.getByRole('button', { name: /添加硫酸吗啡缓释片 10mg×10片/ }).click()
    await answer(phone, '麻醉、精神、毒性、放射性等特殊管理药品不能在线开具，请到线下医院就诊', '知道了')
    await box.fill('amxljn')
    await box.press('Enter')
    await phone.getByRole('button', { name: '添加阿莫西林胶囊 0.25g×24粒' }).click()
    await phone.getByRole('button', { name: '已选1种，去确认' }).click()
    await expect(phone.getByText(/阿莫西林胶囊：属于青霉素类，不应使用/)).toBeVisible()
    await phone.getByRole('button', { name: '移除阿莫西林胶囊' }).click()
    await phone.getByRole('link', { name: '搜索药品' }).first().click()
    await phone.getByRole('searchbox').fill('氯雷他定')
    await phone.getByRole('searchbox').press('Enter')
    await phone.getByRole('button', { name: '添加氯雷他定片 10mg×6片' }).click()
    await phone.getByRole('button', { name: '已选1种，去确认' }).click()
    await phone.getByRole('button', { name: '增加氯雷他定片' }).click()
    await phone.getByRole('button', { name: '下一步' }).click()
  })

  await test.step('tells of her illness with the proof of its diagnosis, and of herself', async () => {
    await phone.getByLabel('疾病名称').fill('过敏性鼻炎')
    await phone.getByLabel('患病时长').fill('三年')
    await phone.getByLabel('病情描述').fill('换季打喷嚏、流清涕，去年在耳鼻喉科确诊，一直吃氯雷他定有效。')
    await phone.getByRole('button', { name: '下一步' }).click()
    await expect(phone.getByText(/互联网医院不能首诊/).first()).toBeVisible()
    const chooser = phone.waitForEvent('filechooser')
    await phone.getByRole('button', { name: '添加图片' }).click()
    await (await chooser).setFiles([await phonePhoto('病历.jpg', { width: 800, height: 600, quality: 70 })])
    await expect(phone.getByRole('button', { name: '查看第1张图片' })).toBeVisible({ timeout: 30_000 })
    await phone.getByRole('button', { name: '下一步' }).click()
    await phone.getByLabel('体重（Kg）').fill('58.5')
    for (const group of ['肝功能', '肾功能'])
      await phone.getByRole('group', { name: group }).getByRole('radio', { name: '正常' }).check({ force: true })
    await phone.getByRole('group', { name: '生育情况' }).getByRole('radio', { name: '无' }).check({ force: true })
    // Her health file says it already.
    await expect(phone.getByRole('group', { name: '药物过敏史' }).getByRole('radio', { name: '有' })).toBeChecked()
    await phone.reload()
    await expect(phone.getByLabel('体重（Kg）')).toHaveValue('58.5')
    await phone.getByRole('button', { name: '下一步' }).click()
    await phone.getByRole('radio', { name: '到院取药' }).check({ force: true })
    await phone.getByRole('button', { name: '提交申请' }).click()
    await expect(phone.getByRole('heading', { name: '提交成功' })).toBeVisible()
    consultId = new URL(phone.url()).searchParams.get('consultId')!
    await phone.getByRole('link', { name: '查看申请' }).click()
    await expect(phone.getByText('待医生审核')).toBeVisible()
  })

  await test.step('the doctor sees her file, writes and signs', async () => {
    await doctor.goto(`/workbench/renewals/${consultId}`)
    await expect(doctor.getByText('过敏：青霉素类').first()).toBeVisible()
    // As it was found, it began five screens down.
    const form = await doctor.getByRole('region', { name: '开具处方' }).boundingBox()
    expect(form!.y).toBeLessThan(1.5 * aPhone.viewport.height)
    // Twelve tablets are no four weeks: it is said while she writes, and nothing is signed.
    await expect(doctor.getByText(/开出2盒共12片（粒），不够用28天/)).toBeVisible()
    // The line drops while she writes: what stands there is there again, over a reload too.
    await doctor.context().setOffline(true)
    await doctor.getByLabel('处理意见').fill('可继续使用，避免接触花粉。')
    await doctor.context().setOffline(false)
    await doctor.reload()
    await expect(doctor.getByText('已恢复您上次未签名的内容，签名前请再核对一遍')).toBeVisible()
    await expect(doctor.getByLabel('处理意见')).toHaveValue('可继续使用，避免接触花粉。')
    await doctor.getByRole('button', { name: '签名开具' }).click()
    await expect(doctor.getByText('还有1条警示没有说明理由')).toBeVisible()
    await doctor.getByLabel('氯雷他定片的用药天数').fill('12')
    await doctor.getByRole('radio', { name: '门诊病历' }).check({ force: true })
    await doctor.getByRole('radio', { name: '慢性病，病情稳定' }).check({ force: true })
    await expect(doctor.getByText(/不够用28天/)).toBeHidden()
    await doctor.getByRole('button', { name: '签名开具' }).click()
    await doctor.getByRole('button', { name: '签名提交' }).click()
    await expect(doctor.getByText('待药师审核').first()).toBeVisible()
  })

  await test.step('a pharmacist, another person, approves', async () => {
    await pharmacist.goto(`/workbench/prescriptions/${consultId}`)
    await expect(pharmacist.getByRole('button', { name: '审核通过' })).toBeDisabled()
    for (const look of await pharmacist.getByRole('checkbox', { name: /^已核对/ }).all()) await look.check()
    await pharmacist.getByRole('button', { name: '审核通过' }).click()
    await pharmacist.getByRole('dialog').getByRole('button', { name: '审核通过' }).click()
    await expect(pharmacist.getByText('待缴费').first()).toBeVisible()
  })

  await test.step('she pays what stands among her outpatient bills', async () => {
    await phone.getByRole('link', { name: '在线缴费' }).click()
    await expect(phone).toHaveURL(/\/butler\/mz\/dzf\?/)
    await phone.getByRole('link', { name: new RegExp(`${doc.deptName} 药品费`) }).click()
    await phone.getByRole('button', { name: /^去缴费/ }).click()
    await goToCashier(phone, '微信支付')
    await phone.getByRole('button', { name: '支付成功' }).click()
    await expect(phone.getByText('药房正在配药')).toBeVisible()
    await phone.getByRole('link', { name: '我的续方' }).click()
    await expect(phone.getByText('配药中').first()).toBeVisible()
  })

  await test.step('the signed PDF is hers, and the medicine is handed over', async () => {
    await phone.goto('/prescription')
    await phone.getByRole('link', { name: /过敏性鼻炎/ }).click()
    const pdf = phone.getByRole('link', { name: '下载电子处方（PDF）' })
    await expect(pdf).toBeVisible({ timeout: 20_000 })
    const bytes = await (await phone.request.get((await pdf.getAttribute('href'))!)).body()
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1')).toContain('ETSI.CAdES.detached')
    await pharmacist.reload()
    await pharmacist.getByRole('button', { name: '已配好，通知取药' }).click()
    await pharmacist.getByRole('button', { name: /^已 ?配 ?好$/ }).click()
    await pharmacist.getByRole('button', { name: '核对并发药' }).click()
    await pharmacist.getByRole('button', { name: /^已 ?发 ?药$/ }).click()
    await phone.goto(`/team/consult/${consultId}`)
    await expect(phone.getByText('请按处方用药。').first()).toBeVisible()
  })
})

/** Who stands behind a login of the staff, and in which department. */
async function doctorOf(
  nethos: Parameters<typeof samplesOf>[0],
  account: 'doctor2',
): Promise<{ doc: { docId: string; docName: string; gbDeptCode: string; deptName: string } }> {
  const docId = account.replace('doctor', 'd000')
  const patient = await nethos.logIn(samplePatient)
  const { list: departments } = await nethos.call('nethos.renewal.dept.list', {}, patient)
  for (const { gbDeptCode } of departments) {
    const { list } = await nethos.call('nethos.renewal.doctor.list', { gbDeptCode }, patient)
    const found = list.find(one => one.docId === docId)
    if (found) return { doc: { docId, docName: found.docName, gbDeptCode, deptName: found.docDeptName } }
  }
  throw new Error(`${account} renews no prescriptions`)
}
