import { randomUUID } from 'node:crypto'
import { deliveredKind, worseKind, type LineKind } from '@nethos/contract/common/video-line.ts'
import {
  backOfMissed,
  differenceTo,
  missedHow,
  presentFor,
  roomClosesAt,
  roomOpensAt,
} from '@nethos/contract/consult/video/video.rules.ts'
import { recordingPause } from '@nethos/contract/consult/video/recording.rules.ts'
import type { VideoRoom } from '@nethos/contract/consult/video/video.schemas.ts'
import { refuse, type Ctx, type Refused } from '../../../calls/handler.ts'
import { answererName } from '../../doctors/public.ts'
import { findConsult, takeConsult, type Consult } from '../consult.table.ts'
import { haveMet } from './met.ts'
import { relaysFor } from './relays.ts'
import { consults } from '../consult.lifecycle.ts'
import { notifyAnswerers } from '../consult.news.ts'
import {
  addSignal,
  findRoom,
  forgetSignals,
  saveRoom,
  signalsOf,
  takeRoom,
  type Room,
  type Side,
} from './room.table.ts'

/** Of one who is heard of every few seconds no more is counted at a time: nobody was heard for the rest. */
const longestStep = 10

export const sideOf = ({ caller }: Ctx): Side => (caller.kind === 'account' ? 'patient' : 'doctor')
const other = (side: Side): Side => (side === 'patient' ? 'doctor' : 'patient')
const isWithin = (at: number | null, now: number, span: number): boolean => at !== null && now - at < span
const isHere = (at: number | null, now: number): boolean => isWithin(at, now, presentFor)

const isOpen = ({ consultStatus }: Consult, room: Room, now: number): boolean =>
  consultStatus === 'going' && now >= roomOpensAt(room) && now < roomClosesAt(room)

export async function shownRoom(ctx: Ctx, consult: Consult, room: Room): Promise<VideoRoom> {
  const delivered = deliveredKind(spoken(room))
  return {
    consultId: room.consultId,
    beginsAt: room.beginsAt,
    endsAt: room.endsAt,
    opensAt: roomOpensAt(room),
    closesAt: roomClosesAt(room),
    isOpen: isOpen(consult, room, ctx.now),
    docName: await answererName(ctx, consult),
    consulterName: consult.consulterName,
    patientIsHere: isHere(room.patientAt, ctx.now),
    doctorIsHere: isHere(room.doctorAt, ctx.now),
    kind: room.kind,
    delivered: delivered ?? null,
    feeCents: consult.feeCents,
    cancelBackCents: backOfMissed(missedHow(room), consult.feeCents),
    isRecorded: ctx.runtime.settings.isVideoRecorded,
    hasAgreed: room.recordingAgreedAt !== null,
    isRecording: isOpen(consult, room, ctx.now) && isWithin(room.recordedAt, ctx.now, recordingPause),
    backCents: delivered ? differenceTo(delivered, { paidCents: consult.feeCents, textCents: room.textCents }) : 0,
  }
}

export const spoken = (room: Room) => ({ video: room.videoSeconds, audio: room.audioSeconds, text: room.textSeconds })

interface Found {
  consult: Consult
  room: Room
}

/** The consult and its room, if the caller has part in it and it was booked. */
export async function roomFor(ctx: Ctx, consultId: string): Promise<Found | undefined> {
  const consult = await findConsult(ctx, consultId)
  const room = consult?.startedAt != null ? await findRoom(ctx, consultId) : undefined
  return consult && room && { consult: consults.asOf(consult, ctx.now), room }
}

async function takenRoom(ctx: Ctx, consultId: string): Promise<Found | undefined> {
  // The consult first, as whoever ends it does: two hands never wait for each other.
  const consult = await takeConsult(ctx, consultId)
  const room = consult?.startedAt != null ? await takeRoom(ctx, consultId) : undefined
  return consult && room && { consult: consults.asOf(consult, ctx.now), room }
}

/** The doctor comes in. */
export async function enterAsDoctor(ctx: Ctx, consultId: string) {
  const found = await takenRoom(ctx, consultId)
  return found && (whyShut(ctx, found) ?? comeIn(ctx, found))
}

/** The patient comes in; where meetings are recorded, he has agreed to it now or before. */
export async function enterAsPatient(ctx: Ctx, consultId: string, agreesToRecording: boolean) {
  const found = await takenRoom(ctx, consultId)
  if (!found) return undefined
  const shut = whyShut(ctx, found)
  if (shut) return shut
  const { consult, room } = found
  const recordingAgreedAt = room.recordingAgreedAt ?? (agreesToRecording ? ctx.now : null)
  if (ctx.runtime.settings.isVideoRecorded && recordingAgreedAt === null) return refuse('recording_not_agreed')
  return comeIn(ctx, { consult, room: { ...room, recordingAgreedAt } })
}

function whyShut(ctx: Ctx, { consult, room }: Found): Refused<'room_closed' | 'room_not_open'> | undefined {
  if (consult.consultStatus !== 'going' || ctx.now >= roomClosesAt(room)) return refuse('room_closed')
  return ctx.now < roomOpensAt(room) ? refuse('room_not_open') : undefined
}

