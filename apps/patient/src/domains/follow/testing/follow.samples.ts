import type { followServices } from '@nethos/contract/follow/follow.services.ts'
import type { TalkMessage } from '@nethos/contract/follow/follow.schemas.ts'
import type { OutputOf, Page } from '@nethos/contract/service.ts'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'

type Talk = OutputOf<typeof followServices.listLastMessages>[number]
type Followed = OutputOf<typeof followServices.listFollowed>['rows'][number]
type Follow = OutputOf<typeof followServices.getFollow>

const aDoctor = (): Doctor => ({
  docId: 'd1',
  docType: 'DOC',
  docName: '张伟',
  docAvatar: 'f1',
  docTitle: '主任医师',
  teachTitleName: '教授',
  docCcpRole: '',
  docDeptName: '心血管内科',
  gbDeptCode: '03.04',
  docHosName: '南山云医院',
  hosId: 'h1',
  docSkill: '高血压、冠心病',
  docTags: [],
  docScore: 9.6,
  reviewCount: 3,
  consultCount: 120,
  consultPriceCents: 3_000,
  replyLimit: 3,
  pictureIsOpen: true,
  picturePriceCents: 3_000,
  picturePriceText: '30.00',
  videoIsOpen: false,
  videoPriceText: '',
  famousIsOpen: false,
  famousPriceText: '',
  teamIsOpen: false,
  teamPriceText: '',
  canPrescribe: false,
  freeClinicIsOn: false,
  replyTimeText: '',
})

/** 2026-11-21 15:04 in the hospital. */
export const afternoon = Date.parse('2026-11-21T07:04:00Z')

export const aTalkMessage = (changes: Partial<TalkMessage> = {}): TalkMessage => ({
  messageId: 'm1',
  followId: 'f1',
  msgType: 'TEXT',
  text: '记得按时复查',
  card: null,
  talker: 'DOC',
  talkerName: '张伟',
  seconds: 0,
  attaList: [],
  sendId: null,
  createdAt: afternoon,
  ...changes,
})

export const aFollow = (changes: Partial<Follow> = {}): Follow => ({
  followId: 'f1',
  isFollow: true,
  sysDoc: aDoctor(),
  ...changes,
})

export const aTalk = (changes: Partial<Talk['lastMessage']> = {}): Talk => ({
  followId: 'f1',
  docId: 'd1',
  sysDoc: aDoctor(),
  lastMessage: {
    followId: 'f1',
    msgType: 'TEXT',
    text: '记得按时复查',
    createdAt: afternoon,
    unreadCount: 2,
    ...changes,
  },
})

export const aFollowed = (changes: Partial<Followed> = {}): Followed => ({
  followId: 'f1',
  docId: 'd1',
  sysDoc: aDoctor(),
  createdAt: afternoon,
  unreadCount: 0,
  ...changes,
})

/** A page of a talk as the server gives it, the newest first, out of messages from old to new. */
export const talkPageOf = (messages: readonly TalkMessage[], hasNextPage = false): Page<TalkMessage> => ({
  rows: messages.toReversed(),
  pageNum: 1,
  pageSize: 30,
  hasNextPage,
})
