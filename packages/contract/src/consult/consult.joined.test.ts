import { expect, test } from 'vitest'
import { joinedAfter, newestOf } from './consult.joined.ts'
import type { ConsultMessage } from './consult.schemas.ts'

const talk = (...ids: string[]) =>
  ({
    messageList: ids.map(messageId => ({ messageId, replierType: messageId.startsWith('d') ? 'DOC' : 'PAT' })),
  }) as { messageList: ConsultMessage[] }
const idsOf = ({ messageList }: { messageList: ConsultMessage[] }) => messageList.map(one => one.messageId)
const isOwn = (one: ConsultMessage) => one.replierType === 'DOC'

test('the newest one is asked after, and what came stands behind it', () => {
  const known = talk('p1', 'd2', 'p3')
  expect(newestOf(known)).toBe('p3')
  expect(idsOf(joinedAfter(known, 'p3', talk('d4')))).toEqual(['p1', 'd2', 'p3', 'd4'])
  expect(idsOf(joinedAfter(known, 'p3', talk()))).toEqual(['p1', 'd2', 'p3'])
})

test('what the page has put below by itself is asked for again, for something may have come before it', () => {
  const known = talk('p1', 'd3')
  expect(newestOf(known, isOwn)).toBe('p1')
  expect(idsOf(joinedAfter(known, 'p1', talk('p2', 'd3')))).toEqual(['p1', 'p2', 'd3'])
})

test('where nothing is known all came; a message that is not there any more brings nothing twice', () => {
  expect(newestOf(talk())).toBeUndefined()
  expect(idsOf(joinedAfter(talk(), undefined, talk('p1', 'd2')))).toEqual(['p1', 'd2'])
  expect(idsOf(joinedAfter(talk('p1', 'p2'), 'p2', talk('p1', 'p2', 'd3')))).toEqual(['p1', 'p2', 'd3'])
})
