import { randomUUID } from 'node:crypto'
import { aQuestionnaire } from '../questionnaire/questionnaire.samples.ts'
import { insertSubmission } from '../questionnaire/submission.table.ts'
import { aFile } from '../people/people.samples.ts'
import type { TestServer } from '../../testing/server.ts'

interface Whose {
  accountId: string
  personId: string
}
const day = 86_400_000

/** A time of tomorrow with places left, of the room that the samples need. */
export async function aSlot({ db, runtime }: TestServer, hosId: string): Promise<string> {
  const slotCode = `s-${randomUUID().slice(0, 8)}`
  const startsAt = runtime.clock.now() + day
  await db
    .insertInto('examinationSlot')
    .values({
      slotId: `${hosId}.${slotCode}`,
      hosId,
      slotCode,
      resourceCode: 'ct',
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + 1_800_000),
      placesLeft: 3,
      version: 1,
    })
    .execute()
  return `${hosId}.${slotCode}`
}

/** An examination of the person's, to book or booked. */
export async function anExamination(
  server: TestServer,
  whose: Whose,
  status: 'to_book' | 'booked' = 'to_book',
): Promise<string> {
  const { db, runtime } = server
  const file = await aFile(server, whose)
  const now = runtime.clock.now()
  const isBooked = status === 'booked'
  const { examinationId } = await db
    .insertInto('examination')
    .values({
      ...file,
      orderNo: randomUUID(),
      itemCode: 'ct',
      itemName: '胸部CT平扫',
      kind: 'ct',
      deptName: '放射科',
      place: '医技楼1层 CT2室',
      building: '医技楼',
      resourceCode: 'ct',
      minutes: 20,
      needsAppointment: true,
      needsFasting: false,
      contrast: 'none',
      isSedated: false,
      orderedAt: new Date(now - day),
      validUntil: new Date(now + 30 * day),
      status,
      attempt: isBooked ? 1 : 0,
      slotId: isBooked ? await aSlot(server, file.hosId) : null,
      startsAt: isBooked ? new Date(now + day) : null,
      endsAt: isBooked ? new Date(now + day + 1_800_000) : null,
    })
    .returning('examinationId')
    .executeTakeFirstOrThrow()
  return examinationId
}

let numbers = 0

/** His number in a line, called already or not. */
export async function aQueueEntry(
  server: TestServer,
  whose: Whose,
  status: 'waiting' | 'called' = 'waiting',
): Promise<string> {
  const { db, runtime } = server
  const examinationId = await anExamination(server, whose, 'booked')
  const { hosId } = await db
    .selectFrom('examination')
    .select('hosId')
    .where('examinationId', '=', examinationId)
    .executeTakeFirstOrThrow()
  const queueId = `${hosId}.samples`
  await db
    .insertInto('examinationQueue')
    .values({ queueId, hosId, queueCode: 'samples', queueName: 'CT检查', deptName: '放射科', room: '医技楼1层 CT2室' })
    .onConflict(on => on.doNothing())
    .execute()
  const at = new Date(runtime.clock.now())
  const { entryId } = await db
    .insertInto('examinationQueueEntry')
    .values({
      queueId,
      onDay: at.toISOString().slice(0, 10) as never,
      number: ++numbers,
      examinationId,
      status,
      joinedAt: at,
      calledAt: status === 'called' ? at : null,
      changedAt: at,
    })
    .returning('entryId')
    .executeTakeFirstOrThrow()
  return entryId
}

/** An order for himself, to pay. */
export async function anItemOrder(server: TestServer, whose: Whose): Promise<string> {
  const { db, runtime } = server
  const file = await aFile(server, whose)
  const now = runtime.clock.now()
  const { itemOrderId } = await db
    .insertInto('itemOrder')
    .values({
      ...whose,
      ...file,
      serialNumber: randomUUID(),
      personName: '张秀英',
      items: JSON.stringify([{ itemCode: 'ncp', itemName: '核酸检测', priceCents: 1_600 }]),
      itemKey: randomUUID(),
      place: '采样点',
      totalCents: 1_600,
      surveyId: 'sample',
      status: 'to_pay',
      createdAt: new Date(now),
      payBy: new Date(now + 1_800_000),
      validUntil: new Date(now + 7 * day),
    })
    .returning('itemOrderId')
    .executeTakeFirstOrThrow()
  return itemOrderId
}

/** What the hospital of his file offers to order, and the questionnaire that it asks for. */
export async function anItemToOrder(server: TestServer, whose: Whose): Promise<string> {
  const { hosId } = await aFile(server, whose)
  const itemCode = `item-${randomUUID().slice(0, 8)}`
  const itemId = `${hosId}.${itemCode}`
  await server.db
    .insertInto('orderableItem')
    .values({
      itemId,
      hosId,
      itemCode,
      itemName: '核酸检测',
      groupName: '核酸检测',
      priceCents: 1_600,
      place: '采样点',
    })
    .execute()
  const submissionId = await aQuestionnaire(server, whose, { code: 'epidemiological' })
  await insertSubmission(server.db, {
    ...whose,
    submissionId,
    code: 'epidemiological',
    edition: 0,
    submittedAt: new Date(server.runtime.clock.now()),
    files: [],
    answers: {},
    scores: [],
    flags: [],
    level: null,
    resultTitle: '',
    isFlagged: false,
  })
  return itemId
}
