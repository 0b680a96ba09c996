import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld, aPatient, payFor } from '../testbed.ts'

const server = await openTestServer()
const record = {
  title: '线上咨询病历',
  complained: '晨起头晕一周',
  illnessName: '高血压',
  medicalOpinion: '氨氯地平改早上服',
}
const reasonText = '需要做心电图和心肌酶，请今天到心内科门诊'

describe('a medical record', () => {
  test('is an answer of its own kind: the patient reads it in the stream and whole', async () => {
    const { patient, doctor, consult } = await aConsultWorld(server)
    const consultId = await consult({ isAnswered: false, feeCents: 0 })
    const write = () =>
      server.staff.call('staff.consult.record', { consultId, sendId: 's1', ...record }, doctor.session)
    const first = await write()
    expect(first.obj).toMatchObject({ msgType: 'MEDICAL_RECORD', replierName: '陈志远' })
    expect((await write()).obj.messageId).toBe(first.obj.messageId)
    const { consult: shown, messageList } = (
      await server.call('nethos.consult.info.detail', { consultId }, patient.session)
    ).obj
    expect(shown.firstReplyAt).not.toBeNull()
    expect(JSON.parse(messageList.at(-1).replyContent)).toEqual({ ...record, diagnoses: [] })
    const info = (fields: object = {}, session = patient.session) =>
      server.call('nethos.consult.medical.record.info', { consultId, ...fields }, session)
    expect((await info()).obj).toMatchObject({ ...record, docName: '陈志远 主任医师', consulterName: '张秀英' })
    expect((await info({ messageId: first.obj.messageId })).obj).toMatchObject(record)
    expect((await info({ messageId: 'nothing' })).msg).toBe('记录不存在')
    expect((await info({}, (await aPatient(server)).session)).msg).toBe('记录不存在')
    const { list } = await server.call('nethos.consult.info.consultation.list', {}, patient.session)
    expect(list[0].lastText).toBe('[病历]')
  })

  test('has rules, and is not written once the consult is over', async () => {
    const { doctor, consult } = await aConsultWorld(server)
    const going = await consult()
    const write = async (consultId: string, fields: object = {}) => {
      const { code, msg } = await server.staff.call(
        'staff.consult.record',
        { consultId, ...record, ...fields },
        doctor.session,
      )
      return code === '0' ? 'done' : msg
    }
    expect(await write(going, { complained: '' })).toBe('主诉不能为空')
    expect(await write(going, { medicalOpinion: '长'.repeat(501) })).toBe('医生意见不能超过500个字')
    expect(await write(going, { illnessName: '' })).toBe('done')
    expect(await write(await consult({ status: 'finished', firstReplyAt: 0 }))).toBe('咨询已结束，无法回复')
    expect(await write('nothing')).toBe('记录不存在')
  })
})

describe('go to a hospital', () => {
  test('without an answer before it cancels the consult, and all money goes back', async () => {
    const { patient, doctor, consult } = await aConsultWorld(server)
    const consultId = await consult({ status: 'unpaid' })
    const payNo = await payFor(server, consultId, patient.session)
    const send = (reason: string) => server.staff.call('staff.consult.hospital', { consultId, reason }, doctor.session)
    expect((await send('')).msg).toBe('就诊原因不能为空')
    expect((await send('长'.repeat(201))).msg).toBe('就诊原因不能超过200个字')
    expect((await send(reasonText)).obj).toMatchObject({ consultStatus: -1 })
    const { consult: shown } = (await server.call('nethos.consult.info.detail', { consultId }, patient.session)).obj
    expect(shown.endReason).toBe(`医生建议您到医院就诊：${reasonText}。本次咨询已结束，请尽快到线下医院就诊。`)
    const refunds = await server.db.selectFrom('refund').select('amountCents').where('payNo', '=', payNo).execute()
    expect(refunds).toEqual([{ amountCents: 2000 }])
    expect((await send(reasonText)).msg).toBe('咨询已结束或在服务期内，请直接回复建议就诊')
  })

  test('after an answer it ends as served; not in a bought time, and not another’s', async () => {
    const { doctor, consult } = await aConsultWorld(server)
    const answered = await consult({ feeCents: 0 })
    const send = async (consultId: string, session = doctor.session) => {
      const { code, msg, obj } = await server.staff.call(
        'staff.consult.hospital',
        { consultId, reason: reasonText },
        session,
      )
      return code === '0' ? obj.consultStatus : msg
    }
    expect(await send(answered, (await aConsultWorld(server)).doctor.session)).toBe('记录不存在')
    expect(await send(answered)).toBe(4)
    const bought = await consult({
      consultType: 'PERSONAL_TIME_PIC',
      servedUntil: server.runtime.clock.now() + 86_400_000,
      service: { serviceId: 's1', serviceName: '私人医生·周', lengthOfTime: 1, lengthUnit: 'WEEK' },
    })
    expect(await send(bought)).toBe('咨询已结束或在服务期内，请直接回复建议就诊')
  })
})
