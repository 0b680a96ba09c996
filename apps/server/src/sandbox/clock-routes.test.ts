import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Timer } from '../jobs/job.ts'
import { timerLoop } from '../jobs/run-timers.ts'
import { clockRoutes } from './clock-routes.ts'

const began = Date.UTC(2026, 10, 22, 1)

function sandboxWith(timer: Timer, patienceMs: number) {
  let now = began
  const app = Fastify()
  const clock = { now: () => now, advance: async (seconds: number) => void (now += seconds * 1_000) }
  clockRoutes(app, {
    clock: clock as never,
    runner: {
      runTimers: timerLoop([timer], () => ({ now: () => now }) as never),
      idle: async () => undefined,
    } as never,
    settleNotices: async () => undefined,
    patienceMs,
  })
  return (advanceSeconds: number) => app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advanceSeconds } })
}

test('what somebody else stands in the way of is tried again until it is done, before the clock answers', async () => {
  let left = 5
  const alarm = { name: 'consult-alarm', run: async () => (left-- > 0 ? Promise.reject(new Error('lock timeout')) : 0) }
  const answer = await sandboxWith(alarm, 60_000)(3_600)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ now: began + 3_600_000 })
  expect(left).toBeLessThan(0)
})

test('a timer that goes on failing is named to who moved the clock, with why and when to come again; the clock has moved', async () => {
  const broken = { name: 'consult-alarm', run: () => Promise.reject(new Error('lock timeout')) }
  const answer = await sandboxWith(broken, 300)(3_600)
  expect(answer.statusCode).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.json()).toMatchObject({
    msg: '时钟已拨到10:00，但到期的任务没有办成：consult-alarm。它们会自动重试，也可以再拨0秒。原因：consult-alarm: lock timeout',
    now: began + 3_600_000,
  })
})
