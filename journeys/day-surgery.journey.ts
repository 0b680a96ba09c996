import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import {
  atHour,
  bind,
  clockTo,
  hear,
  ofPowerCuts,
  powerCut,
  sayYes,
  messageCount,
  withFile,
  type InHospital,
} from './in-hospital.ts'
import type { Session } from '../apps/server/src/testing/client.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'

test.use({ ownServer: 'day-surgery' })

const hour = 3_600_000
const fathers = '13900150001'
const daughters = '13900150002'
const surgeryNo = 'J150001'

interface Family {
  father: InHospital
  /** What he was sent, to say yes by and to take it back. */
  grantLink: string
  surgeryId: string
  plannedAt: number
}

test('a day surgery, with the daughter watching on another phone until her father takes the grant back', async ({
  nethos,
}) => {
  test.setTimeout(240_000)
  nethos.expectTrouble(ofPowerCuts)
  await atHour(nethos, 1, 10)
  const { father, grantLink, surgeryId, plannedAt } = await aFamily(nethos)
  const home = `/daysurgery/home?compatId=${father.personId}&id=${surgeryId}`

  await test.step('he reads what is to be done, and says who takes him home', async () => {
    const phone = await phoneOf(nethos, fathers)
    await phone.goto('/daysurgery')
    await phone.getByRole('link', { name: /腹腔镜胆囊切除术/ }).click()
    await phone.getByRole('link', { name: '去完成：阅读来院前须知' }).click()
    await phone.getByRole('button', { name: '我已阅读' }).click()
    await expect(phone.getByText('已完成').first()).toBeVisible()
    await phone.goto(home)
    await phone.getByRole('link', { name: '陪同人' }).click()
    await phone.getByLabel('陪同人姓名').fill('钱小燕')
    await phone.getByLabel('与就诊人的关系').fill('女儿')
    await phone.getByLabel('陪同人手机号').fill(daughters)
    await phone.getByRole('button', { name: '保存' }).click()
    await expect(phone.getByText('钱小燕（女儿）')).toBeVisible()
    await phone.context().close()
  })

  await test.step('the evening before, he is told once from when he eats and drinks nothing', async () => {
    const evening = startOfDay(addDays(dayOf(plannedAt), -1)) + 20 * hour
    await clockTo(nethos, evening + 60_000)
    await powerCut(nethos)
    await clockTo(nethos, evening + 10 * 60_000)
    const phone = await phoneOf(nethos, fathers)
    const session = await nethos.logIn(fathers)
    expect(await messageCount(nethos, session, '看清明天几点起不吃、不喝')).toBe(1)
    await phone.goto(home)
    await expect(phone.getByText('03:00').first()).toBeVisible()
    await phone
      .getByRole('link', { name: /看清明天几点起不吃、不喝/ })
      .first()
      .click()
    await phone.getByRole('button', { name: '确认完成' }).click()
    await expect(phone.getByText('已完成').first()).toBeVisible()
    await phone.context().close()
  })

  await clockTo(nethos, plannedAt - hour)
  await test.step('the desk sees that he is late, and writes down that he has come', async () => {
    const desk = await deskOf(nethos, 'nurse1')
    await desk.goto('/workbench/surgeries')
    await expect(desk.getByText('未按时到院 1人')).toBeVisible()
    await desk
      .getByRole('row', { name: /钱国栋/ })
      .getByRole('button')
      .first()
      .click()
    await desk.getByRole('button', { name: '登记到院报到' }).click()
    await sayYes(desk, /^登\s*记$/)
    await expect(desk.getByText(/^到院报到 \d\d:\d\d$/)).toBeVisible()
    await desk.context().close()
  })

  const watching = await phoneOf(nethos, daughters)
  await test.step('the daughter sees each step as it happens, also after the server was killed', async () => {
    await watching.goto(`/ssjz/detail?id=${surgeryId}`)
    await expect(watching.getByRole('status').getByText('已到院', { exact: true })).toBeVisible()
    await happens(nethos, 'called_in')
    await expect(watching.getByRole('status').getByText('入手术室', { exact: true })).toBeVisible()
    await powerCut(nethos)
    await happens(nethos, 'anaesthesia_begun')
    await expect(watching.getByRole('status').getByText('麻醉中', { exact: true })).toBeVisible({ timeout: 30_000 })
  })

  const reply = await messageCount(nethos, await nethos.logIn(daughters), '有新的进展')
  expect(reply).toBe(2)
  await test.step('he takes the grant back: her open page loses it, and she is told nothing more', async () => {
    await takesBack(nethos, grantLink)
    await expect(watching.getByText(/^对方已收回授权/)).toBeVisible()
    await expect(watching.getByText('麻醉中')).toHaveCount(0)
    await happens(nethos, 'surgery_begun')
    await powerCut(nethos)
    await happens(nethos, 'surgery_ended')
    await watching.goto(home)
    await expect(watching.getByText(/^对方已收回授权/)).toBeVisible()
    await watching.goto('/ssjz/list')
    await expect(watching.getByText('暂无手术')).toBeVisible()
    expect(await messageCount(nethos, await nethos.logIn(daughters), '有新的进展')).toBe(reply)
  })

  await test.step('the patient himself sees all of it, and the times are the hospital’s', async () => {
    await happens(nethos, 'left_room')
    await happens(nethos, 'went_home')
    const phone = await phoneOf(nethos, fathers)
    await phone.goto(`/ssjz/detail?id=${surgeryId}`)
    await expect(phone.getByRole('status').getByText('已离院', { exact: true })).toBeVisible()
    await expect(phone.getByText('还没有')).toHaveCount(0)
    await phone.context().close()
  })

  await test.step('the day after he says how it is; a red flag calls a nurse', async () => {
    await atHour(nethos, 1, 10.5)
    const phone = await phoneOf(nethos, fathers)
    await phone.goto(home)
    await phone
      .getByRole('link', { name: /填写回家后随访/ })
      .first()
      .click()
    await phone.getByRole('link', { name: '去填写问卷' }).click()
    await saysHow(phone, dayOf(plannedAt))
    await expect(phone.getByText(/请马上联系医生/).first()).toBeVisible()
    const desk = await deskOf(nethos, 'nurse1')
    await desk.goto('/workbench/pathways')
    await expect(desk.getByText('钱国栋').first()).toBeVisible()
  })
})

