import type { Trials } from './record-kinds.ts'

/** Patient groups and the talk in them. */
export const groupRecords: Trials = {
  'smarthos.group.apply': {
    compatId: {
      fields: async world => ({ groupId: await world.openGroup(), nickname: '秀秀', reason: '想学习' }),
    },
  },
  'smarthos.group.message.send': {
    groupId: { fields: () => ({ text: '大家好' }) },
    attaIdList: { fields: async world => ({ groupId: await world.callersGroup() }) },
  },
  'staff.group.message.send': {
    groupId: { fields: () => ({ text: '大家好' }) },
    attaIdList: { fields: async world => ({ groupId: await world.callersGroup() }) },
  },
  'staff.group.card.send': {
    groupId: { fields: world => ({ cardKind: 'doctor', cardId: world.doctor.docId }) },
  },
  'staff.group.announce': { groupId: { fields: () => ({ text: '周四讲课' }) } },
  'staff.group.message.remove': { messageId: { fields: () => ({ reason: '广告' }) } },
  'staff.group.alert.list': { groupId: { fields: () => ({ isOpen: true }) } },
  'staff.group.alert.judge': {
    alertId: { record: world => world.groupDanger(), fields: () => ({ flag: 'chest_pain', verdict: 'right' }) },
  },
  'staff.group.alert.settle': { alertId: { fields: () => ({ outcome: '已联系' }) } },
  'staff.group.application.list': { groupId: { fields: () => ({ isWaiting: true }) } },
  'staff.group.application.decline': { applicationId: { fields: () => ({ reason: '不符合' }) } },
  'staff.group.member.mute': { memberId: { fields: () => ({ hours: 1 }) } },
  'staff.group.member.remove': { memberId: { fields: () => ({ reason: '广告' }) } },
  'staff.group.faq.save': { groupId: { fields: () => ({ question: '问', answer: '答' }) } },
  'staff.group.faq.remove': { groupId: { fields: world => ({ faqId: world.latestGroup().faqId }) } },
}
