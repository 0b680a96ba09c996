import { expect, test } from './nethos.ts'
import { samplePatient, samplesOf } from './samples.ts'
import { phoneOf } from './signed-in.ts'
import { ask, payBy } from './steps.ts'

// The oldest browser that is promised to patients (apps/patient/vite.config.ts).
test.use({ chromium: 87 })

test('in Chrome 87 a patient reads the rules, looks for a number, asks and pays', async ({ nethos }) => {
  test.setTimeout(150_000)
  const patient = await phoneOf(nethos, samplePatient)
  const { clinicDoctor, clinicDepartment } = await samplesOf(nethos)
  for (const [address, shown] of [
    ['/v4/index', '预约挂号'],
    ['/news/ysxy', '用户协议'],
    [`/book/doc/${clinicDoctor}?bookDocId=${clinicDoctor}&bookHosId=h1&bookSort=1`, '可预约'],
    [`/book/book/date?bookDeptId=${clinicDepartment}&bookHosId=h1&bookSort=1`, '按专家'],
    ['/v2/my', '王秀英'],
  ] as const) {
    await patient.goto(address)
    await expect(patient.getByText(shown).first(), address).toBeVisible()
    await expect(patient.getByRole('heading', { name: '出错了' }), address).toHaveCount(0)
  }
  const words = '血压药吃了两周，早上还是偏高，要不要换药？'
  const consultId = await ask(patient, { docId: 'd0001', who: '王秀英', words })
  await payBy(patient, '微信支付')
  await expect(patient).toHaveURL(`/team/consult/${consultId}`)
  await expect(patient.getByText('请耐心等待医生回复，24小时未回复将自动退款')).toBeVisible()
  expect(await patient.evaluate(() => 'findLast' in Array.prototype)).toBe(false)
})

test('the workbench, which is promised to newer browsers, says that this one is too old', async ({ nethos }) => {
  nethos.expectTrouble(/./)
  const desk = await nethos.staffPage()
  await desk.goto('/workbench')
  await expect(desk.getByRole('heading', { name: '浏览器版本太旧' })).toBeVisible()
  await expect(desk.getByText(/Chrome 99/)).toBeVisible()
})
