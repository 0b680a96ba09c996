import type { Batch, DeskActivity } from './coupons.calls.ts'

export const now = Date.parse('2026-11-21T08:00:00Z')

export const aBatch = (changed: Partial<Batch> = {}): Batch => ({
  batchId: 'b1',
  couponName: '新朋友见面礼',
  couponKind: 'direct',
  reductionCents: 2000,
  thresholdCents: 0,
  percent: 100,
  inWords: '立减20元',
  consultTypes: [],
  docIds: [],
  deptCodes: [],
  scopeText: '全部在线咨询可用',
  validFrom: null,
  validUntil: null,
  validDays: 30,
  validityText: '领取后30天内有效',
  total: 100,
  issued: 12,
  used: 5,
  offCents: 10_000,
  isOpen: true,
  createdAt: Date.parse('2026-11-01T00:00:00Z'),
  ...changed,
})

export const anActivity = (changed: Partial<DeskActivity> = {}): DeskActivity => ({
  activityId: 'a1',
  activityName: '邀请好友，双方得礼',
  userScene: 'INVITE_REGISTER',
  promoteCode: 'FRIEND88',
  rulesText: '每邀请一位好友注册得一张',
  batchId: 'b1',
  batchName: '新朋友见面礼',
  inviterBatchId: 'b2',
  inviterBatchName: '推荐好友感谢礼',
  inviterMost: 20,
  startsAt: Date.parse('2026-11-01T00:00:00+08:00'),
  endsAt: Date.parse('2026-12-31T20:00:00+08:00'),
  isOpen: true,
  taken: 7,
  createdAt: Date.parse('2026-11-01T00:00:00Z'),
  ...changed,
})
