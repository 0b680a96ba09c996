import type { RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import type { Private, Public, Records } from './record-kinds.ts'
import { doctor, home, ofDoctor } from './whose.ts'
import type { World } from './world.ts'

const renewal = (status: RenewalStatus) => async (world: World) => (await world.renewal(status)).consultId
const prescribed = (status: RenewalStatus) => async (world: World) => (await world.renewal(status)).prescriptionId
const drugs: Public = 'public: the list of drugs is shown to everybody who is logged in'
const inPharmacy: Public =
  'public: pharmacists review all prescriptions of the house, each look written down; who is none, rule 1 turns away'
const healthy = { liverFunction: 'normal', kidneyFunction: 'normal', fertilityPlan: 'none' }
const forOwner: Private = {
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
const aRenewal = (status: RenewalStatus, fields: object = {}): Private => ({
  record: renewal(status),
  fields: () => fields,
  ...ofDoctor,
})

/** The ids of renewals, prescriptions and medication: a part of the table in records.ts. */
export const renewalRecords: Records = {
  'nethos.renewal.doctor.list': { gbDeptCode: doctor },
  'nethos.renewal.drug.detail': { drugId: drugs },
  'nethos.renewal.previous.list': { compatId: forOwner },
  'nethos.renewal.drug.check': { compatId: forOwner, drugs },
  'nethos.consult.info.renewal.issue': {
    compatId: {
      record: async world => (await world.renewal('finished'), world.owner.personId),
      fields: applying,
    },
    docId: doctor,
    drugs,
    attaIdList: {
      record: async world => (await world.renewal('finished'), world.upload({ accountId: world.owner.accountId })),
      isList: true,
      fields: applying,
    },
    addressId: {
      record: async world => (await world.renewal('finished'), world.address(home)),
      fields: async world => ({ ...(await applying(world)), wants: 'delivery' }),
    },
  },
  'nethos.renewal.pharmacist.detail': { docId: doctor },
  'nethos.consult.info.drugpic.issue': {
    docId: doctor,
    medicines: drugs,
    compatId: { record: world => world.person(), fields: question },
    attaIdList: {
      record: world => world.upload({ accountId: world.owner.accountId }),
      isList: true,
      fields: question,
    },
    consultSourceId: 'public: where a link came from; kept as it is, looked up nowhere',
  },
  'nethos.renewal.list': {
    compatId: { record: async world => (await world.renewal('applied'), world.owner.personId) },
  },
  'nethos.renewal.detail': { consultId: { record: renewal('applied') } },
  'nethos.renewal.cancel': { consultId: { record: renewal('applied') } },
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
  'nethos.medication.detail': { prescriptionId: { record: prescribed('paid') } },
  'nethos.medication.remind': { prescriptionId: { record: prescribed('paid'), fields: () => ({ times: ['08:00'] }) } },
  'staff.renewal.detail': { consultId: aRenewal('applied') },
  'staff.renewal.prescribe': {
    consultId: {
      ...aRenewal('applied'),
      fields: world => ({
        drugs: [{ drugId: world.drugId, packs: 1, dose: '5mg', frequency: '每日1次', route: '口服', days: 7 }],
        diagnosis: '高血压',
        opinion: '继续服药',
      }),
    },
    drugs,
  },
  'staff.renewal.refuse': { consultId: aRenewal('applied', { reason: '请到门诊' }) },
  'staff.prescription.detail': { consultId: inPharmacy },
  'staff.prescription.review': { consultId: inPharmacy },
  'staff.prescription.send': { consultId: inPharmacy, trackingNo: 'public: the number of a parcel, typed in' },
  'staff.prescription.lay.out': { consultId: inPharmacy },
  'staff.prescription.hand.over': { consultId: inPharmacy },
  'staff.prescription.call.off': { consultId: inPharmacy },
}
