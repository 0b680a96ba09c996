import { pages } from '../pages.ts'

/** `id`: which operation; left out, the person's that lies nearest. */
const ofPerson = ['compatId', 'id?'] as const

export const daySurgeryPages = pages({
  home: { at: '/daysurgery', title: '日间手术', kind: 'hub', for: 'account' },
  chemotherapy: { at: '/daysurgery/rjhl', title: '日间化疗', kind: 'detail', for: 'account' },
  operation: { at: '/daysurgery/shoushu', title: '手术信息', kind: 'detail', for: 'account', query: ['compatId'] },
  patientHome: { at: '/daysurgery/home', title: '日间手术', kind: 'hub', for: 'account', query: ofPerson },
  allItems: { at: '/daysurgery/all', title: '全部事项', kind: 'list', for: 'account', query: ofPerson },
  messages: { at: '/daysurgery/message', title: '消息提醒', kind: 'list', for: 'account', query: ofPerson },
  team: { at: '/daysurgery/team', title: '手术团队', kind: 'detail', for: 'account', query: ofPerson },
  insurance: { at: '/daysurgery/picc', title: '手术保险', kind: 'detail', for: 'account', query: ofPerson },
  /** Of ours: who takes the patient home. */
  companion: { at: '/daysurgery/companion', title: '陪同人', kind: 'form', for: 'account', query: ['id'] },
  waiting: { at: '/dhry', title: '等候入院', kind: 'hub', for: 'account' },
  waitingOperation: { at: '/dhry/shoushu', title: '手术信息', kind: 'detail', for: 'account', query: ['compatId'] },
  waitingHome: { at: '/dhry/home', title: '等候入院', kind: 'hub', for: 'account', query: ofPerson },
  waitingAllItems: { at: '/dhry/all', title: '全部事项', kind: 'list', for: 'account', query: ofPerson },
  waitingMessages: { at: '/dhry/message', title: '消息提醒', kind: 'list', for: 'account', query: ofPerson },
  waitingTeam: { at: '/dhry/team', title: '医护团队', kind: 'detail', for: 'account', query: ofPerson },
  waitingInsurance: { at: '/dhry/picc', title: '手术保险', kind: 'detail', for: 'account', query: ofPerson },
  waitingGuideNotice: { at: '/dhry/dzd/pre', title: '导诊单', kind: 'reading', for: 'account', query: ['compatId'] },
  waitingGuide: { at: '/dhry/dzd', title: '导诊单', kind: 'detail', for: 'account', query: ofPerson },
  waitingNotice: { at: '/dhry/pre', title: '入院须知', kind: 'reading', for: 'account' },
  progressList: { at: '/ssjz/list', title: '手术进展', kind: 'list', for: 'account', query: ['compatId'] },
  progress: { at: '/ssjz/detail', title: '手术进展详情', kind: 'detail', for: 'account', query: ['id'] },
})
