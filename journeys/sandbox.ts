import { guardianAgreement, healthAgreement } from '@nethos/contract/common/health-consent.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { wireClient, type Reply, type Session } from '../apps/server/src/testing/client.ts'

export interface SandboxSms {
  mobile: string
  text: string
  code?: string
  cid?: string
  /** Epoch ms. */
  at: number
}

export interface SandboxPayment {
  payNo: string
  bizType: string
  bizId: string
  channel: string
  amount: number
  state: string
  refunds: unknown[]
}

/** The levers of a running server's sandbox (docs/product/protocol.md 2). */
export interface Sandbox {
  /** The newest text message to this mobile; waits until there is one newer than `after` (epoch ms). */
  lastSms(mobile: string, after?: number): Promise<SandboxSms>
  payments(bizId: string): Promise<SandboxPayment[]>
  pay(payNo: string, outcome: 'succeed' | 'fail' | 'cancel'): Promise<void>
  /** The payment provider will refuse the payment's next refund. */
  failNextRefund(payNo: string, reason: string): Promise<void>
  /** The server's clock (epoch ms): a text message after it is a new one. */
  now(): Promise<number>
  /** Moves the server's clock forward; what falls due has happened when it returns. */
  moveClock(seconds: number): Promise<void>
  /** Something happens on the hospital's side, e.g. 'report.arrive'; gives back what came of it. */
  hospital(event: string, body: object): Promise<any>
  /** A patient's session, by captcha; the same one again until the clock is moved. */
  logIn(mobile: string): Promise<Session>
  /** A session of a journey's own, which it may end: nobody else is logged out by it. */
  logInAlone(mobile: string): Promise<Session>
  /** A patient of a journey's own, by captcha; idCard may stay empty. */
  register(mobile: string, name: string, idCard: string): Promise<Session>
  /** Calls a service past the pages, in the wire's words; anything but success is thrown. */
  call(service: string, fields: object, as?: Session): Promise<Reply>
  /** A session of staff, by password. */
  logInStaff(account: string): Promise<Session>
}

const patience = 10_000
const demoPassword = 'nethos-demo'

export function sandboxOf(origin: string): Sandbox {
  const get = async <T>(path: string): Promise<T> => (await (await fetch(origin + path)).json()) as T
  const post = async (path: string, body: object): Promise<any> => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const call = async (channel: string, service: string, fields: object, as?: Session): Promise<Reply> => {
    const { signKey, now } = await get<{ signKey: string; now: number }>('/config.json')
    const reply = await wireClient({ origin, channelKey: signKey, now: () => now, channel }).call(service, fields, as)
    if (reply.code !== '0') throw new Error(`${service} answered ${reply.code}: ${reply.msg}`)
    return reply
  }
  const ask = async (channel: string, service: string, fields: object): Promise<any> =>
    (await call(channel, service, fields)).obj
  const sessions = new Map<string, Promise<Session>>()
  const captchaFor = async (mobile: string): Promise<{ cid: string; captcha: string | undefined }> => {
    const before = (await get<SandboxSms[]>(`/sandbox/sms?mobile=${mobile}`))[0]?.at ?? 0
    const asked = () => ask('3', 'nethos.system.captcha.pat.login', { mobile })
    const { cid } = await asked().catch(async (error: Error) => {
      // Somebody has logged in with it by hand a moment ago: the minute between two captchas is passed by the clock.
      if (!error.message.includes(captchaRefusals.captcha_too_soon.code)) throw error
      await post('/sandbox/clock', { advanceSeconds: 60 })
      return asked()
    })
    return { cid, captcha: (await sandbox.lastSms(mobile, before)).code }
  }
  const byCaptcha = async (mobile: string): Promise<Session> => {
    const { token, signKey } = await ask('3', 'nethos.pat.captcha.login', { mobile, ...(await captchaFor(mobile)) })
    if (!token) throw new Error(`Nobody has registered with ${mobile}.`)
    return { token, signKey }
  }
  const sandbox: Sandbox = {
    async lastSms(mobile, after = 0) {
      for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(50)) {
        const [newest] = await get<SandboxSms[]>(`/sandbox/sms?mobile=${mobile}`)
        if (newest && newest.at > after) return newest
      }
      throw new Error(`No text message to ${mobile}.`)
    },
    payments: bizId => get(`/sandbox/payments?bizId=${encodeURIComponent(bizId)}`),
    pay: (payNo, outcome) => post(`/sandbox/payments/${payNo}/${outcome}`, {}),
    failNextRefund: (payNo, reason) => post(`/sandbox/payments/${payNo}/fail-next-refund`, { reason }),
    now: async () => (await get<{ now: number }>('/config.json')).now,
    async moveClock(seconds) {
      sessions.clear()
      await post('/sandbox/clock', { advanceSeconds: seconds })
    },
    hospital: (event, body) => post(`/sandbox/hospital/${event}`, body),
    logInAlone: byCaptcha,
    logIn(mobile) {
      const known = sessions.get(mobile) ?? byCaptcha(mobile)
      sessions.set(mobile, known)
      return known
    },
    async register(mobile, name, idCard) {
      const proof = await captchaFor(mobile)
      const opened = await ask('3', 'nethos.pat.register.v3', { ...proof, patName: name, patIdcard: idCard })
      const session = { token: opened.token, signKey: opened.signKey }
      // As the page does when it is refused for want of them.
      for (const moduleType of [healthAgreement, guardianAgreement])
        await call('3', 'smarthos.privacy.protocol.records.save', { moduleType }, session)
      sessions.set(mobile, Promise.resolve(session))
      return session
    },
    call: (service, fields, as) => call(service.startsWith('staff.') ? '20' : '3', service, fields, as),
    async logInStaff(account) {
      const { token, signKey } = await ask('20', 'staff.login', { account, password: demoPassword })
      return { token, signKey }
    },
  }
  return sandbox
}
