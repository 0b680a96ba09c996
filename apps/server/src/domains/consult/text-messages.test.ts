import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aTill } from '../payment/testbed.ts'
import { aConsultWorld } from './testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
const day = 86_400

const answered = '医生已回复您的咨询，请登录查看。'
const refunded = expect.stringMatching(/^您的咨询费用将在7-10个工作日内原路退回，预计\d+月\d+日前到账。$/)

async function textsTo(mobile: string): Promise<string[]> {
  await server.runner.idle()
  const list = (await (await server.get(`/sandbox/sms?mobile=${mobile}`)).json()) as { text: string }[]
  return list.map(one => one.text.replace(/^【.*?】/, ''))
}

test('the patient hears of the first answer by text message, and of no later one', async () => {
  const { patient, doctor, consult } = await aConsultWorld(server)
  const consultId = await consult({ isAnswered: false })
  const answer = (replyContent: string) =>
    server.staff.call('staff.consult.reply', { consultId, replyContent }, doctor.session)
  expect(await answer('请每天量血压')).toMatchObject({ code: '0' })
  expect(await answer('少吃盐')).toMatchObject({ code: '0' })
  expect(await textsTo(patient.mobile)).toEqual([answered])
})

test('and that his money goes back, whoever sends it', async () => {
  const [declined, forgotten] = [await till.paid(), await till.paid()]
  expect(await till.decline(declined)).toMatchObject({ code: '0' })
  expect(await textsTo(declined.mobile)).toEqual([refunded])
  await server.advance(day)
  expect(await textsTo(forgotten.mobile)).toEqual([refunded])
})

test('but nothing of a consult that cost nothing', async () => {
  const { patient, consult } = await aConsultWorld(server)
  await consult({ isAnswered: false, feeCents: 0 })
  await server.advance(day)
  expect(await textsTo(patient.mobile)).toEqual([])
})
