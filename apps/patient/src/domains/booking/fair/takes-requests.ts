import type { ShownDraw } from '@nethos/contract/booking/draw.schemas.ts'
import { serverNow } from '@nethos/calls/config.ts'

/** For the draw itself, or for the next round of what is left. */
export const takesRequests = ({ drawState, roundAt }: ShownDraw): boolean =>
  drawState === 'gathering' || (drawState === 'drawn' && (roundAt ?? 0) > serverNow())
