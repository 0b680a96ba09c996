import type { Job } from '../../jobs/job.ts'
import { FileUnknownError } from '../../ports/hospital.ts'
import { OrderClosedError } from '../../ports/hospital-examinations.ts'
import { findItemOrder, itemOrders, moveOrder } from './item-order.life.ts'
import { closeItemsJob, openItemsJob } from './job-names.ts'

type One = { itemOrderId: string }

/** Opens what was paid with the hospital; what it refuses is paid back. */
const openItems: Job<One> = {
  name: openItemsJob,
  retries: 40,
  async run({ itemOrderId }, on) {
    const one = await on.transact(ctx => findItemOrder(ctx, itemOrderId))
    if (one?.status !== 'paid') return
    const { hosId, recordNumber, totalCents } = one
    const itemCodes = one.items.map(item => item.itemCode)
    const answer = await on.runtime.hospital.examinations
      .openItems(hosId, { ourNo: itemOrderId, recordNumber, itemCodes, amountCents: totalCents })
      .catch(refusalOf)
    await on.transact(async ctx => {
      const held = await findItemOrder(ctx, itemOrderId, true)
      if (held) await moveOrder(ctx, held, 'reason' in answer ? 'refuse' : 'open', 'hospital', answer)
    })
  },
}

function refusalOf(error: unknown): { reason: string } {
  if (error instanceof FileUnknownError) return { reason: '医院查不到这位就诊人的病案号，请重新绑定医院帐号' }
  if (error instanceof OrderClosedError) return { reason: '医院没有接受这张检测单' }
  throw error
}

const closeItems: Job<One> = {
  name: closeItemsJob,
  retries: 60,
  async run({ itemOrderId }, on) {
    const one = await on.transact(ctx => findItemOrder(ctx, itemOrderId))
    if (one?.status === 'refunded') await on.runtime.hospital.examinations.closeItems(one.hosId, itemOrderId)
  },
}

export const itemOrderJobs = [openItems, closeItems]

/** Unpaid in time, or never used: the money goes back by itself. */
export const itemOrderTimer = itemOrders.timer('item-order', {
  lapse: (ctx, one) => moveOrder(ctx, one, 'lapse', 'clock'),
  outlast: (ctx, one) => moveOrder(ctx, one, 'outlast', 'clock', { reason: '超过有效期没有采样' }),
})
