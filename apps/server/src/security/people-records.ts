import type { Trial, Trials } from './record-kinds.ts'

const histories = { pastHistory: '高血压' }
const visit = { medicalContent: '门诊', medicalTime: 1 }
const wish = { scopes: ['book'], days: 30, way: 'link' }
const aboutOwner = (status: 'asked' | 'given', fields: object = {}): Trial => ({
  record: async world => (await world.grantAboutOwner(status)).grantId,
  fields: () => fields,
})

/** People, what is known of their health, and who may act for them. */
export const peopleRecords: Trials = {
  'nethos.pat.compat.credentials.check': {
    compatId: { fields: world => ({ compatName: '王秀英', compatIdcard: world.owner.idCard }) },
  },
  'nethos.system.captcha.commpat.mobile.modify': {
    compatId: { fields: world => ({ mobile: world.mobile() }) },
  },
  'nethos.pat.compat.modify.v2': {
    compatId: { fields: () => ({ areaCode: '330000' }) },
    patAvatar: { fields: world => ({ compatId: world.callerPersonId }) },
  },
  'nethos.pat.compat.delete': { compatId: { record: world => world.person() } },
  'nethos.pat.guardian.list': { compatId: { record: world => world.child() } },
  'nethos.compat.guardian.maintenance': { compatId: { fields: world => world.guardian } },
  'nethos.pat.medicalinfo.modify': {
    patId: { fields: () => histories },
    compatId: { fields: () => histories },
  },
  'nethos.pat.illness.modify': {
    patId: { fields: () => histories },
    compatId: { fields: () => histories },
  },
  'nethos.pat.medicalhistroy.add': {
    patId: { fields: () => visit },
    compatId: { fields: () => visit },
    attaIdList: { fields: () => visit },
  },
  'nethos.pat.medicalhistroy.modify': {
    medicalId: { fields: () => visit },
    attaIdList: {
      fields: async world => ({ ...visit, medicalId: await world.treatment(world[world.caller]) }),
    },
  },
  'nethos.pat.grant.ask': { compatId: { record: world => world.person(), fields: () => wish } },
  'nethos.pat.grant.mine': { grantId: aboutOwner('asked') },
  'nethos.pat.grant.answer': { grantId: aboutOwner('asked', { isYes: true }) },
  'nethos.pat.grant.revoke': { grantId: aboutOwner('given') },
  'nethos.sys.user.auth': {
    compatId: {
      record: async world => (await world.agree('实名认证授权'), world.person()),
      fields: world => ({ name: '王秀英', Idcard: world.idCard() }),
    },
  },
}
