import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, aPatient, aTeam, payFor } from './testbed.ts'

const server = await openTestServer()
const day = 86_400
const now = () => server.runtime.clock.now()

const { staffId } = await server.db
  .insertInto('staff')
  .values({ login: 'office', passwordHash: '', name: '周敏', role: 'operator', createdAt: new Date(now()) })
  .returning('staffId')
  .executeTakeFirstOrThrow()
const office = async (service: string, fields: object) =>
  server.staff.call(service, fields, await server.sessionOf({ staffId }))
const [doctor, team, other] = [await aDoctor(server, { priceCents: 5000 }), await aTeam(server), await aDoctor(server)]

const terms = {
  title: '秋冬健康义诊',
  kind: 'general',
  notice: '请写清楚',
  isOn: true,
  priceCents: 0,
  replyLimit: 3,
  dayQuota: 2,
  docIds: [doctor.docId],
  teamIds: [team.teamId],
}
const aClinic = async (changes: object = {}) => {
  const sent = { ...terms, opensAt: now() - 3_600_000, closesAt: now() + 5 * day * 1000, ...changes }
  return (await office('staff.free_clinic.save', sent)).obj.freeClinicId as string
}
const freeClinicId = await aClinic()

const ask = async (fields: object, service = 'nethos.consult.info.docpic.issue.v2') => {
  const patient = await aPatient(server)
  const asked = { docId: doctor.docId, compatId: patient.personId, consultContent: '咳嗽三天', freeClinicId, ...fields }
  const { code, msg, obj } = await server.call(service, asked, patient.session)
  return { outcome: code === '0' ? 'done' : msg, obj, patient }
}
const index = async (fields: object = {}) => (await server.call('nethos.consult.free.index', fields)).obj

describe('a free clinic', () => {
  test('shows when it is open, its price, its departments and who takes part, with the places that are left', async () => {
    const shown = await index()
    expect(shown).toMatchObject({
      freeClinicId,
      title: '秋冬健康义诊',
      open: true,
      priceCents: 0,
      consultCanReplyNumber: 3,
      dayQuota: 2,
      deptList: [{ gbDeptCode: '03.01', gbDeptName: '心血管内科' }],
    })
    expect(shown.docList).toMatchObject([{ docId: doctor.docId, docName: '陈志远', remainNumber: 2, freeClinicId }])
    expect((await index({ gbDeptCode: '99' })).docList).toEqual([])
    expect((await server.call('nethos.consult.free.dept', {})).list).toMatchObject([{ gbDeptName: '心血管内科' }])
    expect((await server.call('nethos.consult.free.team.list', {})).list).toMatchObject([
      { id: team.teamId, remainNumber: 2, freeClinicId },
    ])
    expect((await server.call('nethos.consult.free.fever.doc.list', {})).list).toEqual([])
  })

  test('costs its own price and has its own replies; the doctor’s offer stays what it is', async () => {
    const inClinic = await ask({})
    expect(inClinic.obj).toMatchObject({ payWaitSeconds: 0, consult: { consultStatus: 2, consultFee: 0 } })
    const { consultId } = inClinic.obj
    const { obj } = await server.call('nethos.consult.info.detail', { consultId }, inClinic.patient.session)
    expect(obj.consult).toMatchObject({ freeClinicId, patReplyRemainNumber: 3 })
    const outside = await ask({ freeClinicId: '' })
    expect(outside.obj.consult).toMatchObject({ consultStatus: 0, consultFee: 5000 })
  })

  test('takes so many a day and no more, also when they come at once; the next day as many again', async () => {
    const own = await aClinic({ docIds: [other.docId], teamIds: [] })
    const inOwn = { docId: other.docId, freeClinicId: own }
    const answers = await Promise.all([ask(inOwn), ask(inOwn), ask(inOwn), ask(inOwn)])
    expect(answers.map(one => one.outcome).toSorted()).toEqual(
      [
        'done',
        'done',
        '今天的义诊名额已满，请明天再来或选择普通咨询',
        '今天的义诊名额已满，请明天再来或选择普通咨询',
      ].toSorted(),
    )
    expect((await index({ freeClinicId: own })).docList).toMatchObject([{ remainNumber: 0 }])
    const taken = answers.find(one => one.outcome === 'done')!
    expect((await office('staff.free_clinic.list', {})).list.find(one => one.freeClinicId === own).takenToday).toBe(2)
    await server.staff.call(
      'staff.consult.refuse',
      { consultId: taken.obj.consultId, reason: '请到门诊' },
      other.session,
    )
    expect((await ask(inOwn)).outcome).toBe('done')
    await server.advance(day)
    expect((await ask(inOwn)).outcome).toBe('done')
  })

  test('a team may be asked in it; whoever takes no part in it may not', async () => {
    const issued = await ask({ teamId: team.teamId, docId: undefined }, 'nethos.consult.info.teampic.issue')
    expect(issued.obj.consult).toMatchObject({ consultType: 'TEAMPIC', consultFee: 0, consultStatus: 2 })
    const stranger = await aDoctor(server)
    const closed = '义诊目前未开放，您可以选择普通咨询'
    expect((await ask({ docId: stranger.docId })).outcome).toBe(closed)
    expect((await ask({ freeClinicId: 'nothing' })).outcome).toBe(closed)
    expect((await ask({ freeClinicId: await aClinic({ isOn: false }) })).outcome).toBe(closed)
    expect((await ask({ freeClinicId: await aClinic({ opensAt: now() + day * 1000 }) })).outcome).toBe(closed)
  })

  test('may cost something: then it is paid, and the money goes back when nobody answers', async () => {
    const dear = await aClinic({ priceCents: 500 })
    const { obj, patient } = await ask({ freeClinicId: dear })
    expect(obj.consult).toMatchObject({ consultStatus: 0, consultFee: 500 })
    const payNo = await payFor(server, obj.consultId, patient.session)
    await server.advance(day)
    const refunds = await server.db.selectFrom('refund').select('amountCents').where('payNo', '=', payNo).execute()
    expect(refunds).toEqual([{ amountCents: 500 }])
  })

  test('of fever has a list of its own', async () => {
    const feverDoctor = await aDoctor(server)
    const fever = await aClinic({ kind: 'fever', docIds: [feverDoctor.docId], teamIds: [] })
    expect((await server.call('nethos.consult.free.fever.doc.list', {})).list).toMatchObject([
      { docId: feverDoctor.docId, freeClinicId: fever },
    ])
  })

  test('its doctors wear the badge as long as it is open', async () => {
    const worn = await aDoctor(server)
    const badge = async () =>
      (
        await server.db
          .selectFrom('doctor')
          .select('freeClinicIsOn')
          .where('docId', '=', worn.docId)
          .executeTakeFirstOrThrow()
      ).freeClinicIsOn
    const brief = { docIds: [worn.docId], teamIds: [], opensAt: now() + 3_600_000, closesAt: now() + 7_200_000 }
    await aClinic(brief)
    expect(await badge()).toBe(false)
    await server.advance(3_600)
    expect(await badge()).toBe(true)
    await server.advance(3_600)
    expect(await badge()).toBe(false)
  })
})

