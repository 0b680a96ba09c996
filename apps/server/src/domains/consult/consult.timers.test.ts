import { describe, expect, test } from 'vitest'
import { consultStates, consultStatuses } from '@nethos/contract/consult/consult.status.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aConsultWorld } from './testbed.ts'

const server = await openTestServer()
const minute = 60
const hour = 60 * minute

const rowOf = (consultId: string) =>
  server.db.selectFrom('consult').selectAll().where('consultId', '=', consultId).executeTakeFirstOrThrow()
const movesOf = async (consultId: string) =>
  (
    await server.db
      .selectFrom('consultMove')
      .select(['fromStatus', 'toStatus', 'event', 'byWhom'])
      .where('consultId', '=', consultId)
      .orderBy('moveId')
      .execute()
  ).map(one => `${one.fromStatus} ${one.event} ${one.toStatus} by ${one.byWhom}`)
const lastNotice = async (consultId: string) =>
  (
    await server.db
      .selectFrom('consultMessage')
      .select('content')
      .where('consultId', '=', consultId)
      .where('msgLevel', '=', 'SYS')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
  ).content

describe('the clock', () => {
  test('expires an unpaid consult after 15 minutes', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ status: 'unpaid' })
    await server.advance(15 * minute - minute)
    expect((await rowOf(consultId)).status).toBe('unpaid')
    await server.advance(minute)
    expect(await rowOf(consultId)).toMatchObject({ status: 'expired', dueAt: null })
    expect(await movesOf(consultId)).toEqual(['unpaid expire expired by clock'])
    expect(await lastNotice(consultId)).toBe('超出支付时间，订单自动取消。')
  })

  test('gives up after 24 hours without a reply', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ isAnswered: false, feeCents: 0 })
    await server.advance(24 * hour - minute)
    expect((await rowOf(consultId)).status).toBe('going')
    await server.advance(minute)
    expect(await rowOf(consultId)).toMatchObject({
      status: 'cancelled',
      endReason: '医生24小时内未回复，咨询已自动取消。',
    })
    expect(await movesOf(consultId)).toEqual(['going give_up cancelled by clock'])
  })

  test('closes 48 hours after the first reply, takes the remaining replies, and lets it lapse after 15 days', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult()
    await server.advance(48 * hour - minute)
    expect((await rowOf(consultId)).status).toBe('going')
    await server.advance(minute)
    const closed = await rowOf(consultId)
    expect(closed).toMatchObject({ status: 'unreviewed', repliesLeft: 0 })
    expect(closed.endedAt!.getTime()).toBe(closed.firstReplyAt!.getTime() + 48 * hour * 1000)
    const doctor = await server.db
      .selectFrom('doctor')
      .select('servedCount')
      .where('docId', '=', world.doctor.docId)
      .executeTakeFirstOrThrow()
    expect(doctor.servedCount).toBe(1)
    await server.advance(15 * 24 * hour)
    expect((await rowOf(consultId)).status).toBe('finished')
    expect(await movesOf(consultId)).toEqual(['going close unreviewed by clock', 'unreviewed lapse finished by clock'])
  })

  test('catches up with all that fell due while nobody looked', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult()
    await server.advance(40 * 24 * hour)
    expect((await rowOf(consultId)).status).toBe('finished')
  })

  test('moves a row once, however many servers look', async () => {
    const other = await serverOn(server.database)
    const worlds = await Promise.all(Array.from({ length: 20 }, () => aConsultWorld(server)))
    const ids = await Promise.all(
      worlds.map(world => world.consult({ status: 'unpaid', createdAt: server.runtime.clock.now() - 900_000 })),
    )
    await Promise.all([server.runner.runTimers(), other.runner.runTimers(), server.runner.runTimers()])
    for (const consultId of ids) expect(await movesOf(consultId)).toEqual(['unpaid expire expired by clock'])
  })
})

test('the database knows the same states as the contract', async () => {
  const { rows } = await server.pool.query(
    `select pg_get_constraintdef(oid) as def from pg_constraint where conname = 'consult_status_known'`,
  )
  const words = [...(rows[0].def as string).matchAll(/'(\w+)'/g)].map(match => match[1])
  expect(words.toSorted()).toEqual([...consultStatuses].toSorted())
})

test('the clock causes nothing that is not tried here', () => {
  const caused = consultStatuses.flatMap(status =>
    Object.entries(consultStates[status].on).flatMap(([event, { by }]) => (by === 'clock' ? [event] : [])),
  )
  expect(caused.toSorted()).toEqual(['close', 'expire', 'give_up', 'lapse'])
})

test('the history of a consult cannot be changed', async () => {
  const world = await aConsultWorld(server)
  const consultId = await world.consult({ status: 'unpaid' })
  await server.call('nethos.consult.info.cancel', { consultId }, world.patient.session)
  await expect(
    server.pool.query('update consult_move set event = $1 where consult_id = $2', ['pay', consultId]),
  ).rejects.toThrow()
})
