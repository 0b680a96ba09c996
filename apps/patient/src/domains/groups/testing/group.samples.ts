import type { GroupMessage } from '@nethos/contract/groups/groups.schemas.ts'
import type { Group, Room } from '../groups.calls.ts'

export const afternoon = Date.parse('2026-11-21T07:04:00Z')

export const aMessage = (seq: number, changes: Partial<GroupMessage> = {}): GroupMessage => ({
  messageId: `m${seq}`,
  seq,
  msgType: 'TEXT',
  text: `第${seq}句`,
  card: null,
  speaker: 'member',
  speakerId: 'u1',
  speakerName: '老周',
  speakerAvatar: '',
  isMine: false,
  mentions: [],
  mentionsMe: false,
  isPrivate: false,
  isRecalled: false,
  isRemoved: false,
  attaList: [],
  sendId: null,
  createdAt: afternoon,
  ...changes,
})

export const aRoom = (messages: GroupMessage[], changes: Partial<Room> = {}): Room => ({
  groupName: '控糖群',
  memberCount: 25,
  isAllMuted: false,
  announcement: null,
  me: { memberId: 'me', nickname: '秀秀', mutedUntil: null },
  talk: { messages, hasOlder: false, version: messages.length, isWhole: true },
  ...changes,
})

export const aGroup = (changes: Partial<Group> = {}): Group => ({
  groupId: 'g1',
  groupName: '控糖群',
  intro: '一起学习控糖',
  doctorNames: ['陈志远'],
  memberCount: 25,
  isOpen: true,
  membership: null,
  announcement: null,
  application: null,
  ...changes,
})

export const aMembership = { memberId: 'me', nickname: '秀秀', isQuiet: false, mutedUntil: null, joinedAt: afternoon }
