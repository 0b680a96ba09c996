import { expect, test } from 'vitest'
import { joined } from './follow.joined.ts'
import type { TalkMessage } from './follow.schemas.ts'

const aTalkMessage = ({ messageId }: { messageId: string }): TalkMessage => ({
  messageId,
  followId: 'f1',
  msgType: 'TEXT',
  text: '您好',
  card: null,
  talker: 'DOC',
  talkerName: '张伟',
  seconds: 0,
  attaList: [],
  sendId: null,
  createdAt: 0,
})

/** Messages by their numbers, the oldest first. */
const numbered = (...numbers: number[]) => numbers.map(nth => aTalkMessage({ messageId: `m${nth}` }))
const newestFirst = (...numbers: number[]) => numbered(...numbers).toReversed()
const ids = (messages: readonly { messageId: string }[]) => messages.map(one => one.messageId)
const nothing = { messages: [], hasOlder: false }

test('what comes first is all that is known', () =>
  expect(joined(nothing, newestFirst(1, 2), true)).toMatchObject({
    hasOlder: true,
    messages: [{ messageId: 'm1' }, { messageId: 'm2' }],
  }))

test('new messages are added, and older ones that were asked for stay', () => {
  const known = { messages: numbered(1, 2, 3, 4), hasOlder: false }
  const { messages, hasOlder } = joined(known, newestFirst(3, 4, 5), true)
  expect(ids(messages)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5'])
  expect(hasOlder).toBe(false)
})

test('after a gap the old ones are forgotten, to be asked for anew', () => {
  const known = { messages: numbered(1, 2), hasOlder: false }
  const { messages, hasOlder } = joined(known, newestFirst(8, 9), true)
  expect(ids(messages)).toEqual(['m8', 'm9'])
  expect(hasOlder).toBe(true)
})

test('an empty talk is empty', () => expect(joined(nothing, [], false)).toEqual(nothing))
