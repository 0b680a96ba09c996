import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { nextAgeLine } from '@nethos/contract/grants/grants.rules.ts'
import { openTestServer } from '../../testing/server.ts'
import { aGrantWorld, anAskedLink } from './grants.samples.ts'

const server = await openTestServer()
const { call } = server
const now = () => server.runtime.clock.now()
const day = 86_400_000
/** Born so many years ago, and so many days to spare. */
const bornFor = (years: number, days: number): string => {
  const on = addDays(dayOf(now()), -days)
  return `${Number(on.slice(0, 4)) - years}${on.slice(4) === '-02-29' ? '-03-01' : on.slice(4)}`
}
const look = ({ daughter, compatId }: Awaited<ReturnType<typeof aGrantWorld>>) =>
  call('nethos.pat.medicalinfo.details', { compatId }, daughter.session)

test('the database and the pages draw the age lines at the same instants', async () => {
  for (const birthOn of ['2012-02-29', '2008-02-29', '2012-02-28', '2012-12-31', '2011-01-01', '1954-10-02'])
    for (const on of ['2022-02-28', '2022-03-01', '2026-02-28', '2026-03-01', '2025-12-31', '2029-12-31', '2030-01-01'])
      for (const at of [startOfDay(on) - 1, startOfDay(on)]) {
        const { rows } = await sql<{ line: number | null }>`
          select case when isfinite(line) then round(date_part('epoch', line) * 1000)::int8 end as line
          from next_age_line(${birthOn}::date, ${new Date(at)}) as line`.execute(server.db)
        expect([birthOn, at, rows[0]!.line]).toEqual([birthOn, at, nextAgeLine(birthOn, at)?.at ?? null])
      }
})

test('what parents do for a child ends by itself on the 14th birthday, and the youth is asked', async () => {
  const bornOn = bornFor(14, 1)
  const world = await aGrantWorld(server, bornOn, now() - 400 * day)
  expect(await look(world)).toMatchObject({
    code: '01030301',
    msg: '就诊人已满14周岁，需要本人同意后您才能继续代办',
  })
  const { key } = await anAskedLink(server, world)
  await call('nethos.pat.grant.answer', { key, isYes: true })
  expect(await look(world)).toMatchObject({ code: '0' })
})

test('it is shown ahead of time', async () => {
  const world = await aGrantWorld(server, bornFor(14, -20))
  const { obj } = await call('nethos.pat.grant.detail', { compatId: world.compatId }, world.daughter.session)
  expect(obj).toMatchObject({
    isOpen: true,
    ageLine: { years: 14, at: obj.openUntil },
    notAskable: '就诊人未满14周岁，由监护人代为办理，不需要本人授权',
  })
  expect(Math.abs(obj.openUntil - now() - 20 * day)).toBeLessThan(2 * day)
})

test('what a youth has given ends on the 18th birthday', async () => {
  const world = await aGrantWorld(server, bornFor(18, 1), now() - 100 * day)
  const { key, grantId } = await anAskedLink(server, world)
  await call('nethos.pat.grant.answer', { key, isYes: true })
  expect(await look(world)).toMatchObject({ code: '0' })
  await server.db
    .updateTable('personGrant')
    .set({ answeredAt: new Date(now() - 50 * day) })
    .where('grantId', '=', grantId)
    .execute()
  expect(await look(world)).toMatchObject({ code: '01030301', msg: '就诊人已满18周岁，需要本人同意后您才能继续代办' })
})

test('who was added of age is looked after as the documents say', async () => {
  expect(await look(await aGrantWorld(server, bornFor(18, 3)))).toMatchObject({ code: '0' })
})
