import type { followServices } from '@nethos/contract/follow/follow.services.ts'
import type { TalkMessage } from '@nethos/contract/follow/follow.schemas.ts'
import type { OutputOf, Page } from '@nethos/contract/service.ts'
import { aDoctor, afternoon } from '../../doctors/testing/doctor.samples.ts'

export { afternoon }

type Talk = OutputOf<typeof followServices.listLastMessages>[number]
type Followed = OutputOf<typeof followServices.listFollowed>['rows'][number]
type Follow = OutputOf<typeof followServices.getFollow>

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
