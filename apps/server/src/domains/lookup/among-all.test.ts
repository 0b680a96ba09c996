import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsult } from '../consult/consult.samples.ts'
import { aConsultWorld, aTeam } from '../consult/testbed.ts'
import { aPharmacist, aRenewalWorld } from '../renewal/testbed.ts'

const server = await openTestServer()
const idsOf = async (word: string, session: Session, kind = 'consult') =>
  (await server.staff.call('staff.lookup', { word }, session)).list
    .filter((one: { kind: string }) => one.kind === kind)
    .map((one: { id: string }) => one.id)

test('what is over is found by each part of the name, open or over, also what was covered and what a team was asked', async () => {
  const [world, absent] = [await aConsultWorld(server), await aConsultWorld(server)]
  const team = await aTeam(server)
  const base = { accountId: world.patient.accountId, personId: world.patient.personId, now: server.runtime.clock.now() }
  const over = { ...base, status: 'finished', consulterName: '古丽娜扎·买买提' } as const
  const own = await aConsult(server.db, { ...over, docId: world.doctor.docId })
  for (const word of ['古丽', '娜扎', '扎·', '·买', '买买提', '古丽娜扎·买买提'])
    expect(await idsOf(word, world.doctor.session), word).toEqual([own])
  for (const word of ['古娜', '丽古', '提古', '买买买'])
    expect(await idsOf(word, world.doctor.session), word).toEqual([])

  const asked = await aConsult(server.db, { ...over, docId: absent.doctor.docId, consulterName: '古丽夏' })
  expect(await idsOf('古丽', world.doctor.session)).toEqual([own])
  await sql`update consult set cover_doc_id = ${world.doctor.docId} where consult_id = ${asked}`.execute(server.db)
  expect(new Set(await idsOf('古丽', world.doctor.session))).toEqual(new Set([own, asked]))
  expect(await idsOf('古丽', absent.doctor.session)).toEqual([asked])

  const ofTeam = await aConsult(server.db, { ...over, teamId: team.teamId })
  expect(await idsOf('娜扎', team.member.session)).toEqual([ofTeam])
  expect(await idsOf('娜扎', absent.doctor.session)).toEqual([])
  const open = await aConsult(server.db, { ...base, teamId: team.teamId, consulterName: '娜扎尔' })
  expect(new Set(await idsOf('娜扎', team.chief.session))).toEqual(new Set([ofTeam, open]))
})

test('a pharmacist finds by a part of the name what he reviews, of all desks, and its doctor his own', async () => {
  const world = await aRenewalWorld(server)
  const consultId = await world.paid()
  await sql`update consult set consulter_name = '阿依努尔' where consult_id = ${consultId}`.execute(server.db)
  const pharmacist = await aPharmacist(server)
  expect(await idsOf('依努', pharmacist.session, 'renewal')).toEqual([consultId])
  expect(await idsOf('依努', world.doctor.session, 'renewal')).toEqual([consultId])
  expect(await idsOf('依阿', pharmacist.session, 'renewal')).toEqual([])
})
