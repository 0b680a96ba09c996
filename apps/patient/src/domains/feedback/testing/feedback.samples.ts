import type { Feedback } from '@nethos/contract/feedback/feedback.services.ts'

export const aFeedback = (changes: Partial<Feedback> = {}): Feedback => ({
  feedbackId: 'f1',
  kind: 'complaint',
  content: '排队太久',
  feedbackState: 'open',
  createdAt: Date.parse('2026-11-21T07:04:00Z'),
  contact: '王女士',
  contactWay: '13900001111',
  attaList: [],
  answers: [],
  isRecorded: false,
  isReopenable: false,
  additions: [],
  ...changes,
})
