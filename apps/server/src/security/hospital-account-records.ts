import type { Trials } from './record-kinds.ts'
import type { World } from './world.ts'

const visitor = (how: 'filed' | 'bound' | 'new') => (world: World) => world.visitor(how)
const atHospital = () => ({ bookHosId: 'h1' })
const ofVisitor = { compatId: { record: visitor('bound'), fields: () => ({ hosid: 'h1' }) } }

/** Files at the hospitals. */
export const hospitalAccountRecords: Trials = {
  'nethos.book.compat.bind.check': { compatId: { record: visitor('filed'), fields: atHospital } },
  'nethos.book.compat.bind': { compatId: { record: visitor('filed'), fields: atHospital } },
  'nethos.book.compat.bind.new': {
    compatId: {
      record: visitor('new'),
      fields: () => ({ bookHosId: 'h1', address: '宁禾市东湖区长堤路166号', patWorkCode: '90' }),
    },
  },
  'nethos.system.captcha.hospital.mobile.modify': { compatId: { record: visitor('filed') } },
  'nethos.book.patient.mobile.modify.v3': {
    compatId: {
      record: visitor('filed'),
      fields: async world => ({ bookHosId: 'h1', ...(await world.visitorsProof()) }),
    },
  },
  'zheer.yygh.ApiPatientService.checkPhoneAndAddress.v2': ofVisitor,
  'zheer.yygh.ApiJyjcService.menzhenjlQueryAlljzkh': ofVisitor,
  'zheer.yygh.apiPatientService.getPatientInfo': ofVisitor,
  'zheer.yygh.apiPatientService.changeHisVitalSigns': ofVisitor,
  'zheer.yygh.apiPatientService.changeHisPatientData': {
    ...ofVisitor,
    compatId: { record: visitor('bound'), fields: () => ({ hosid: 'h1', jIATINGZZ: '宁禾市西山区松风路9号' }) },
  },
  'nethos.book.patient.idcard.check': {
    compatId: { fields: world => ({ idCard: world.owner.idCard }) },
  },
}
