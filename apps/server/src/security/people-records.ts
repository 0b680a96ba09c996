import type { Private, Records } from './record-kinds.ts'
import { captcha, person, picture } from './whose.ts'

const ownAccount: Private = { record: world => world.owner.accountId }
const told = { pastHistory: '高血压' }
const visit = { medicalContent: '门诊', medicalTime: 1 }
const visitOf: Private = { record: world => world.treatment() }
const wish = { scopes: ['book'], days: 30, way: 'link' }
const aboutOwner = (status: 'asked' | 'given', fields: object = {}): Private => ({
  record: async world => (await world.grantAboutOwner(status)).grantId,
  fields: () => fields,
})

/** People, what is known of their health, and who may act for them. */
export const peopleRecords: Records = {
  'nethos.pat.compat.detail': { compatId: person },
  'nethos.pat.compat.credentials.check': {
    compatId: { ...person, fields: world => ({ compatName: '王秀英', compatIdcard: world.owner.idCard }) },
  },
  'nethos.system.captcha.commpat.mobile.modify': {
    compatId: { ...person, fields: world => ({ mobile: world.mobile() }) },
  },
  'nethos.pat.compat.add.v2': { cid: captcha },
  'nethos.pat.compat.modify.v2': {
    compatId: { ...person, fields: () => ({ areaCode: '330000' }) },
    patAvatar: { record: picture, fields: world => ({ compatId: world.callerPersonId }) },
    cid: captcha,
  },
  'smarthos.third.authorization.code.get.v2': {
    compatId: person,
    thirdId: 'public: a partner of the hospital',
  },
  'nethos.pat.compat.delete': { compatId: { record: world => world.person() } },
  'nethos.pat.guardian.list': { compatId: { record: world => world.child() } },
  'nethos.compat.guardian.check': { compatId: person },
  'nethos.compat.guardian.maintenance': { compatId: { ...person, fields: world => world.guardian } },
  'nethos.pat.medicalinfo.details': { patId: ownAccount, compatId: person },
  'nethos.pat.medicalinfo.modify': {
    patId: { ...ownAccount, fields: () => told },
    compatId: { ...person, fields: () => told },
  },
  'nethos.pat.illness.details': { patId: ownAccount, compatId: person },
  'nethos.pat.illness.modify': {
    patId: { ...ownAccount, fields: () => told },
    compatId: { ...person, fields: () => told },
  },
  'nethos.pat.medicalhistroy.list': { patId: ownAccount, compatId: person },
  'nethos.pat.medicalhistroy.detail': { medId: visitOf },
  'nethos.pat.medicalhistroy.add': {
    patId: { ...ownAccount, fields: () => visit },
    compatId: { ...person, fields: () => visit },
    attaIdList: { record: picture, isList: true, fields: () => visit },
  },
  'nethos.pat.medicalhistroy.modify': {
    medicalId: { ...visitOf, fields: () => visit },
    userId: 'public: sent by old clients, not read',
    attaIdList: {
      record: picture,
      isList: true,
      fields: async world => ({ ...visit, medicalId: world.caller === 'owner' ? await world.treatment() : 'none' }),
    },
  },
  'nethos.pat.medicalhistroy.delete': { medicalId: visitOf },
  'nethos.pat.medicalhistroy.restore': { medicalId: visitOf },
  'nethos.pat.grant.detail': { compatId: person },
  'nethos.pat.grant.ask': { compatId: { record: world => world.person(), fields: () => wish } },
  'nethos.pat.grant.code': {
    grantId: 'public: with the code that went to the person’s phone; grants.test.ts tries it as a stranger',
    cid: captcha,
  },
  'nethos.pat.grant.end': { grantId: { record: world => world.asked() } },
  'nethos.pat.grant.mine': { grantId: aboutOwner('asked') },
  'nethos.pat.grant.answer': { grantId: aboutOwner('asked', { isYes: true }) },
  'nethos.pat.grant.revoke': { grantId: aboutOwner('given') },
  'nethos.pat.grant.managers.end': {
    managedId: { record: async world => (await world.grantAboutOwner('given')).managedId },
  },
  'nethos.sys.user.auth.list': { compatId: person },
  'nethos.sys.user.auth': {
    compatId: {
      record: async world => (await world.agree('实名认证授权'), world.person()),
      fields: world => ({ name: '王秀英', Idcard: world.idCard() }),
    },
  },
  'nethos.pat.record.look.list': { compatId: person },
}
