import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { drawServices } from '@nethos/contract/booking/draw.services.ts'
import { waitlistServices } from '@nethos/contract/booking/waitlist.services.ts'

/** Where somebody came from: one session, one doctor, or a department. */
export interface WaitFor {
  sessionId?: string
  clinicDoctorId?: string
  deptId?: string
}
export const waitChoices = (of: WaitFor) => query(waitlistServices.waitChoices, of)
export const waits = () => query(waitlistServices.listWaits, {})
export const wait = (waitId: string) => query(waitlistServices.waitDetail, { waitId })

const changed = [waitlistServices.listWaits, waitlistServices.waitDetail, waitlistServices.waitChoices]
export const joinWaitlist = command(waitlistServices.joinWaitlist, ...changed)
export const withdrawWait = command(waitlistServices.withdrawWait, ...changed)
export const acceptOffer = command(waitlistServices.acceptOffer, ...changed)
export const declineOffer = command(waitlistServices.declineOffer, ...changed)

export const draw = (sessionId: string) => query(drawServices.drawDetail, { sessionId })
export const drawn = (sessionId: string) => query(drawServices.listDrawn, { sessionId })
export const ownEntries = (sessionId = '') => query(drawServices.listOwnEntries, { sessionId })
export const enterDraw = command(drawServices.enterDraw, drawServices.drawDetail, drawServices.listOwnEntries)
export const leaveDraw = command(drawServices.leaveDraw, drawServices.drawDetail, drawServices.listOwnEntries)
