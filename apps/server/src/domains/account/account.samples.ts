import type { Reply, Session } from '../../testing/client.ts'
import type { TestServer } from '../../testing/server.ts'

let last = 0

/** A mobile that no other sample has. */
export const aMobile = (): string => `139${String(++last).padStart(8, '0')}`

/** What somebody holds who has asked for a captcha and read his text message. */
export interface HeldCaptcha {
  mobile: string
  cid: string
  captcha: string
}

/** Asks for a captcha by the wire and reads the text message. */
export async function aCaptcha(
  server: Pick<TestServer, 'call' | 'lastSms'>,
  service: string,
  fields: { mobile: string; compatId?: string },
  as?: Session,
): Promise<HeldCaptcha> {
  const { code, msg, obj } = await server.call(service, fields, as)
  if (code !== '0') throw new Error(`${service}: ${code} ${msg}`)
  const sms = await server.lastSms(fields.mobile, obj.cid)
  return { mobile: fields.mobile, cid: obj.cid, captcha: sms.code }
}

export const aLoginCaptcha = (server: Pick<TestServer, 'call' | 'lastSms'>, mobile: string): Promise<HeldCaptcha> =>
  aCaptcha(server, 'nethos.system.captcha.pat.login', { mobile })

export interface Registered {
  mobile: string
  accountId: string
  session: Session
  reply: Reply
}

/** Registers somebody by the wire, as a patient does. */
export async function aRegistered(
  server: Pick<TestServer, 'call' | 'lastSms'>,
  fields: object = {},
  mobile = aMobile(),
): Promise<Registered> {
  const { cid, captcha } = await aLoginCaptcha(server, mobile)
  const reply = await server.call('nethos.pat.register.v3', { cid, captcha, patName: '李梅', ...fields })
  if (reply.code !== '0') throw new Error(`register: ${reply.code} ${reply.msg}`)
  const { token, signKey, pat } = reply.obj
  return { mobile, accountId: pat.patId, session: { token, signKey }, reply }
}
