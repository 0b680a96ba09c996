import { randomUUID } from 'node:crypto'
import { looks } from '@nethos/contract/renewal/prescription-check.ts'
import type { Session } from '../../testing/client.ts'
import type { TestServer } from '../../testing/server.ts'
import { aDoctor, aPatient, anUpload, type ConsultWorld } from '../consult/testbed.ts'
import { loadDemoDrugs } from './demo-drugs.ts'

/** A verified patient, a doctor who prescribes, a pharmacist, the list of drugs: what a renewal's test begins with. */
export async function aRenewalWorld(server: TestServer) {
  const { db } = server
  await loadDemoDrugs(db)
  const [patient, doctor, pharmacist] = [await aVerified(server), await aDoctor(server), await aPharmacist(server)]
  await db.updateTable('doctor').set({ canPrescribe: true }).where('docId', '=', doctor.docId).execute()
  // The clock is moved by days.
  await db
    .updateTable('session')
    .set({ expiresAt: new Date(8.64e15) })
    .execute()
  const drugId = async (name: string) =>
    (
      await db
        .selectFrom('drug')
        .select('drugId')
        .where('drugName', '=', name)
        .orderBy('drugId')
        .executeTakeFirstOrThrow()
    ).drugId
  const amlodipine = await drugId('苯磺酸氨氯地平片')

  const asked = async (fields: object = {}) => ({
    compatId: patient.personId,
    docId: doctor.docId,
    drugs: [{ drugId: amlodipine, packs: 2 }],
    illnessName: '高血压',
    illnessTime: '五年',
    consultContent: '一直服用氨氯地平，血压平稳，需要续药。',
    consulterWeight: '62.5',
    liverFunction: 'normal',
    kidneyFunction: 'normal',
    fertilityPlan: 'none',
    allergyHistory: [],
    attaIdList: [await anUpload(server, patient)],
    wants: 'pickup',
    ...fields,
  })
  const apply = async (fields: object = {}) =>
    server.call('nethos.consult.info.renewal.issue', await asked(fields), patient.session)
  const applied = async (fields: object = {}): Promise<string> => {
    const reply = await apply(fields)
    if (reply.code !== '0') throw new Error(`${reply.code} ${reply.msg}`)
    return reply.obj.consultId
  }
  const line = (id = amlodipine) => ({
    drugId: id,
    packs: 2,
    amount: 5,
    unit: 'mg',
    frequency: 'qd',
    route: '口服',
    days: 28,
  })
  const written = {
    drugs: [line()],
    diagnosis: '高血压2级',
    opinion: '继续服药，四周后复查血压。',
    proof: 'outpatient',
    longReason: 'chronic',
  }
  const desk = (service: string, fields: object, session: Session = doctor.session) =>
    server.staff.call(service, fields, session)
  const prescribe = (consultId: string, fields: object = {}) =>
    desk('staff.renewal.prescribe', { consultId, ...written, ...fields })
  /** Each warning of the signed prescription that a pharmacist ticks. */
  const warned = async (consultId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('prescriptionWarning')
      .innerJoin('renewal', 'renewal.prescriptionId', 'prescriptionWarning.prescriptionId')
      .select('warningKey')
      .where('renewal.consultId', '=', consultId)
      .where('level', '<>', 'inform')
      .execute()
    return rows.map(row => row.warningKey)
  }
  const review = async (consultId: string, fields: object = { isApproved: true }) =>
    desk(
      'staff.prescription.review',
      { consultId, looked: looks, seen: await warned(consultId), ...fields },
      pharmacist.session,
    )

  /** Through doctor and pharmacist: to be paid. */
  async function billed(fields: object = {}): Promise<string> {
    const consultId = await applied(fields)
    // A second one of the same person asks whether it is one too many.
    const { code, obj } = await prescribe(consultId)
    const overrides = obj?.warnings?.map((one: { key: string }) => ({ key: one.key, reason: '已与患者核实' }))
    if (code !== '0' && overrides) await prescribe(consultId, { overrides })
    await review(consultId)
    return consultId
  }
  /** What the insurance pays of its bill, and the order that is paid. */
  async function settled(consultId: string) {
    const { serialNumber } = await rowOf(consultId)
    const { code, msg, obj } = await server.call(
      'zheer.yygh.ApiPersonalExamService.preSettlement.v2',
      { compatId: patient.personId, zflsh: serialNumber },
      patient.session,
    )
    if (code !== '0') throw new Error(`${code} ${msg}`)
    return obj as { jiesuanId: string; totalFee: number }
  }
  async function pay(consultId: string): Promise<string> {
    const { jiesuanId } = await settled(consultId)
    await server.call(
      'zheer.yygh.ApiPersonalExamService.examPayment.v2',
      { jiesuanId, payChannel: 'WECHAT' },
      patient.session,
    )
    const { payNo } = await db
      .selectFrom('payment')
      .select('payNo')
      .where('bizId', '=', jiesuanId)
      .executeTakeFirstOrThrow()
    await server.sandbox(`payments/${payNo}/succeed`, { notice: 'normal' })
    await server.runner.idle()
    return payNo
  }
  async function paid(fields: object = {}): Promise<string> {
    const consultId = await billed(fields)
    await pay(consultId)
    return consultId
  }
  const rowOf = (consultId: string) =>
    db.selectFrom('renewal').selectAll().where('consultId', '=', consultId).executeTakeFirstOrThrow()
  const consultOf = (consultId: string) =>
    db.selectFrom('consult').selectAll().where('consultId', '=', consultId).executeTakeFirstOrThrow()

  return {
    patient,
    doctor,
    pharmacist,
    amlodipine,
    drugId,
    asked,
    apply,
    applied,
    line,
    written,
    desk,
    prescribe,
    review,
    billed,
    settled,
    pay,
    paid,
    rowOf,
    consultOf,
    detail: async (consultId: string) =>
      (await server.call('nethos.renewal.detail', { consultId }, patient.session)).obj,
    address: async (): Promise<string> =>
      (
        await server.call(
          'nethos.pat.address.add',
          {
            receiver: '张秀英',
            mobile: '13800000009',
            areaCode: '330106',
            areaName: '浙江省杭州市西湖区',
            street: '文三路1号',
          },
          patient.session,
        )
      ).obj.addressId,
  }
}

