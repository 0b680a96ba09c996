import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { videoDeskServices as services } from '@nethos/contract/consult/video/video-desk.services.ts'

export type DeskTime = OutputOf<typeof services.listVideoTimes>[number]

export const deskTimes = query(services.listVideoTimes, {})
export const deskRoom = (consultId: string) => query(services.deskRoom, { consultId })

export const publishTimes = command(services.publishVideoTimes, services.listVideoTimes)
export const withdrawTime = command(services.withdrawVideoTime, services.listVideoTimes)
