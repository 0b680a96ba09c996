import { eventsFor } from '@nethos/contract/states.ts'
import { consultStates, isVideo } from '@nethos/contract/consult/consult.status.ts'
import type { ConsultMember } from '@nethos/contract/consult/consult.schemas.ts'
import { mayAnswer, mayGiveReplies, type ConsultSight } from '@nethos/contract/consult/consult.rights.ts'
import { deskEvents } from '@nethos/contract/consult/consult-desk.services.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../../calls/handler.ts'
import type { Consult } from '../consult.table.ts'
import { isHandable } from '../give-to.ts'
import { membersOf } from '../team.table.ts'

/** The caller's place in a consult: whether it is his to answer, and whether he leads the team that was asked. */
export interface Place {
  isHis: boolean
  isChief: boolean
  mayHandOver: boolean
  members: ConsultMember[]
}

/** His own, or one that he answers for another. */
export const mayHandOver = ({ caller }: Pick<Ctx<StaffCaller>, 'caller'>, consult: Consult): boolean =>
  isHandable(consult) && [consult.docId, consult.coverDocId].includes(caller.docId)

/** A doctor's own consult is his. A team's is every member's until the chief gives it to one: then that one's, and the chief's. */
export async function placeIn(ctx: Ctx<StaffCaller>, consult: Consult): Promise<Place> {
  if (consult.teamId === null)
    return { isHis: true, isChief: false, mayHandOver: mayHandOver(ctx, consult), members: [] }
  const members = await membersOf(ctx, consult.teamId)
  const isChief = members.some(one => one.docId === ctx.caller.docId && one.memLevel === 'ADM')
  const { assignedDocId, coverDocId } = consult
  const isCover = coverDocId !== null && coverDocId === ctx.caller.docId
  return {
    mayHandOver: false,
    isHis: isCover || isChief || assignedDocId === null || assignedDocId === ctx.caller.docId,
    isChief,
    members,
  }
}

/** Going on, and his to answer; a booked time cannot be put off by one side. */
export const maySnooze = (consult: Pick<Consult, 'consultStatus' | 'consultType'>, isHis: boolean): boolean =>
  isHis && consult.consultStatus === 'going' && !isVideo(consult)

/** Undefined: he may act. */
export async function whyNotHis(
  ctx: Ctx<StaffCaller>,
  consult: Consult,
): Promise<Refused<'assigned_to_other'> | undefined> {
  return (await placeIn(ctx, consult)).isHis ? undefined : refuse('assigned_to_other')
}

/** The buttons of the desk. */
export function deskEventsOf(
  sight: ConsultSight,
  { isHis, isChief, mayHandOver, mayPrescribe, isFlagged }: Place & { mayPrescribe: boolean; isFlagged: boolean },
  now: number,
): (typeof deskEvents)[number][] {
  const moves = eventsFor(consultStates, sight.consultStatus, 'doctor', sight)
  const isGoing = sight.consultStatus === 'going'
  const may = {
    reply: isHis && mayAnswer(sight, now),
    // What a medical record says, a doctor says.
    record: isHis && sight.consultType !== 'DRUGPIC' && mayAnswer(sight, now),
    prescription: isHis && isGoing && mayPrescribe,
    ask: isHis && isGoing,
    more_replies: isHis && mayGiveReplies(sight),
    hospital: isHis && (moves.includes('finish') || moves.includes('decline')),
    finish: isHis && moves.includes('finish'),
    decline: isHis && moves.includes('decline'),
    assign: isChief && isGoing,
    hand_over: mayHandOver,
    snooze: !isFlagged && maySnooze(sight, isHis),
  }
  return deskEvents.filter(event => may[event])
}
