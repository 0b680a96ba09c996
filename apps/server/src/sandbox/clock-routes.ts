import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { timeOf } from '@nethos/contract/common/days.ts'
import { TimersFailedError } from '../jobs/run-timers.ts'
import type { Runner } from '../jobs/runner.ts'
import type { MovableClock } from './movable-clock.ts'

const moving = z.object({ advanceSeconds: z.int().check(z.nonnegative(), z.maximum(10 * 365 * 86_400)) })
const usualPatienceMs = 10_000
const pauseMs = 250

export interface ClockRoutesOptions {
  clock: MovableClock
  runner: Runner
  /** Delivers what the payment providers have to say. */
  settleNotices: () => Promise<void>
  /** How long what falls due is tried, in milliseconds. */
  patienceMs?: number
}

/** POST /sandbox/clock: timeouts that fall due are carried out before it answers (docs/product/protocol.md 2). */
export function clockRoutes(app: FastifyInstance, options: ClockRoutesOptions): void {
  const { clock } = options
  app.get('/sandbox/clock', async () => ({ now: clock.now() }))
  app.post('/sandbox/clock', async (request, reply) => {
    const read = z.safeParse(moving, readJson(request.body))
    if (!read.success) return reply.code(400).send({ code: '00010400', msg: 'advanceSeconds格式不正确' })
    await clock.advance(read.data.advanceSeconds)
    try {
      await carryOutDue(options)
    } catch (error) {
      if (!(error instanceof TimersFailedError)) throw error
      request.log.error({ err: error }, 'what fell due could not be carried out')
      return reply
        .code(503)
        .header('retry-after', 1)
        .send({
          code: '00010503',
          msg: `时钟已拨到${timeOf(clock.now())}，但到期的任务没有办成：${error.timers.join('、')}。它们会自动重试，也可以再拨0秒。原因：${error.message}`,
          now: clock.now(),
        })
    }
    return { now: clock.now() }
  })
}

/** Who moves the clock is promised that it is done: what others stand in the way of is tried as the ticks would try it. */
async function carryOutDue({ runner, settleNotices, patienceMs = usualPatienceMs }: ClockRoutesOptions): Promise<void> {
  for (const until = performance.now() + patienceMs; ; await wait(pauseMs)) {
    try {
      await runner.runTimers()
      await runner.idle(patienceMs)
      await settleNotices()
      return await runner.runTimers()
    } catch (error) {
      if (!(error instanceof TimersFailedError) || performance.now() + pauseMs >= until) throw error
    }
  }
}

function readJson(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(body.toString()) : body
  } catch {
    return undefined
  }
}
