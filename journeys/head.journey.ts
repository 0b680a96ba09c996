import { expect, test, type Page } from './nethos.ts'
import { samplePatient } from './samples.ts'
import { deskOf } from './signed-in.ts'

// A father's allergy is written for this walk alone.
test.use({ ownServer: 'head' })

const phone = { width: 390, height: 844 }
const allergy = '注射青霉素后起皮疹'

test('on a phone the video room and the pharmacist’s page begin with what decides on treatment', async ({ nethos }) => {
  test.setTimeout(120_000)
  const patient = await nethos.logIn(samplePatient)
  const { list: people } = await nethos.call('nethos.pat.compat.list', {}, patient)
  const fatherId: string = people.find(one => one.compatName === '王德福').compatId
  await nethos.call('nethos.pat.illness.modify', { compatId: fatherId, allergyHistory: allergy }, patient)

  await test.step('the video room: the father, whose kidneys a doctor has measured', async () => {
    const { list } = await nethos.call('nethos.consult.info.consultation.list', { consultType: 'VIDEO' }, patient)
    const page = await onPhone(await deskOf(nethos, 'doctor1'), `/workbench/video-room/${list[0].consultId}`)
    await seesHead(page, ['年龄', '体重', '肾功能', '肝功能', '疾病', '病史原文', '既往诊断', '在用药'])
    const head = page.getByRole('region', { name: '患者要点' })
    await expect(head).toContainText(`健康档案：${allergy}`)
    await expect(head).toContainText(
      /eGFR \d+，清除率 \d+ml\/min，肌酐 \d+μmol\/L，(本院化验|医生填写)（\d{4}-\d\d-\d\d）/,
    )
    await expect(head).toContainText('盐酸二甲双胍片 每次0.5g 每日2次')
    await expect(head).toContainText('糖尿病')
  })

  await test.step('the pharmacist’s page: the daughter, with pregnancy', async () => {
    const pharmacist = await nethos.logInStaff('pharmacist1')
    const { list } = await nethos.call('staff.prescription.list', { tab: 'ended' }, pharmacist)
    const { consultId } = list.find(one => one.compatName === '王秀英')
    const page = await onPhone(await deskOf(nethos, 'pharmacist1'), `/workbench/prescriptions/${consultId}`)
    await seesHead(page, ['年龄', '体重', '妊娠哺乳', '肾功能', '肝功能', '疾病', '病史原文', '在用药'])
    await expect(page.getByRole('region', { name: '患者要点' })).toContainText('过敏：青霉素类')
  })
})

async function onPhone(page: Page, address: string): Promise<Page> {
  await page.setViewportSize(phone)
  await page.goto(address)
  await expect(page.getByRole('region', { name: '患者要点' })).toBeInViewport()
  return page
}

/** All of it within the first screen, nothing beyond its edges; the allergy in red and with its sign. */
async function seesHead(page: Page, facts: readonly string[]): Promise<void> {
  const head = page.getByRole('region', { name: '患者要点' })
  await expect(head.locator('dt')).toHaveText([...facts])
  const line = head.locator('.patient-head__allergy')
  await expect(line.locator('svg')).toBeVisible()
  const [red, green, blue] = await line.evaluate(one => getComputedStyle(one).color.match(/\d+/g)!.map(Number))
  expect(red! > 2 * green! && red! > 2 * blue!).toBe(true)
  const { outside, wide } = await head.evaluate(region => {
    const frame = region.getBoundingClientRect()
    const parts = [...region.querySelectorAll('.patient-head__allergy, .patient-head__fact')]
    const isOutside = (part: Element) => {
      const { left, right, bottom } = part.getBoundingClientRect()
      return left < 0 || right > innerWidth || bottom > Math.min(innerHeight, frame.bottom + 1)
    }
    return {
      outside: parts.filter(isOutside).map(part => part.textContent),
      wide: document.documentElement.scrollWidth - Math.min(innerWidth, screen.width),
    }
  })
  expect(outside).toEqual([])
  expect(wide).toBeLessThanOrEqual(0)
}
