import { expect, test } from 'vitest'
import { openTestServer } from '../testing/server.ts'
import { wireClient } from '../testing/client.ts'
import { aConsultWorld } from '../domains/consult/testbed.ts'
import { aConsult } from '../domains/consult/consult.samples.ts'
import { serverProcess } from './server-process.ts'

const here = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const other = await serverProcess({
  DATABASE_URL: here.database.appUrl,
  DATABASE_OWNER_URL: here.database.url,
  NETHOS_CALLS_PER_MINUTE: '100000',
})
const { call } = wireClient({
  origin: other.origin,
  channelKey: here.runtime.keys.channelKey,
  now: () => here.runtime.clock.now(),
})

test(
  'asked to stop, the server finishes what runs, takes nothing new, and loses nothing that it acknowledged',
  { timeout: 60_000 },
  async () => {
    const { patient, doctor } = await aConsultWorld(here)
    const consultId = await aConsult(here.db, {
      accountId: patient.accountId,
      personId: patient.personId,
      docId: doctor.docId,
      now: here.runtime.clock.now(),
      status: 'going',
      replyLimit: 200,
      repliesLeft: 200,
    })

    const stream = await fetch(
      `${other.origin}/events?ticket=${(await call('nethos.system.event.ticket', {}, patient.session)).obj.ticket}`,
    )
    const running = Array.from({ length: 60 }, (_, n) =>
      call('nethos.consult.info.reply', { consultId, replyContent: `第${n}句` }, patient.session).then(
        reply => reply.code === '0',
        () => false,
      ),
    )
    const began = performance.now()
    const stopped = other.end('SIGTERM')
    const taken = (await Promise.all(running)).filter(Boolean).length
    expect(await stopped).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    await expect(fetch(`${other.origin}/healthz`)).rejects.toThrow()
    await stream.body?.cancel().catch(() => {})

    const { n } = await here.db
      .selectFrom('consultMessage')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('consultId', '=', consultId)
      .where('replierType', '=', 'PAT')
      .executeTakeFirstOrThrow()
    expect(n).toBeGreaterThanOrEqual(taken)
  },
)
