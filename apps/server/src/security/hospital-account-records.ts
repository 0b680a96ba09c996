import type { Public, Records } from './record-kinds.ts'
import { captcha, person } from './whose.ts'
import type { World } from './world.ts'

const hospital: Public = 'public: hospitals and their campuses are shown to everybody'
const visitor = (how: 'filed' | 'bound' | 'new') => (world: World) => world.visitor(how)
const atHospital = () => ({ bookHosId: 'h1' })
const ofVisitor = { compatId: { record: visitor('bound'), fields: () => ({ hosid: 'h1' }) }, hosid: hospital }

/** Files at the hospitals. */
export const hospitalAccountRecords: Records = {
  'nethos.book.compat.bind.check': { compatId: { record: visitor('filed'), fields: atHospital }, bookHosId: hospital },
  'nethos.book.compat.bind': { compatId: { record: visitor('filed'), fields: atHospital }, bookHosId: hospital },
  'nethos.book.compat.bind.new': {
    compatId: {
      record: visitor('new'),
      fields: () => ({ bookHosId: 'h1', address: '宁禾市东湖区长堤路166号', patWorkCode: '90' }),
    },
    bookHosId: hospital,
  },
  'nethos.pat.compat.medicalrecord.unbind': { compatRecordId: { record: world => world.hospitalAccount() } },
  'nethos.system.captcha.hospital.mobile.modify': { compatId: { record: visitor('filed') } },
  'nethos.book.patient.mobile.modify.v3': {
    compatId: {
      record: visitor('filed'),
      fields: async world => ({ bookHosId: 'h1', ...(await world.visitorsProof()) }),
    },
    bookHosId: hospital,
    cid: captcha,
  },
  'nethos.book.hos.patient': { hosid: hospital },
  'zheer.yygh.ApiPatientService.checkPhoneAndAddress.v2': ofVisitor,
  'zheer.yygh.ApiJyjcService.menzhenjlQueryAlljzkh': ofVisitor,
  'zheer.yygh.apiPatientService.getPatientInfo': ofVisitor,
  'zheer.yygh.apiPatientService.changeHisVitalSigns': ofVisitor,
  'zheer.yygh.apiPatientService.changeHisPatientData': {
    ...ofVisitor,
    compatId: { record: visitor('bound'), fields: () => ({ hosid: 'h1', jIATINGZZ: '宁禾市西山区松风路9号' }) },
    jIUZHENKH: 'public: a card is looked for among those of the person’s own file',
  },
  'nethos.book.patient.idcard.check': {
    compatId: { ...person, fields: world => ({ idCard: world.owner.idCard }) },
  },
}