export async function aVerified(server: TestServer) {
  const patient = await aPatient(server)
  await server.db.updateTable('person').set({ isRealname: true }).where('personId', '=', patient.personId).execute()
  return patient
}

export async function aPharmacist(server: TestServer): Promise<{ staffId: string; session: Session }> {
  const { staffId } = await server.db
    .insertInto('staff')
    .values({
      login: randomUUID(),
      passwordHash: '',
      name: '林药师',
      role: 'pharmacist',
      createdAt: new Date(server.runtime.clock.now()),
    })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  return { staffId, session: await server.sessionOf({ staffId }) }
}

/** A pharmacist whom patients may ask: shown as doctors are, and at the desk by his own login. */
export async function anAskedPharmacist(
  server: TestServer,
  { priceCents = 0, isOpen = true }: { priceCents?: number; isOpen?: boolean } = {},
): Promise<ConsultWorld['doctor']> {
  const { db } = server
  const pharmacist = await aDoctor(server)
  const { docId, staffId } = pharmacist
  const shown = { docType: 'PHARMACIST', docName: '陈苓', docTitle: '副主任药师', deptName: '药学部' }
  await db.updateTable('doctor').set(shown).where('docId', '=', docId).execute()
  await db
    .updateTable('doctorOffer')
    .set({ consultType: 'DRUGPIC', priceCents, isOpen })
    .where('docId', '=', docId)
    .execute()
  await db.updateTable('staff').set({ role: 'pharmacist' }).where('staffId', '=', staffId).execute()
  return { ...pharmacist, session: await server.sessionOf({ staffId }) }
}