async function comeIn(ctx: Ctx, { consult, room }: Found) {
  const { consultId } = consult
  const side = sideOf(ctx)
  const entryId = randomUUID()
  const entered: Room = {
    ...noted(room, side, ctx.now),
    [`${side}Entry`]: entryId,
    [`${side}At`]: ctx.now,
    [`${side}Kind`]: 'video',
    countedAt: null,
  }
  await forgetSignals(ctx, consultId, side)
  await saveRoom(ctx, entered)
  await notifyOther(ctx, consult)
  if (side === 'patient' && !isHere(room.doctorAt, ctx.now))
    await notifyAnswerers(ctx, consultId, { kind: 'waits', link: `/video-room/${consultId}` })
  if (side === 'doctor') await audit(ctx, consult)
  return { room: await shownRoom(ctx, consult, entered), entryId, ...relaysFor(ctx) }
}

export async function leave(ctx: Ctx, consultId: string, entryId: string): Promise<true | undefined> {
  const found = await takenRoom(ctx, consultId)
  if (!found) return undefined
  const side = sideOf(ctx)
  // An older page that closes does not put out the newer one.
  if (found.room[`${side}Entry`] !== entryId) return true
  await forgetSignals(ctx, consultId, side)
  await saveRoom(ctx, { ...found.room, [`${side}Entry`]: null, [`${side}At`]: null, countedAt: null })
  await notifyOther(ctx, found.consult)
  return true
}

export async function send(
  ctx: Ctx,
  { consultId, entryId, body }: { consultId: string; entryId: string; body: string },
): Promise<true | Refused<'not_in_room'> | undefined> {
  const found = await roomFor(ctx, consultId)
  if (!found) return undefined
  const side = sideOf(ctx)
  if (found.room[`${side}Entry`] !== entryId || !isOpen(found.consult, found.room, ctx.now))
    return refuse('not_in_room')
  if (!(await addSignal(ctx, consultId, side, body))) return refuse('not_in_room')
  await notifyOther(ctx, found.consult)
  return true
}

export async function take(ctx: Ctx, consultId: string, after: number) {
  if (!(await roomFor(ctx, consultId))) return undefined
  return signalsOf(ctx, consultId, other(sideOf(ctx)), after)
}

/** Still here, and what the own line carries: what both can have counts, and is counted. */
export async function line(
  ctx: Ctx,
  { consultId, entryId, kind }: { consultId: string; entryId: string; kind: LineKind },
): Promise<VideoRoom | Refused<'not_in_room'> | undefined> {
  const found = await takenRoom(ctx, consultId)
  if (!found) return undefined
  const { consult, room } = found
  const side = sideOf(ctx)
  if (room[`${side}Entry`] !== entryId || !isOpen(consult, room, ctx.now)) return refuse('not_in_room')
  const noticed: Room = {
    ...noted(counted(room, ctx.now), side, ctx.now),
    [`${side}Kind`]: kind,
    [`${side}At`]: ctx.now,
  }
  const now: Room = { ...noticed, kind: worseKind(noticed.patientKind, noticed.doctorKind) }
  await saveRoom(ctx, now)
  const met = consult.firstReplyAt === null && deliveredKind(spoken(now)) ? await haveMet(ctx, consult) : consult
  if (now.kind !== room.kind || isHere(room[`${side}At`], ctx.now) !== isHere(now[`${side}At`], ctx.now))
    await notifyOther(ctx, consult)
  return shownRoom(ctx, met, now)
}

/** The time since the last count goes to the kind that both had, as long as both were there. */
export function counted(room: Room, now: number): Room {
  const areTogether = isHere(room.patientAt, now) && isHere(room.doctorAt, now)
  if (!areTogether) return { ...room, countedAt: null }
  if (room.countedAt === null) return { ...room, countedAt: now }
  const seconds = Math.min(longestStep, Math.floor((now - room.countedAt) / 1000))
  if (seconds < 1) return room
  const key = `${room.kind}Seconds` as const
  return { ...room, [key]: room[key] + seconds, countedAt: now }
}

/** From the booked time on: that the patient has come, and how long the doctor is there without him. */
export function noted(room: Room, side: Side, now: number): Room {
  if (now < room.beginsAt) return room
  if (side === 'patient') return { ...room, patientCameAt: room.patientCameAt ?? now }
  if (room.doctorAt === null || isHere(room.patientAt, now)) return room
  const seconds = Math.min(longestStep, Math.floor((now - Math.max(room.doctorAt, room.beginsAt)) / 1000))
  return { ...room, doctorWaitedSeconds: room.doctorWaitedSeconds + seconds }
}

/** Their page asks what there is: never what it is. */
async function notifyOther(ctx: Ctx, { consultId, accountId, docId }: Consult): Promise<void> {
  if (sideOf(ctx) === 'doctor') await ctx.announce({ accountId }, 'video', consultId)
  else if (docId) await ctx.announce({ docId }, 'video', consultId)
}

const audit = (ctx: Ctx, { accountId, personId, consultId }: Consult): Promise<void> =>
  ctx.audit({ action: 'video.enter', accountId, personId, recordType: 'consult', recordId: consultId })
