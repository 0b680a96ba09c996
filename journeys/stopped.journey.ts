import { phonePhoto } from '../apps/server/src/testing/phone-photo.ts'
import { expect, test } from './nethos.ts'
import { samplePatient, samplesOf } from './samples.ts'
import { deskOf, phoneOf } from './signed-in.ts'
import { answer } from './steps.ts'

test('methotrexate for every day is not signed, and an allergy that is denied here is settled first', async ({
  nethos,
}) => {
  test.setTimeout(240_000)
  const { personId } = await samplesOf(nethos)
  const phone = await phoneOf(nethos, samplePatient)
  const doctor = await deskOf(nethos, 'doctor2')
  const pharmacist = await deskOf(nethos, 'pharmacist1')
  let consultId = ''

  await test.step('she asks for her methotrexate', async () => {
    const { name, dept } = await whoRenews(nethos)
    await phone.goto(`/renewal/dept?compatId=${personId}&deptCode=${dept}`)
    await phone.getByRole('button', { name: new RegExp(name) }).click()
    await phone.getByRole('button', { name: '下一步' }).click()
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: '下一步' }).click()
    await phone.getByRole('button', { name: '我已知晓，继续' }).click()
    await phone.getByRole('link', { name: '搜索药品' }).first().click()
    await phone.getByRole('searchbox').fill('甲氨蝶呤')
    await phone.getByRole('searchbox').press('Enter')
    await phone.getByRole('button', { name: /^添加甲氨蝶呤片/ }).click()
    await phone.getByRole('button', { name: '已选1种，去确认' }).click()
    await phone.getByRole('button', { name: '下一步' }).click()
    await phone.getByLabel('疾病名称').fill('类风湿关节炎')
    await phone.getByLabel('患病时长').fill('四年')
    await phone.getByLabel('病情描述').fill('每周吃一次甲氨蝶呤，关节不肿不痛，药吃完了。')
    await phone.getByRole('button', { name: '下一步' }).click()
    const chooser = phone.waitForEvent('filechooser')
    await phone.getByRole('button', { name: '添加图片' }).click()
    await (await chooser).setFiles([await phonePhoto('病历.jpg', { width: 800, height: 600, quality: 70 })])
    await expect(phone.getByRole('button', { name: '查看第1张图片' })).toBeVisible({ timeout: 30_000 })
    await phone.getByRole('button', { name: '下一步' }).click()
  })

  await test.step('denies the allergy that her health file tells: she goes on only when that is settled', async () => {
    await phone.getByLabel('体重（Kg）').fill('58.5')
    for (const group of ['肝功能', '肾功能'])
      await phone.getByRole('group', { name: group }).getByRole('radio', { name: '正常' }).check({ force: true })
    await phone.getByRole('group', { name: '生育情况' }).getByRole('radio', { name: '无' }).check({ force: true })
    const allergy = phone.getByRole('group', { name: '药物过敏史' })
    await allergy.getByRole('radio', { name: '无' }).check({ force: true })
    await expect(phone.getByText(/与本次填写不一致/)).toBeVisible()
    await phone.getByRole('button', { name: '下一步' }).click()
    await expect(phone.getByText(/与本次填写不一致/)).toBeVisible()
    await phone.getByRole('button', { name: '按健康档案填写' }).click()
    await expect(allergy.getByRole('radio', { name: '有' })).toBeChecked()
    await phone.getByRole('button', { name: '下一步' }).click()
    // By the keyboard: the bar at the foot may lie over it.
    await phone.getByRole('radio', { name: '到院取药' }).press('Space')
    await expect(phone.getByRole('radio', { name: '到院取药' })).toBeChecked()
    await phone.getByRole('button', { name: '提交申请' }).click()
    await answer(phone, '这些药可能不适合就诊人', '仍要提交')
    await expect(phone.getByRole('heading', { name: '提交成功' })).toBeVisible()
    consultId = new URL(phone.url()).searchParams.get('consultId')!
  })

  await test.step('75 mg three times a day: no reason makes it signed', async () => {
    await doctor.goto(`/workbench/renewals/${consultId}`)
    await expect(doctor.getByText('过敏：青霉素类').first()).toBeVisible()
    await doctor.getByLabel('甲氨蝶呤片的单次用量').fill('75')
    await doctor.getByRole('combobox', { name: '甲氨蝶呤片的用药频次' }).click()
    // The list opens at what is chosen and draws only what is near: up to the beginning.
    const list = doctor.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    await list.locator('.rc-virtual-list-holder, .ant-select-item-option').first().hover()
    await doctor.mouse.wheel(0, -2_000)
    await list.getByText('每日3次', { exact: true }).click()
    await expect(doctor.getByText(/甲氨蝶呤.*每周/).first()).toBeVisible()
    await doctor.getByRole('combobox', { name: '诊断编码（ICD-10）' }).fill('类风湿')
    await doctor.getByTitle('M06.9 类风湿性关节炎').click()
    await doctor.getByLabel('处理意见').fill('继续服用。')
    await doctor.getByRole('radio', { name: '门诊病历' }).check({ force: true })
    await doctor.getByRole('radio', { name: '慢性病，病情稳定' }).check({ force: true })
    await doctor.getByRole('button', { name: '签名开具' }).click()
    await expect(doctor.getByText('处方存在禁止开具的问题，请修改后再签名').first()).toBeVisible()
    await expect(doctor.getByRole('button', { name: '签名提交' })).toHaveCount(0)
    await doctor.reload()
    await expect(doctor.getByText('待医生审核').first()).toBeVisible()
  })

  await test.step('what was stopped is kept, and the pharmacist sees it', async () => {
    await pharmacist.goto('/workbench/prescription-warnings')
    await expect(pharmacist.getByRole('row', { name: /甲氨蝶呤/ }).first()).toBeVisible()
  })
})

/** doctor2 and his department. */
async function whoRenews(nethos: Parameters<typeof samplesOf>[0]): Promise<{ name: string; dept: string }> {
  const patient = await nethos.logIn(samplePatient)
  const { list: departments } = await nethos.call('nethos.renewal.dept.list', {}, patient)
  for (const { gbDeptCode } of departments) {
    const { list } = await nethos.call('nethos.renewal.doctor.list', { gbDeptCode }, patient)
    const found = list.find(one => one.docId === 'd0002')
    if (found) return { name: found.docName, dept: gbDeptCode }
  }
  throw new Error('doctor2 renews no prescriptions')
}
