import type { OwnEntry, ShownDraw } from '@nethos/contract/booking/draw.schemas.ts'
import type { FairSession, WaitChoices, WaitDetail, WaitRow } from '@nethos/contract/booking/waitlist.schemas.ts'
import { inDays, saturday } from '../../testing/booking.samples.ts'

/** Wednesday morning. */
export const aFairSession = (changes: Partial<FairSession> = {}): FairSession => ({
  sessionId: 'h1.s1',
  onDay: inDays(4),
  period: 'am',
  kind: 'expert',
  feeCents: 5_000,
  deptId: 'h1.k1',
  deptName: '心血管内科',
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  clinicDoctorId: 'h1.d1',
  docName: '沈知远',
  docTitle: '主任医师',
  isStopped: false,
  ...changes,
})

/** 沈知远 on two mornings, 周明 on the second afternoon. */
export const someChoices = (changes: Partial<WaitChoices> = {}): WaitChoices => ({
  deptId: 'h1.k1',
  deptName: '心血管内科',
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  isOpen: true,
  offerMinutes: 30,
  quietFrom: 21 * 60,
  quietUntil: 7 * 60,
  sessions: [
    { ...aFairSession(), waiting: 3 },
    { ...aFairSession({ sessionId: 'h1.s2', onDay: inDays(5) }), waiting: 0 },
    {
      ...aFairSession({
        sessionId: 'h1.s3',
        onDay: inDays(5),
        period: 'pm',
        clinicDoctorId: 'h1.d2',
        docName: '周明',
      }),
      waiting: 1,
    },
  ],
  ...changes,
})

export const aWaitRow = (changes: Partial<WaitRow> = {}): WaitRow => ({
  waitId: 'w1',
  personId: 'p1',
  personName: '王秀英',
  hosName: '宁禾大学附属第一医院',
  deptName: '心血管内科',
  waitState: 'waiting',
  stateLabel: '候补中',
  ahead: 3,
  doctors: ['沈知远'],
  fromDay: inDays(4),
  toDay: inDays(5),
  createdAt: saturday,
  endsAt: saturday + 5 * 86_400_000,
  pausedUntil: null,
  offer: null,
  bookingId: '',
  ...changes,
})

export const aWaitDetail = (changes: Partial<WaitDetail> = {}): WaitDetail => ({
  ...aWaitRow(),
  wishes: [
    { session: aFairSession(), ahead: 3, isOver: false },
    { session: aFairSession({ sessionId: 'h1.s2', onDay: inDays(5), isStopped: true }), ahead: null, isOver: true },
  ],
  isFromDraw: false,
  declines: 0,
  misses: 0,
  offerMinutes: 30,
  quietFrom: 21 * 60,
  quietUntil: 7 * 60,
  ...changes,
})

export const anOffered = (): WaitDetail =>
  aWaitDetail({
    waitState: 'offered',
    stateLabel: '有号待确认',
    ahead: null,
    offer: {
      offerId: 'o1',
      session: aFairSession(),
      no: 7,
      startsAt: saturday + 4 * 86_400_000,
      endsAt: saturday + 30 * 60_000,
    },
  })

const hex = (of: string) => of.repeat(64)

export const aDraw = (changes: Partial<ShownDraw> = {}): ShownDraw => ({
  session: aFairSession(),
  drawState: 'gathering',
  stateLabel: '登记中',
  commitment: hex('c'),
  committedAt: saturday - 86_400_000,
  opensAt: saturday - 60_000,
  closesAt: saturday + 4 * 60_000,
  seed: '',
  entriesDigest: '',
  drawnAt: null,
  roundAt: null,
  lastRoundAt: null,
  numbers: 10,
  left: 10,
  entries: 128,
  won: 0,
  ...changes,
})

export const aSettledDraw = () =>
  aDraw({
    drawState: 'settled',
    stateLabel: '已揭晓',
    seed: hex('5'),
    entriesDigest: hex('e'),
    drawnAt: saturday,
    left: 0,
    won: 10,
  })

/** Drawn an hour ago; two numbers are left. */
export const aDrawBetweenRounds = () =>
  aDraw({
    drawState: 'drawn',
    stateLabel: '余号登记中',
    seed: hex('5'),
    entriesDigest: hex('e'),
    closesAt: saturday - 3_600_000,
    drawnAt: saturday - 3_600_000,
    roundAt: saturday + 1_800_000,
    lastRoundAt: saturday + 23 * 3_600_000,
    left: 2,
    entries: 9,
    won: 8,
  })

export const anOwnEntry = (changes: Partial<OwnEntry> = {}): OwnEntry => ({
  drawEntryId: 'e1',
  digest: hex('d'),
  session: aFairSession(),
  personId: 'p1',
  personName: '王秀英',
  drawState: 'gathering',
  entryState: 'entered',
  entryLabel: '已登记',
  isLater: false,
  closesAt: saturday + 4 * 60_000,
  rank: null,
  wantsWait: true,
  reason: '',
  bookingId: '',
  waitId: '',
  createdAt: saturday,
  ...changes,
})
