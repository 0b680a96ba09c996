import { describe, expect, test } from 'vitest'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, anUpload } from '../consult/testbed.ts'
import { aRenewalWorld, aVerified } from './testbed.ts'

const server = await openTestServer()

test('a renewal whose patient wrote what cannot wait stands above those that waited longer', async () => {
  const world = await aRenewalWorld(server)
  const ids: string[] = []
  for (const consultContent of ['血压平稳，需要续药。', '血压平稳，想续药。', '突然胸痛，出冷汗半小时，也想续药。']) {
    const patient = await aVerified(server)
    const asked = await world.asked({
      compatId: patient.personId,
      consultContent,
      attaIdList: [await anUpload(server, patient)],
    })
    const { code, msg, obj } = await server.call('nethos.consult.info.renewal.issue', asked, patient.session)
    expect(`${code} ${msg}`).toBe('0 ')
    ids.push(obj.consultId)
    await server.advance(60)
  }
  const [first, second, flagged] = ids
  const { list } = await server.staff.call('staff.renewal.list', { tab: 'new' }, world.doctor.session)
  expect(list.map(row => row.consultId)).toEqual([flagged, first, second])
})

describe('the alarm of a renewal', () => {
  const inDanger = '突然胸痛，出冷汗半小时，也想续药。'
  const alarmOf = async (consultId: string) =>
    (
      await server.db
        .selectFrom('consultAlarm')
        .select('status')
        .where('consultId', '=', consultId)
        .executeTakeFirstOrThrow()
    ).status

  test('ends with what its doctor does at its page', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.applied({ consultContent: inDanger })
    await server.advance(1)
    await world.desk('staff.renewal.detail', { consultId })
    expect(await alarmOf(consultId)).not.toBe('answered')
    const seenUntil = server.runtime.clock.now()
    expect((await world.desk('staff.consult.read', { consultId, seenUntil })).code).toBe('0')
    expect(await alarmOf(consultId)).toBe('answered')
  })

  test('is taken over by the doctor on duty, who answers in the talk: the renewal itself is not his', async () => {
    const [world, onDuty] = [await aRenewalWorld(server), await aDoctor(server)]
    const operator = (await aStaffMember(server, 'operator')).session
    const duty = { gbDeptCode: '03.01', staffIdList: [onDuty.staffId] }
    expect((await world.desk('staff.duty.save', duty, operator)).code).toBe('0')
    const consultId = await world.applied({ consultContent: inDanger })
    await server.advance(6 * 60)
    expect((await world.desk('staff.consult.alarm.take', { consultId }, onDuty.session)).code).toBe('0')
    expect((await world.desk('staff.renewal.detail', { consultId }, onDuty.session)).code).not.toBe('0')
    const talk = await world.desk('staff.consult.detail', { consultId }, onDuty.session)
    expect(talk.code).toBe('0')
    expect(talk.obj.events).toContain('reply')
    const answer = { consultId, replyContent: '请马上打120' }
    expect((await world.desk('staff.consult.reply', answer, onDuty.session)).code).toBe('0')
  })
})
