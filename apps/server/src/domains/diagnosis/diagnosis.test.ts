import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld } from '../consult/testbed.ts'
import { supervisedPrescriptions } from '../renewal/supervised.ts'
import { aRenewalWorld } from '../renewal/testbed.ts'

const server = await openTestServer()

describe('the list of diagnoses', () => {
  test('is found by name, another word, code, pinyin and initials, the nearest first', async () => {
    const { doctor } = await aConsultWorld(server)
    const first = async (word: string) => {
      const { list } = await server.staff.call('staff.diagnosis.search', { word }, doctor.session)
      return list[0] ? `${list[0].code} ${list[0].name}` : 'nothing'
    }
    expect(await first('高血压')).toBe('I10 原发性高血压')
    expect(await first('慢阻肺')).toBe('J44.9 慢性阻塞性肺疾病')
    expect(await first('e11.9')).toBe('E11.9 2型糖尿病')
    expect(await first('tongfeng')).toBe('M10.9 痛风')
    expect(await first('yfxgxy')).toBe('I10 原发性高血压')
    expect(await first('胃食管反流')).toBe('K21.9 胃食管反流病')
    expect(await first('没有这种病')).toBe('nothing')
    expect(await first('')).toBe('nothing')
  })

  test('is the staff’s who write', async () => {
    const { patient } = await aConsultWorld(server)
    expect(await server.call('staff.diagnosis.search', { word: '感冒' }, patient.session)).not.toMatchObject({
      code: '0',
    })
  })
})

describe('a prescription', () => {
  test('carries code and name of the list to the patient, the desk and the supervision platform', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.applied()
    expect(await world.prescribe(consultId, { diagnosisCodes: ['I10', 'X99'] })).toMatchObject({
      msg: '诊断不在医院的诊断目录中，请重新选择',
    })
    expect(await world.prescribe(consultId, { diagnosisCodes: ['I10', 'I10'] })).toMatchObject({
      msg: '同一个诊断请勿重复添加',
    })
    expect(await world.prescribe(consultId, { diagnosisCodes: ['I10', 'E78.5'] })).toMatchObject({ code: '0' })
    await world.review(consultId)
    const diagnoses = [
      { code: 'I10', name: '原发性高血压' },
      { code: 'E78.5', name: '高脂血症' },
    ]
    expect(await world.detail(consultId)).toMatchObject({ diagnosis: '高血压2级', diagnoses })
    const { prescriptionId } = await server.db
      .selectFrom('prescription')
      .select('prescriptionId')
      .where('consultId', '=', consultId)
      .executeTakeFirstOrThrow()
    const shown = await server.call('nethos.prescription.detail', { prescriptionId }, world.patient.session)
    expect(shown.obj).toMatchObject({ diagnoses })
    const reported = await supervisedPrescriptions.bodyOf(server as never, prescriptionId)
    expect(reported?.body).toMatchObject({ diagnosis: '高血压2级', diagnoses })
  })

  test('is checked against the illnesses of its codes, not only against words', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.applied({ illnessName: '心率快' })
    const drugs = [{ ...world.line(await world.drugId('酒石酸美托洛尔片')), amount: 25, packs: 3, frequency: 'bid' }]
    const kinds = async (diagnosisCodes: string[]) => {
      const asked = { consultId, drugs, diagnosis: '心悸', diagnosisCodes }
      const { obj } = await world.desk('staff.renewal.prescription.check', asked)
      return obj.basis.illnesses as string[]
    }
    expect(await kinds([])).not.toContain('哮喘')
    expect(await kinds(['J45.9'])).toContain('哮喘')
  })
})

test('a medical record carries them too, and says so to its patient', async () => {
  const { patient, doctor, consult } = await aConsultWorld(server)
  const consultId = await consult()
  const record = { title: '病历', complained: '鼻痒', illnessName: '过敏性鼻炎', medicalOpinion: '避开花粉' }
  const write = (diagnosisCodes: string[], proof = 'outpatient') =>
    server.staff.call('staff.consult.record', { consultId, ...record, diagnosisCodes, proof }, doctor.session)
  expect((await write(['Z999'])).msg).toBe('诊断不在医院的诊断目录中，请重新选择')
  expect((await write(['J30.4'], '')).msg).toBe('请核对复诊凭证，并选择核对的是哪一种')
  expect((await write(['J30.4'])).code).toBe('0')
  const stored = server.db
    .selectFrom('medicalRecordSheet')
    .select(['proofKind', 'doctorStaffId'])
    .where('consultId', '=', consultId)
  expect(await stored.executeTakeFirst()).toEqual({ proofKind: 'outpatient', doctorStaffId: doctor.staffId })
  const { obj } = await server.call('nethos.consult.medical.record.info', { consultId }, patient.session)
  expect(obj).toMatchObject({ ...record, diagnoses: [{ code: 'J30.4', name: '变应性鼻炎' }] })
})