/** A father with an operation in three days, and his daughter, whom he lets see it. */
async function aFamily(nethos: Nethos): Promise<Family> {
  const father = await withFile(nethos, { name: '钱国栋', mobile: fathers, idCard: idCardOf('1962-05-09', 151) })
  const session = await nethos.register(daughters, '钱小燕', idCardOf('1990-03-12', 152))
  const personId = await addsHerFather(nethos, session)
  const grantLink = await asksHim(nethos, session, personId)
  await bind(nethos, session, personId)
  const plannedAt = startOfDay(addDays(dayOf(await nethos.now()), 3)) + 9 * hour
  await nethos.hospital('surgery.plan', { recordNumber: father.recordNumber, surgeryNo, plannedAt })
  await hear(nethos)
  const { list } = await nethos.call(
    'zheer.yygh.ApiDaySurgeryService.daySurgeryList',
    { compatId: father.personId },
    await nethos.logIn(fathers),
  )
  return { father, grantLink, surgeryId: list[0].surgeryId, plannedAt }
}

/** Her father among her people: the code goes to his phone. */
async function addsHerFather(nethos: Nethos, session: Session): Promise<string> {
  await nethos.moveClock(61)
  const asked = await nethos.now()
  const { obj: sent } = await nethos.call('nethos.system.captcha.commpat.add.v2', { mobile: fathers }, session)
  const { code: captcha } = await nethos.lastSms(fathers, asked)
  const him = {
    compatName: '钱国栋',
    compatIdcard: idCardOf('1962-05-09', 151),
    compatMobile: fathers,
    relationship: 'parents',
    cid: sent.cid,
    captcha,
  }
  return (await nethos.call('nethos.pat.compat.add.v2', him, session)).obj.compatId
}

/** She asks to book for him; he says yes on his phone, by the link of the text message. */
async function asksHim(nethos: Nethos, session: Session, compatId: string): Promise<string> {
  const asked = await nethos.now()
  await nethos.call('nethos.pat.grant.ask', { compatId, scopes: ['book'], days: 90, way: 'link' }, session)
  const link = /https?:\S+/.exec((await nethos.lastSms(fathers, asked)).text)![0]
  const phone = await nethos.patientPage()
  await phone.goto(link)
  await phone.getByRole('button', { name: '同意', exact: true }).click()
  await expect(phone.getByText('已授权')).toBeVisible()
  await phone.context().close()
  return link
}

async function takesBack(nethos: Nethos, link: string): Promise<void> {
  const phone = await nethos.patientPage()
  await phone.goto(link)
  await phone.getByRole('button', { name: '收回授权' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: '收回授权' }).click()
  await expect(phone.getByText('已收回', { exact: true }).first()).toBeVisible()
  await phone.context().close()
}

/** The theatre reports it a minute after it has happened, and the line to it hears of it. */
async function happens(nethos: Nethos, event: string): Promise<void> {
  await nethos.hospital('surgery.event', { surgeryNo, event, occurredAt: (await nethos.now()) - 60_000 })
  await hear(nethos)
}

/** Pain of seven, all else well. */
async function saysHow(phone: Page, operatedOn: string): Promise<void> {
  await phone.getByLabel('哪天做的手术？').fill(operatedOn)
  await phone
    .getByRole('group', { name: '现在伤口有几分痛？' })
    .getByRole('radio', { name: '7' })
    .check({ force: true })
  await phone.getByLabel('今天的体温').fill('36.8')
  await phone.getByRole('checkbox', { name: '干净、干燥' }).check()
  await phone.getByRole('button', { name: '下一页' }).click()
  await phone.getByRole('radio', { name: '正常' }).check()
  await phone
    .getByRole('group', { name: /小腿一侧肿痛/ })
    .getByRole('radio')
    .last()
    .check()
  await phone.getByRole('group', { name: /药/ }).getByRole('radio').first().check()
  await phone.getByRole('button', { name: '提交' }).click()
}