describe('the office', () => {
  test('sees its clinics, the newest first, and changes one', async () => {
    const { list } = await office('staff.free_clinic.list', {})
    const mine = list.find(one => one.freeClinicId === freeClinicId)
    expect(mine).toMatchObject({
      title: '秋冬健康义诊',
      isOn: true,
      doctors: [{ docId: doctor.docId, docName: '陈志远' }],
      teams: [{ teamId: team.teamId, teamName: '高血压管理团队' }],
    })
    const sent = { ...terms, freeClinicId, isOn: false, opensAt: mine.opensAt, closesAt: mine.closesAt }
    expect((await office('staff.free_clinic.save', sent)).code).toBe('0')
    expect(await index({ freeClinicId })).toBeNull()
    const lines = await server.db.selectFrom('audit').select('action').where('recordId', '=', freeClinicId).execute()
    expect(lines.map(one => one.action)).toEqual(['free_clinic.create', 'free_clinic.edit'])
  })

  test('is refused, each in its own words, and then nothing has changed', async () => {
    const save = async (fields: object) => {
      const sent = { ...terms, opensAt: now(), closesAt: now() + day * 1000, ...fields }
      const { code, msg } = await office('staff.free_clinic.save', sent)
      return code === '0' ? 'done' : msg
    }
    const before = (await office('staff.free_clinic.list', { pageSize: 100 })).list.length
    expect(await save({ closesAt: 1 })).toBe('结束时间应晚于开始时间')
    expect(await save({ docIds: [], teamIds: [] })).toBe('请至少选择一位医生或一个团队')
    expect(await save({ docIds: ['nobody'] })).toBe('记录不存在')
    expect(await save({ freeClinicId: 'nothing' })).toBe('记录不存在')
    expect(await save({ title: '' })).toBe('义诊名称不能为空')
    expect(await save({ priceCents: -1 })).toBe('义诊价格应在0元到1000元之间')
    expect(await save({ replyLimit: 0 })).toBe('可回复次数应在1到50之间')
    expect(await save({ dayQuota: 501 })).toBe('每日名额应在1到500之间')
    expect((await office('staff.free_clinic.list', { pageSize: 100 })).list).toHaveLength(before)
    const asDoctor = await server.staff.call('staff.free_clinic.list', {}, await server.sessionOf(doctor))
    expect(asDoctor.code).not.toBe('0')
  })
})
