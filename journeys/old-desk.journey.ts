import { expect, test } from './nethos.ts'
import { samplePatient } from './samples.ts'
import { deskOf, phoneOf } from './signed-in.ts'
import { ask, payBy } from './steps.ts'

// The oldest Chromium of the registry that is not below what is promised to the workbench (apps/workbench/vite.config.ts).
test.use({ chromium: 107 })

test('in Chrome 107 a doctor opens the desk and answers', async ({ nethos }) => {
  test.setTimeout(150_000)
  const patient = await phoneOf(nethos, samplePatient)
  await ask(patient, { docId: 'd0001', who: '王秀英', words: '血压药吃了两周，早上还是偏高，要不要换药？' })
  await payBy(patient, '微信支付')
  const desk = await deskOf(nethos, 'doctor1')
  await desk.goto('/workbench/consults')
  await desk
    .getByRole('link', { name: /王秀英/ })
    .first()
    .click()
  await desk.getByRole('textbox', { name: /回复/ }).fill('先不要换，记录一周早晚血压再看。')
  await desk.keyboard.press('Control+Enter')
  await expect(patient.getByText('先不要换，记录一周早晚血压再看。')).toBeVisible()
  expect(await desk.evaluate(() => 'toSorted' in Array.prototype)).toBe(false)
})
