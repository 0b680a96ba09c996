import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { qualityServices as services } from '@nethos/contract/consult/quality.services.ts'

export type QualityState = 'waiting' | 'judged' | ''

export const drawnConsults = (qualityState: QualityState, pageNum: number) =>
  query(services.listDrawn, { qualityState, pageNum })
export const drawnConsult = (consultId: string) => query(services.readDrawn, { consultId })
export const drawConsults = command(services.drawConsults, services.listDrawn)
export const judgeDrawn = command(services.judgeDrawn, services.listDrawn, services.readDrawn)
export const ownQuality = () => query(services.myQuality, {})
