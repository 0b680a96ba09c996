import type { Private, Records } from './record-kinds.ts'
import { consult, doctor, link, ofDoctor, picture, place, sender, text } from './whose.ts'

const coupon: Private = {
  record: world => world.coupon(),
  fields: async world => ({ consultId: await world.callersOrder(), payChannel: 'WECHAT' }),
}

/** Consults by pictures and words, and their money. */
export const consultRecords: Records = {
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
}
