import { clinicRecords } from './clinic-records.ts'
import { bookingOrderRecords } from './booking-order-records.ts'
import { consultKindRecords } from './consult-kind-records.ts'
import { fairRecords } from './fair-records.ts'
import { deskRecords, writersUpload } from './desk-records.ts'
import type { Private, Public } from './record-kinds.ts'
import { paymentRecords } from './payment-records.ts'
import { renewalRecords } from './renewal-records.ts'
import { videoRecords } from './video-records.ts'
import type { World } from './world.ts'

const consult = (status: 'unpaid' | 'going' | 'unreviewed' | 'finished' | 'new') => (world: World) =>
  world.consult(status)
const person: Private = { record: world => world.owner.personId }
const ofDoctor: Pick<Private, 'owner' | 'stranger'> = {
  owner: world => world.doctor.session,
  stranger: world => world.otherDoctor.session,
}
const picture = (world: World) => world.upload({ accountId: world.owner.accountId })
const doctor: Public = 'public: doctors, teams, hospitals and departments are shown to everybody'
const text: Public = 'public: what is published is read by everybody, and nothing else is found'
const sender: Public = "public: the client's own number of a message, looked for among the caller's own"
const follow = (world: World) => world.follow()
const place: Public = 'public: a place in the talk that is asked for; of another talk it is no place in this one'
const link: Public = 'public: where a link came from; kept as it is, looked up nowhere'
const ownAccount: Private = { record: world => world.owner.accountId }
const told = { pastHistory: '高血压' }
const visit = { medicalContent: '门诊', medicalTime: 1 }
const home = {
  receiver: '王秀英',
  mobile: '13800000001',
  areaCode: '330106',
  areaName: '浙江省杭州市西湖区',
  street: '文三路1号',
}
const address = (fields: object = {}): Private => ({ record: world => world.address(home), fields: () => fields })
const visitOf: Private = { record: world => world.treatment() }
const wish = { scopes: ['book'], days: 30, way: 'link' }
const aboutOwner = (status: 'asked' | 'given', fields: object = {}): Private => ({
  record: async world => (await world.grantAboutOwner(status)).grantId,
  fields: () => fields,
})
const hospital: Public = 'public: hospitals and their campuses are shown to everybody'
const visitor = (how: 'filed' | 'bound' | 'new') => (world: World) => world.visitor(how)
const atHospital = () => ({ bookHosId: 'h1' })
const ofVisitor = { compatId: { record: visitor('bound'), fields: () => ({ hosid: 'h1' }) }, hosid: hospital }
const captcha: Public = 'public: a captcha is nobody’s record; rule 15 tries it'
const coupon: Private = {
  record: world => world.coupon(),
  fields: async world => ({ consultId: await world.callersOrder(), payChannel: 'WECHAT' }),
}
const coupons: Public = 'public: batches and activities belong to the office; who is none of it, rule 1 turns away'
const activity: Public = 'public: activities are shown to everybody'
const letters: Public = 'public: operators read all letters to the hospital; who is none, rule 1 turns away'
const ticket: Public = 'public: one browser’s own, known by nobody else; the shell’s tests try it as another one'
const accounts: Public =
  'public: operators look after all accounts, masked and written down; who is none, rule 1 turns away'
const office: Public = 'public: operators see the money of all; who is none, rule 1 turns away'

/**
 * What every id in every service's input means. A service with an id that is in no line here fails the test: whoever adds
 * one says whose record it is, and the test tries it as a stranger (security.md 2).
 */
