import type { Trials } from './record-kinds.ts'
import type { World } from './world.ts'

const registration = {
  contactName: '王大明',
  contactMobile: '13900000002',
  contactRelation: 'child',
  address: '宁禾市东湖区文三路1号',
  insuranceKind: 'employee',
}
const called = (world: World) => world.admission('called')

/** The ids of admissions and their steps: a part of the table in records.ts. */
export const inpatientRecords: Trials = {
  'zheer.yygh.ApiJyjcService.zhuyuandj': {
    applyNumber: { fields: () => registration },
    compatId: { fields: async world => ({ ...registration, applyNumber: await world.admission() }) },
  },
  'smarthos.system.process.detail.list': { processId: { record: world => world.processStep() } },
  'smarthos.system.process.read': { processId: { record: world => world.processStep() } },
  'nethos.admission.answer': { applyNumber: { record: called, fields: () => ({ answer: 'accept' }) } },
  'nethos.admission.visit.register': {
    applyNumber: {
      record: world => world.stay(),
      fields: async world => {
        await world.stay()
        return { startsAt: await world.visitTime(), visitorName: '李梅', relation: 'child' }
      },
    },
  },
  'nethos.admission.ward': { applyNumber: { record: world => world.stay() } },
}
