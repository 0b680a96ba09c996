import { query } from '@nethos/calls/query.ts'
import { roomServices } from '@nethos/contract/consult/video/room.services.ts'

export const videoRoom = (consultId: string) => query(roomServices.videoRoom, { consultId })
