import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { wireClient, type Session } from '../testing/client.ts'
import { serverProcess } from './server-process.ts'

const server = await serverProcess({})
afterAll(() => server.stop())
const { signKey } = (await (await fetch(`${server.origin}/config.json`)).json()) as { signKey: string }
const { call } = wireClient({ origin: server.origin, channelKey: signKey, now: () => Date.now() })
const ready = async (): Promise<number> => (await fetch(`${server.origin}/readyz`)).status

async function logIn(): Promise<Session> {
  const { obj } = await call('nethos.pat.login', { mobile: '13800000001', password: 'nethos-demo' })
  return { token: obj.token, signKey: obj.signKey }
}

test(
  'PostgreSQL is killed: the server says so, loses nothing that it acknowledged, and recovers by itself',
  { timeout: 60_000 },
  async () => {
    const session = await logIn()
    const going = { consultStatus: 2, consultType: 'DOCPIC' }
    const { list } = await call('nethos.consult.info.consultation.list', going, session)
    const consultId = list[0].consultId as string
    const answer = await call('nethos.consult.info.reply', { consultId, replyContent: '断电之前的话' }, session)
    expect(answer.code).toBe('0')

    const postmaster = Number(
      (await readFile(join(server.dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
    )
    process.kill(postmaster, 'SIGKILL')
    const during = await call('nethos.consult.info.detail', { consultId }, session)
    expect([200, 503]).toContain(during.http)
    if (during.http === 503) expect(during).toMatchObject({ code: '00010503', msg: '网络错误，请稍后重试' })

    // Until the last broken connection has been noticed, a call may still meet one: 503, never anything else.
    const after = await vi.waitUntil(
      async () => {
        const reply = await call('nethos.consult.info.detail', { consultId }, session)
        expect([200, 503]).toContain(reply.http)
        return reply.http === 200 && (await ready()) === 200 && reply
      },
      { timeout: 40_000, interval: 100 },
    )
    expect(after.code).toBe('0')
    expect(
      after.obj.messageList.filter((one: { replyContent: string }) => one.replyContent === '断电之前的话'),
    ).toHaveLength(1)
    await vi.waitUntil(
      async () =>
        (await call('nethos.consult.info.reply', { consultId, replyContent: '恢复之后的话' }, session)).code === '0',
      {
        timeout: 20_000,
        interval: 100,
      },
    )
  },
)
