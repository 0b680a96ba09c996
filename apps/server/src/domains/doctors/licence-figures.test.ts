import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { freePort } from '../../database/free-port.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor } from './doctors.samples.ts'

const metricsPort = await freePort()
const { db, runtime } = await openTestServer({ METRICS_PORT: String(metricsPort) })

test('licences of those who work here are counted when they are over and a week before', async () => {
  const endsIn = async (days: number, isActive = true) =>
    aDoctor(db, { licenceUntil: addDays(dayOf(runtime.clock.now()), days), isActive })
  await Promise.all([endsIn(-1), endsIn(0), endsIn(7), endsIn(8), endsIn(-1, false)])
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(figures).toContain('nethos_doctor_licences{state="over"} 1\n')
  expect(figures).toContain('nethos_doctor_licences{state="week"} 2\n')
})
