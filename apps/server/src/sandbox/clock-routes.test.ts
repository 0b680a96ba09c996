import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { timerLoop } from '../jobs/run-timers.ts'
import { clockRoutes } from './clock-routes.ts'

const app = Fastify()
afterAll(() => app.close())
let now = Date.UTC(2026, 10, 22, 1)
const broken = { name: 'consult-alarm', run: () => Promise.reject(new Error('lock timeout')) }
const clock = { now: () => now, advance: async (seconds: number) => void (now += seconds * 1_000) }
clockRoutes(app, {
  clock: clock as never,
  runner: { runTimers: timerLoop([broken], () => ({ now: () => now }) as never), idle: async () => undefined } as never,
  settleNotices: async () => undefined,
})

test('a timer that fails twice is named to who moved the clock, with why, and the clock has moved', async () => {
  const answer = await app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advanceSeconds: 3_600 } })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    msg: '时钟已拨到10:00，但到期的任务没有办成：consult-alarm。它们会自动重试，也可以再拨0秒。原因：consult-alarm: lock timeout',
    now: Date.UTC(2026, 10, 22, 2),
  })
})
