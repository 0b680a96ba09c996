import { dayOf } from '@nethos/contract/common/days.ts'
import type { RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import type { Trial, Trials } from './record-kinds.ts'
import { home } from './samples.ts'
import type { World } from './world.ts'

const renewal = (status: RenewalStatus) => async (world: World) => (await world.renewal(status)).consultId
const prescribed = (status: RenewalStatus) => async (world: World) => (await world.renewal(status)).prescriptionId
const healthy = { liverFunction: 'normal', kidneyFunction: 'normal', fertilityPlan: 'none' }
const forOwner: Trial = {
  record: async world => (await world.renewal('finished'), world.owner.personId),
  fields: world => ({ ...healthy, drugs: [{ drugId: world.drugId, packs: 1 }] }),
}
const applying = async (world: World) => ({
  ...healthy,
  compatId: world.callerPersonId,
  docId: world.doctor.docId,
  drugs: [{ drugId: world.drugId, packs: 1 }],
  illnessName: '高血压',
  illnessTime: '五年',
  consultContent: '需要续药',
  consulterWeight: '60',
  wants: 'pickup',
  attaIdList: [await world.upload({ accountId: world[world.caller].accountId })],
})
const question = async (world: World) => ({
  docId: await world.askedPharmacist(),
  compatId: world.callerPersonId,
  consultContent: '能一起吃吗？',
})

/** The ids of renewals, prescriptions and medication: a part of the table in records.ts. */
export const renewalRecords: Trials = {
  'nethos.renewal.previous.list': { compatId: forOwner },
  'nethos.renewal.drug.check': { compatId: forOwner },
  'nethos.consult.info.renewal.issue': {
    compatId: {
      record: async world => (await world.renewal('finished'), world.owner.personId),
      fields: applying,
    },
    attaIdList: {
      record: async world => (await world.renewal('finished'), world.upload({ accountId: world.owner.accountId })),
      fields: applying,
    },
    addressId: {
      record: async world => (await world.renewal('finished'), world.address(home)),
      fields: async world => ({ ...(await applying(world)), wants: 'delivery' }),
    },
  },
  'nethos.consult.info.drugpic.issue': {
    compatId: { record: world => world.person(), fields: question },
    attaIdList: {
      fields: question,
    },
  },
  'nethos.renewal.list': {
    compatId: { record: async world => (await world.renewal('applied'), world.owner.personId) },
  },
  'nethos.renewal.receive': { consultId: { record: renewal('sent') } },
  'zheer.yygh.ApiJyjcService.querykdxmForConsult': { consultId: { record: renewal('unpaid') } },
  'zheer.yygh.ApiJyjcService.openDrugForConsult': { consultId: { record: renewal('unpaid') } },
  'zheer.yygh.ApiJyjcService.queryOrderByConsultId': { consultId: { record: renewal('unpaid') } },
  'nethos.prescription.list': {
    compatId: { record: async world => (await world.renewal('finished'), world.owner.personId) },
  },
  'nethos.prescription.detail': { prescriptionId: { record: prescribed('unpaid') } },
  'nethos.medication.list': {
    compatId: { record: async world => (await world.renewal('finished'), world.owner.personId) },
  },
  'nethos.medication.own.list': { compatId: { record: world => Promise.resolve(world.owner.personId) } },
  'nethos.medication.own.add': {
    compatId: {
      record: world => Promise.resolve(world.owner.personId),
      fields: () => ({ drugName: '阿司匹林肠溶片', amount: 100, unit: 'mg', frequency: 'qd' }),
    },
  },
  'nethos.medication.taken': {
    prescriptionId: {
      record: world => world.reminded(),
      fields: () => ({ on: dayOf(Date.now()), time: '08:00', isTaken: true }),
    },
  },
  'nethos.medication.remind': { prescriptionId: { fields: () => ({ times: ['08:00'] }) } },
  'staff.renewal.prescribe': {
    consultId: {
      fields: world => ({
        drugs: [{ drugId: world.drugId, packs: 1, amount: 5, unit: 'mg', frequency: 'qd', route: '口服', days: 7 }],
        diagnosis: '高血压',
        opinion: '继续服药',
        proof: 'outpatient',
        // What he was given before is not used up.
        overrides: [{ key: 'duplicate|supply|氨氯地平', reason: '已与患者核实' }],
      }),
    },
  },
  'staff.renewal.prescription.check': {
    consultId: {
      fields: world => ({
        drugs: [{ drugId: world.drugId, packs: 1, amount: 5, unit: 'mg', frequency: 'qd', route: '口服', days: 7 }],
      }),
    },
  },
  'staff.renewal.second': { consultId: { fields: () => ({ agrees: true, reason: '已核对用药史' }) } },
  'staff.renewal.refuse': { consultId: { fields: () => ({ reason: '请到门诊' }) } },
}