export const records: Readonly<Record<string, Readonly<Record<string, Private | Public>>>> = {
  ...deskRecords,
  ...fairRecords,
  ...clinicRecords,
  ...videoRecords,
  ...bookingOrderRecords,
  'nethos.doc.list': { hosId: doctor, gbDeptCode: doctor, subDeptCode: doctor },
  'nethos.doc.card': { docId: doctor },
  'nethos.doc.detail': { docId: doctor },
  'nethos.doc.comment.list': { docId: doctor, moudleId: doctor },
  'nethos.doc.notice.get': { docId: doctor },
  'nethos.doc.consult.bill.fee': { docId: doctor },
  'nethos.follow.dp.add': { docId: doctor },
  'nethos.follow.cancel': { docId: doctor },
  'smarthos.team.list': { gbDeptCode: doctor, hosId: doctor },
  'smarthos.team.info.card': { id: doctor },
  'smarthos.serve.info.details': { id: doctor },
  'smarthos.follow.teampat.add': { teamId: doctor },
  'smarthos.follow.teampat.cancel': { teamId: doctor },
  'nethos.doc.article.index.list': { docId: doctor, teamId: doctor },
  'nethos.doc.article.team.list': { teamId: doctor },
  'nethos.doc.article.detail': { articleId: text },
  'nethos.doc.article.read': { articleId: text },
  'nethos.system.information.list': { typeId: text },
  'nethos.system.information.details': { newId: text },
  'nethos.doc.exclusive.code.scan.get': { exclusiveCodeId: 'public: a code that hangs on walls' },
  'nethos.doc.book.dept.list': { docId: doctor },
  'smarthos.card.info.doc.serve': { doctorId: doctor },
  'nethos.system.area.list': { parentCode: 'public: regions' },

  'nethos.system.captcha.checkcaptcha.v2': { cid: captcha },
  'nethos.pat.captcha.login': { cid: captcha },
  'nethos.pat.register.v3': {
    cid: captcha,
    openid: ticket,
    docId: doctor,
    exclusiveCodeId: 'public: a code that hangs on walls',
  },
  'nethos.system.channel.hos.appid.details': { appid: 'public: our own applications, told to everybody' },
  'nethos.wechat.pat.login': { openid: ticket },
  'nethos.wechat.pat.password.login': { openid: ticket },
  'nethos.pat.wechat.bound': { openid: ticket },
  'nethos.pat.wechat.keep': { openid: ticket },
  'nethos.pat.wechat.bind': { cid: captcha, openId: ticket, alipayUserId: ticket, deviceId: ticket, promoteCode: link },
  'nethos.pat.password.modify.v3': { cid: captcha },
  'nethos.pat.cancel': { cid: captcha },
  'nethos.pat.archive.ask': { cid: captcha },
  'nethos.pat.mobile.modify.tourist': { cid: captcha },
  'nethos.pat.equipment.captcha.login': { cid: captcha },
  'nethos.pat.device.delete': { deviceId: { record: world => world.device() } },
  'nethos.pat.mobile.modify': { cid: captcha, currentCid: captcha },

  'nethos.pat.address.detail': { addressId: address() },
  'nethos.pat.address.modify': { addressId: address(home) },
  'nethos.pat.address.delete': { addressId: address() },

  'nethos.pat.info.modify.v2': { patAvatar: { record: picture } },

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

  'nethos.consult.info.docpic.issue.v2': {
    docId: doctor,
    freeClinicId: doctor,
    compatId: {
      record: world => world.person(),
      fields: world => ({ docId: world.doctor.docId, consultContent: '头晕' }),
    },
    attaIdList: {
      record: picture,
      isList: true,
      fields: async world => ({
        docId: await world.anotherDoctor(),
        consultContent: '头晕',
        compatId: world.callerPersonId,
      }),
    },
    consultSourceId: link,
  },
  'nethos.consult.info.detail': { consultId: { record: consult('going') }, afterId: place },
  'nethos.consult.message.read': { consultId: { record: consult('going') } },
  'nethos.consult.info.reply': {
    consultId: { record: consult('going'), fields: () => ({ replyContent: '好的' }) },
    attaIdList: {
      record: picture,
      isList: true,
      fields: async world => ({ consultId: await world.callersConsult(), replyContent: '好的' }),
    },
    sendId: sender,
  },
  'nethos.consult.info.supplement': {
    consultId: { record: consult('new'), fields: () => ({ supplementContent: '化验单' }) },
    attaIdList: {
      record: picture,
      isList: true,
      fields: async world => ({ consultId: await world.callersConsult(), supplementContent: '化验单' }),
    },
  },
  'nethos.consult.info.cancel': { consultId: { record: consult('unpaid') } },
  'nethos.consult.info.complete.v2': { consultId: { record: consult('going') } },
  'nethos.consult.info.comment': {
    consultId: { record: consult('unreviewed'), fields: () => ({ score: 10, content: '好' }) },
  },
  'nethos.consult.info.comment.get': { consultId: { record: consult('finished') } },
  'nethos.consult.info.consultation.list': {
    compatId: { record: async world => (await world.consult('going'), world.owner.personId) },
  },
  'nethos.consult.info.consult.id': {
    docId: doctor,
    teamId: doctor,
    compatId: { record: async world => (await world.consult('going'), world.owner.personId) },
  },
  'nethos.consult.info.consult.sync': { consultId: { record: consult('going') } },
  'nethos.consult.info.need.pay': {
    docId: doctor,
    compatId: {
      record: async world => (await world.consult('unpaid'), world.owner.personId),
      fields: world => ({ docId: world.latestDocId }),
    },
  },
  'nethos.consult.info.going.pat.info': {
    docId: doctor,
    compatId: { record: async world => (await world.consult('going'), world.owner.personId) },
  },
  'nethos.consult.atta.num': { consultId: { record: consult('going') } },
  'nethos.consult.message.list.v3': { consultId: { record: consult('going') } },

  'nethos.consult.info.pay': {
    consultId: { record: consult('unpaid'), fields: () => ({ payChannel: 'WECHAT' }) },
    myCouponId: coupon,
    openid: 'public: the payer’s id at the provider, handed on',
  },
  'nethos.consult.info.pay.v2': {
    consultId: { record: consult('unpaid'), fields: () => ({ payChannel: 'WECHAT' }) },
    myCouponId: coupon,
    openid: 'public: the payer’s id at the provider, handed on',
  },
  'nethos.consult.pay.query': { consultId: { record: consult('unpaid') } },
  'nethos.consult.refund.detail': { consultId: { record: world => world.refunded() } },

  'nethos.follow.get': { docId: doctor, followId: { record: follow } },
  'nethos.follow.message.list': { followId: { record: follow }, beforeId: place },
  'nethos.follow.message.read': { followId: { record: follow } },
  'nethos.follow.message.send': {
    followId: { record: follow, fields: () => ({ msgText: '您好' }) },
    attaIdList: {
      record: picture,
      isList: true,
      fields: async world => ({ followId: await world.callersFollow() }),
    },
    sendId: sender,
  },
  'staff.follow.message.list': { followId: { record: follow, ...ofDoctor }, beforeId: place },
  'staff.follow.message.read': { followId: { record: follow, ...ofDoctor } },
  'staff.follow.card.send': {
    followId: {
      record: follow,
      fields: async world => ({ cardKind: 'doctor', cardId: world.doctor.docId }),
      ...ofDoctor,
    },
    cardId: 'public: only what everybody may read is sent as a card',
    sendId: sender,
  },
  'staff.follow.message.send': {
    followId: { record: follow, fields: () => ({ msgText: '您好' }), ...ofDoctor },
    attaIdList: {
      record: world => world.upload({ staffId: world.doctor.staffId }),
      isList: true,
      fields: async world => ({ followId: await world.callersFollow(), msgText: '见附件' }),
      ...ofDoctor,
    },
    sendId: sender,
  },
  'nethos.system.messagebox.details': { messageId: { record: world => world.message() } },
  'nethos.system.messagebox.read': { messageId: { record: world => world.message() } },

  'nethos.pat.record.look.list': { compatId: person },
  'staff.audit.list': { patId: office },

  'smarthos.coupon.mycoupon.unused.count': { consultId: { record: consult('unpaid') } },
  'smarthos.coupon.mycoupon.usable.list': { consultId: { record: consult('unpaid') } },
  'smarthos.coupon.receive': { activityId: activity },
  'smarthos.coupon.activity.details': { activityId: activity },

  'staff.coupon.batch.save': { batchId: coupons, docIds: doctor, deptCodes: doctor },
  'staff.coupon.batch.stop': { batchId: coupons },
  'staff.coupon.give': { batchId: coupons },
  'staff.coupon.activity.save': { activityId: coupons, batchId: coupons, inviterBatchId: coupons },
  'staff.coupon.activity.stop': { activityId: coupons },
  'nethos.system.information.block': { blockId: 'public: texts of the hospital are shown to everybody' },
  'nethos.system.feedback.add': { attaIdList: { record: picture, isList: true, fields: () => ({ content: '很好' }) } },
  'nethos.system.feedback.details': { feedbackId: { record: world => world.feedback() } },
  'staff.feedback.detail': { feedbackId: letters },
  'staff.feedback.answer': { feedbackId: letters },
  'staff.feedback.close': { feedbackId: letters },

  'staff.doctor.list': { gbDeptCode: doctor },
  'staff.doctor.detail': { docId: doctor },
  'staff.doctor.change': { docId: doctor, docAvatar: writersUpload },
  'staff.doctor.notice.change': { docId: doctor },
  'staff.doctor.add': { hosId: doctor, gbDeptCode: doctor },
  'staff.doctor.offer.change': { docId: doctor },
  'staff.team.list': { hosId: doctor },
  'staff.team.detail': { teamId: doctor },
  'staff.team.add': { hosId: doctor, gbDeptCode: doctor },
  'staff.team.change': { teamId: doctor, hosId: doctor, gbDeptCode: doctor, teamAvatar: writersUpload },
  'staff.team.offer.change': { teamId: doctor },
  'staff.team.banner.change': { teamId: doctor, picture: writersUpload },
  'staff.team.service.save': { teamId: doctor, serviceId: doctor },
  'staff.team.member.add': { teamId: doctor, docId: doctor },
  'staff.team.member.remove': { teamId: doctor, docId: doctor },
  'staff.team.member.lead': { teamId: doctor, docId: doctor },
  'staff.team.member.order': { teamId: doctor, docIds: doctor },
  'staff.patient.detail': { patId: accounts },

  'staff.free_clinic.save': { freeClinicId: office, docIds: doctor, teamIds: doctor },

  'staff.consult.detail': { consultId: { record: consult('going'), ...ofDoctor }, afterId: place },
  'staff.consult.read': { consultId: { record: consult('going'), ...ofDoctor } },
  'staff.consult.assign': { consultId: { record: world => world.teamConsult(), ...ofDoctor }, docId: doctor },
  'staff.consult.card': {
    consultId: {
      record: consult('going'),
      fields: world => ({ cardKind: 'doctor', cardId: world.doctor.docId }),
      ...ofDoctor,
    },
    cardId: text,
    sendId: sender,
  },
  'staff.consult.reply': {
    consultId: { record: consult('going'), fields: () => ({ replyContent: '多喝水' }), ...ofDoctor },
    attaIdList: {
      record: world => world.upload({ staffId: world.doctor.staffId }),
      isList: true,
      fields: async world => ({ consultId: await world.callersConsult(), replyContent: '见附件' }),
      ...ofDoctor,
    },
    sendId: sender,
  },
  'staff.consult.supplement.ask': {
    consultId: { record: consult('going'), fields: () => ({ content: '请补充化验单' }), ...ofDoctor },
  },
  'staff.consult.finish': { consultId: { record: consult('going'), ...ofDoctor } },
  'staff.consult.refuse': {
    consultId: { record: consult('new'), fields: () => ({ reason: '请到门诊就诊' }), ...ofDoctor },
  },
  ...consultKindRecords,
  ...renewalRecords,
  ...paymentRecords,
}
