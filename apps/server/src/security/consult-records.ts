import type { Trial, Trials } from './record-kinds.ts'
import { consult } from './samples.ts'

const coupon: Trial = {
  record: world => world.coupon(),
  fields: async world => ({ consultId: await world.callersOrder(), payChannel: 'WECHAT' }),
}

/** Consults by pictures and words, and their money. */
export const consultRecords: Trials = {
  'nethos.consult.info.docpic.issue.v2': {
    compatId: {
      record: world => world.person(),
      fields: world => ({ docId: world.doctor.docId, consultContent: '头晕' }),
    },
    attaIdList: {
      fields: async world => ({
        docId: await world.anotherDoctor(),
        consultContent: '头晕',
        compatId: world.callerPersonId,
      }),
    },
  },
  'nethos.consult.info.reply': {
    consultId: { fields: () => ({ replyContent: '好的' }) },
    attaIdList: {
      fields: async world => ({ consultId: await world.callersConsult(), replyContent: '好的' }),
    },
  },
  'nethos.consult.info.supplement': {
    consultId: { record: consult('new'), fields: () => ({ supplementContent: '化验单' }) },
    attaIdList: {
      fields: async world => ({ consultId: await world.callersConsult(), supplementContent: '化验单' }),
    },
  },
  'nethos.consult.info.cancel': { consultId: { record: consult('unpaid') } },
  'nethos.consult.info.comment': {
    consultId: { record: consult('unreviewed'), fields: () => ({ score: 10, content: '好' }) },
  },
  'nethos.consult.info.comment.get': { consultId: { record: consult('finished') } },
  'nethos.consult.info.consultation.list': {
    compatId: { record: async world => (await world.consult('going'), world.owner.personId) },
  },
  'nethos.consult.info.consult.id': {
    compatId: { record: async world => (await world.consult('going'), world.owner.personId) },
  },
  'nethos.consult.info.need.pay': {
    compatId: {
      record: async world => (await world.consult('unpaid'), world.owner.personId),
      fields: world => ({ docId: world.latestDocId }),
    },
  },
  'nethos.consult.info.going.pat.info': {
    compatId: { record: async world => (await world.consult('going'), world.owner.personId) },
  },
  'nethos.consult.info.pay': {
    consultId: { record: consult('unpaid'), fields: () => ({ payChannel: 'WECHAT' }) },
    myCouponId: coupon,
  },
  'nethos.consult.info.pay.v2': {
    consultId: { record: consult('unpaid'), fields: () => ({ payChannel: 'WECHAT' }) },
    myCouponId: coupon,
  },
  'nethos.consult.pay.query': { consultId: { record: consult('unpaid') } },
  'nethos.consult.refund.detail': { consultId: { record: world => world.refunded() } },
  'staff.consult.assign': { consultId: { record: world => world.teamConsult() } },
  'staff.phrase.change': { phraseId: { fields: () => ({ text: '请按时服药', isShared: false }) } },
  'staff.consult.card': {
    consultId: {
      fields: world => ({ cardKind: 'doctor', cardId: world.doctor.docId }),
    },
  },
  'staff.consult.reply': {
    consultId: { fields: () => ({ replyContent: '多喝水' }) },
    attaIdList: {
      fields: async world => ({ consultId: await world.callersConsult(), replyContent: '见附件' }),
    },
  },
  'staff.consult.flag.judge': {
    consultId: { record: world => world.flagged(), fields: () => ({ flag: 'chest_pain', verdict: 'right' }) },
  },
  'staff.consult.prescription.offer': {
    consultId: {
      // Of a doctor who may prescribe.
      record: async world => {
        await world.renewal('refused')
        return consult('going')(world)
      },
      fields: () => ({ content: '苯磺酸氨氯地平片5mg，每日一次' }),
    },
  },
  'staff.consult.replies.give': {
    consultId: { record: consult('going'), fields: () => ({ count: 2 }) },
  },
  'staff.consult.supplement.ask': {
    consultId: { fields: () => ({ content: '请补充化验单' }) },
  },
  'staff.consult.refuse': {
    consultId: { record: consult('new'), fields: () => ({ reason: '请到门诊就诊' }) },
  },
}
