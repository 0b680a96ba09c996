import { drawServices } from '@nethos/contract/booking/draw.services.ts'
import { implement } from '../../../calls/handler.ts'
import { enterDraw, leaveDraw } from './enter.ts'
import { listOwnEntries } from './own-entries.ts'
import { drawDetail, listDrawn } from './shown-draw.ts'

export { drawTimers } from './draw.timers.ts'
export const drawHandlers = implement(drawServices, { drawDetail, listDrawn, enterDraw, leaveDraw, listOwnEntries })
