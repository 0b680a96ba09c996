import { expect, test } from 'vitest'
import { figuresOf, type TodayFigure } from '@nethos/contract/today/today.figures.ts'
import { staffRoles } from '@nethos/contract/service.ts'
import type { Today } from '@nethos/contract/today/today.services.ts'
import type { Session } from '../../testing/client.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aPerson } from '../consult/testbed.ts'

const server = await openTestServer()
const { db } = server

const todayFor = async (session: Session): Promise<Today> => (await server.staff.call('staff.today', {}, session)).obj
const figureIn = (shown: Today, figure: TodayFigure) => shown.figures.find(one => one.figure === figure)

test('every role sees the figures of its own desks, and no other', async () => {
  for (const role of staffRoles) {
    const { session } = await aStaffMember(server, role)
    const { figures } = await todayFor(session)
    expect(figures.map(one => one.figure)).toEqual(figuresOf(role))
  }
})

test('nobody sees them without a login', async () => {
  expect(await server.staff.call('staff.today', {})).toMatchObject({ http: 401 })
})

test('a doctor’s are counted among his own consults alone, and say since when the oldest waits', async () => {
  const [mine, other] = [await aConsultWorld(server), await aConsultWorld(server)]
  const now = server.runtime.clock.now()
  const hour = 3_600_000
  await mine.consult({ status: 'going', isAnswered: false, startedAt: now - 22 * hour })
  const child = await aPerson(server, mine.patient.accountId)
  await mine.consult({ status: 'going', isAnswered: false, personId: child, startedAt: now - hour })
  await mine.consult({ status: 'finished', startedAt: now - 30 * hour })
  await other.consult({ status: 'going', isAnswered: false, startedAt: now - 23 * hour })
  const shown = await todayFor(mine.doctor.session)
  expect(figureIn(shown, 'first_answers')).toMatchObject({ count: 2, since: now - 22 * hour, amountCents: null })
  expect(figureIn(shown, 'due_consults')).toMatchObject({ count: 1 })
  expect(figureIn(shown, 'urgent_consults')).toMatchObject({ count: 0, since: null })
  const rows = async (only: string) =>
    (await server.staff.call('staff.consult.list', { tab: 'new', only }, mine.doctor.session)).list.length
  expect(await rows('due')).toBe(1)
})

test('the office reads the money of the day, which is the sum of what was paid', async () => {
  const { session } = await aStaffMember(server, 'operator')
  const before = figureIn(await todayFor(session), 'income')!
  expect(before).toMatchObject({ figure: 'income', since: null })
  expect(before.amountCents).toBeGreaterThanOrEqual(0)
})

test('a doctor reads what he has answered and ended today, and nobody else’s', async () => {
  const [mine, other] = [await aConsultWorld(server), await aConsultWorld(server)]
  const now = server.runtime.clock.now()
  await mine.consult({ status: 'finished', isAnswered: true, startedAt: now - 3_600_000 })
  await other.consult({ status: 'finished', isAnswered: true, startedAt: now - 3_600_000 })
  await db
    .updateTable('consult')
    .set({ firstReplyAt: new Date(now), lastAt: new Date(now), endedAt: new Date(now) })
    .where('status', '=', 'finished')
    .execute()
  const shown = await todayFor(mine.doctor.session)
  expect(figureIn(shown, 'own_answered')).toMatchObject({ count: 1 })
  expect(figureIn(shown, 'own_ended')).toMatchObject({ count: 1 })
  expect(figureIn(shown, 'own_income')).toMatchObject({ count: 0, amountCents: 0 })
})

test('a draft waits for a second person, not for who wrote it', async () => {
  const [writer, second] = [await aStaffMember(server, 'operator'), await aStaffMember(server, 'operator')]
  const count = async (session: Session) => figureIn(await todayFor(session), 'campaign_drafts')!.count
  const before = [await count(writer.session), await count(second.session)]
  const draft = { kind: 'campaign', code: 'spring', document: '{}', note: '', status: 'reviewing' }
  await db
    .insertInto('editionDraft')
    .values({ ...draft, writtenBy: writer.staffId, writtenAt: new Date(server.runtime.clock.now()) })
    .execute()
  expect([await count(writer.session), await count(second.session)]).toEqual([before[0], before[1]! + 1])
})
