import type { PathwayEnded } from '../../registry/pathway.ts'
import { announce, notifyHand } from './application.life.ts'
import { takeApplication } from './application.table.ts'
import { addMessage } from './talk.table.ts'

/** What a plan came to stands in the talk, once; who answers looks whether the service is over with it. */
export const pathwayEnded: PathwayEnded = {
  async application(ctx, { originId, pathwayId, status, reason }) {
    const one = await takeApplication(ctx, originId)
    if (!one || one.status !== 'going' || one.pathwayId !== pathwayId) return
    if (status !== 'done' && status !== 'stopped') return
    const text = status === 'done' ? '随访计划已全部完成。' : `随访计划已停止：${reason}`
    const { isNew } = await addMessage(ctx, one, {
      talker: 'SYS',
      talkerId: 'system',
      talkerName: '',
      text,
      sendId: `${pathwayId}.${status}`,
    })
    if (!isNew) return
    await notifyHand(ctx, one, 'waits')
    await announce(ctx, one)
  },
}
