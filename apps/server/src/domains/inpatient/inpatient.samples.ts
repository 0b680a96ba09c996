import { randomUUID } from 'node:crypto'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { AdmissionStatus } from '@nethos/contract/inpatient/admission.status.ts'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import { aFile } from '../people/people.samples.ts'
import type { TestServer } from '../../testing/server.ts'
import { writeNote } from '../../sandbox/hospital/stays/stay-events.ts'
import { takeAdmission } from './admission.table.ts'
import { followStay } from './stay-pathway.ts'

interface Whose {
  accountId: string
  personId: string
}
const day = 86_400_000

/** A free bed of a ward of its own department. */
export async function aWardBed({ db }: Pick<TestServer, 'db'>, hosId: string): Promise<string> {
  const wardId = `${hosId}.samples`
  await db
    .insertInto('ward')
    .values({
      wardId,
      hosId,
      wardCode: 'samples',
      wardName: '心血管内科病区',
      deptCode: 'cardiology',
      freedLately: 20,
    })
    .onConflict(on => on.doNothing())
    .execute()
  const code = randomUUID().slice(0, 8)
  const bed = {
    bedId: `${hosId}.${code}`,
    wardId,
    bedCode: code,
    bedNo: '3床',
    kind: 'ordinary',
    gender: '',
    state: 'free',
  }
  await db.insertInto('wardBed').values(bed).execute()
  return bed.bedId
}

/** An admission of the person's; of a called one a bed is held. */
export async function anAdmission(
  server: TestServer,
  whose: Whose,
  status: AdmissionStatus = 'noted',
): Promise<string> {
  const { db, runtime } = server
  const file = await aFile(server, whose)
  const now = runtime.clock.now()
  const hasBed = status === 'called' || status === 'accepted' || status === 'in_hospital'
  const { admissionId } = await db
    .insertInto('admission')
    .values({
      ...file,
      noteNo: randomUUID(),
      deptCode: 'cardiology',
      deptName: '心血管内科',
      diagnosis: '冠心病',
      doctorName: '周敏',
      gender: 'F',
      priority: 'ordinary',
      notedAt: new Date(now - day),
      validUntil: new Date(now + 60 * day),
      status,
      queuedAt: status === 'noted' ? null : new Date(now - day),
      bedId: hasBed ? await aWardBed(server, file.hosId) : null,
      calledAt: hasBed ? new Date(now) : null,
      answerBy: status === 'called' ? new Date(now + day) : null,
      arriveOn: hasBed ? new Date(now + day).toISOString().slice(0, 10) : null,
      admittedAt: status === 'in_hospital' ? new Date(now) : null,
    })
    .returning('admissionId')
    .executeTakeFirstOrThrow()
  return admissionId
}

/** Wards that take visitors, and when one may come. */
export async function aVisitTime({ db, runtime }: TestServer): Promise<number> {
  const now = runtime.clock.now()
  const wards = await db.selectFrom('ward').select('wardId').execute()
  const rule = { isOpen: true, opens: '15:00', closes: '20:00', minutes: 60, perPatient: 2, wardPlaces: 200 }
  await db
    .insertInto('wardVisiting')
    .values(wards.map(({ wardId }) => ({ wardId, ...rule, updatedBy: 'sample', updatedAt: new Date(now) })))
    .onConflict(on => on.doNothing())
    .execute()
  return startOfDay(addDays(dayOf(now), 1)) + 15 * 3_600_000
}

/** A visit that somebody on a ward has registered, and when it begins. */
export async function aVisit(server: TestServer, whose: Whose): Promise<string> {
  const admissionId = await anAdmission(server, whose, 'in_hospital')
  const now = server.runtime.clock.now()
  const { wardId } = await server.db
    .selectFrom('admission')
    .innerJoin('wardBed', 'wardBed.bedId', 'admission.bedId')
    .select('wardBed.wardId')
    .where('admissionId', '=', admissionId)
    .executeTakeFirstOrThrow()
  const { visitId } = await server.db
    .insertInto('stayVisit')
    .values({
      admissionId,
      wardId,
      visitorName: '李梅',
      relation: 'child',
      startsAt: new Date(now + 3_600_000),
      endsAt: new Date(now + 7_200_000),
      status: 'registered',
      createdAt: new Date(now),
    })
    .returning('visitId')
    .executeTakeFirstOrThrow()
  return visitId
}

/** One of the texts of an admission's pathway, to be read. */
export async function aProcessStep(server: TestServer, whose: Whose): Promise<string> {
  const { db, runtime } = server
  const admissionId = await anAdmission(server, whose, 'waiting')
  await db.transaction().execute(async trx => {
    const at = {
      caller: theSystem,
      now: runtime.clock.now(),
      requestId: 'sample',
      channel: 'job',
      address: '',
      deviceId: undefined,
    } as const
    const ctx = contextOn(trx, runtime, { send: async () => {} }, at, async () => {})
    const one = await takeAdmission(ctx, admissionId)
    if (one) await followStay(ctx, one, [{ ...whose, personName: '王秀英' }])
  })
  const { taskId } = await db
    .selectFrom('pathwayTask')
    .innerJoin('pathway', 'pathway.pathwayId', 'pathwayTask.pathwayId')
    .select('taskId')
    .where('originId', '=', `${admissionId}.${whose.personId}`)
    .where('taskKey', '=', 'read-bring')
    .executeTakeFirstOrThrow()
  return taskId
}

/** An admission of the person's that the demo hospital knows to be in hospital. */
export async function aStay(server: TestServer, whose: Whose): Promise<string> {
  const { db, pool, runtime } = server
  const admissionId = await anAdmission(server, whose, 'in_hospital')
  const { hosId, recordNumber } = await aFile(server, whose)
  const noteNo = `S${randomUUID().slice(0, 8)}`
  await db.updateTable('admission').set({ noteNo }).where('admissionId', '=', admissionId).execute()
  const note = {
    hosId,
    noteNo,
    recordNumber,
    deptCode: 'cardiology',
    diagnosis: '冠心病',
    priority: 'ordinary',
  } as const
  await writeNote(pool, note, runtime.clock.now())
  await pool.query(
    `update demo_hospital.stay_note set state = 'in_hospital', admitted_at = noted_at where note_no = $1`,
    [noteNo],
  )
  return admissionId
}
