import { expect, test } from 'vitest'
import { merged, mostHeld, withOlder, type KnownTalk } from './groups.merged.ts'
import type { GroupMessage, TalkPart } from './groups.schemas.ts'

const aMessage = (seq: number, changes: Partial<GroupMessage> = {}): GroupMessage => ({
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
  createdAt: 0,
  ...changes,
})
const part = (messages: GroupMessage[], version: number, changes: Partial<TalkPart> = {}): TalkPart => ({
  messages,
  hasOlder: false,
  version,
  isWhole: false,
  ...changes,
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => aMessage(from + at))
const known: KnownTalk = { messages: range(3, 4), hasOlder: true, version: 4 }
const seqs = (talk: KnownTalk) => talk.messages.map(one => one.seq)

test('the first answer is all that is known', () =>
  expect(merged(undefined, part(range(1, 2), 2))).toEqual({ messages: range(1, 2), hasOlder: false, version: 2 }))

test('new messages are added, a recalled one stands in its place, and one further up is left for later', () => {
  const talk = merged(
    known,
    part([aMessage(1, { isRecalled: true }), aMessage(3, { isRecalled: true }), aMessage(5)], 7),
  )
  expect(seqs(talk)).toEqual([3, 4, 5])
  expect(talk.messages[0]).toMatchObject({ isRecalled: true })
  expect(talk).toMatchObject({ hasOlder: true, version: 7 })
})

test('the end of the talk anew takes the place of all', () =>
  expect(seqs(merged(known, part(range(200, 201), 300, { isWhole: true })))).toEqual([200, 201]))

test('an answer that comes late changes nothing', () => expect(merged(known, part([aMessage(9)], 4))).toBe(known))

test('older messages are set before, each once', () =>
  expect(seqs(withOlder(known, part(range(1, 3), 4)))).toEqual([1, 2, 3, 4]))

test('who reads far back holds no more than a page can, and new messages wait until he comes back', () => {
  const long = { messages: range(30, 29 + mostHeld), hasOlder: true, version: 1000 }
  const back = withOlder(long, part(range(1, 29), 1000))
  expect(back.messages).toHaveLength(mostHeld)
  expect(back).toMatchObject({ hasNewer: true, hasOlder: false })
  expect(seqs(merged(back, part([aMessage(2000)], 1001)))).toEqual(seqs(back))
})
