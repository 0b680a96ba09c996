import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { thirdRefusals } from '@nethos/contract/third/third.refusals.ts'
import { TroubleError } from '../../calls/codes.ts'
import { readBody } from '../../calls/envelope.ts'
import { countAgainst } from '../../calls/limits.ts'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { macKey } from '../../secrets/mac-key.ts'
import { mayActFor, personOf } from '../people/public.ts'
import { takeCode } from './third-code.table.ts'

export const exchangePath = '/third/authorization'

const asked = z.object({
  thirdId: z.string(),
  /** What stood in the address. */
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  /** Epoch ms; at most five minutes off. */
  timestamp: z.int(),
})
const skewMs = 5 * 60_000
const limit = { times: 600, seconds: 60 } as const

/**
 * POST /third/authorization: a partner's server learns, once, whose page it shows: a name, and ids that are this
 * partner's alone, so that two of them cannot compare what they know. Signed with the partner's own key (x-sign).
 */
export function exchangeRoute(app: FastifyInstance, { db, runtime }: { db: Database; runtime: Runtime }): void {
  app.post(exchangePath, async request => {
    if (!Buffer.isBuffer(request.body)) throw new TroubleError('wrongType')
    const now = runtime.clock.now()
    await countAgainst(db, { key: `third ${request.ip}`, limit, now })
    const body = z.safeParse(asked, readBody(request.body))
    if (!body.success) throw new TroubleError('malformed')
    const { thirdId, token, timestamp } = body.data
    const key = runtime.settings.thirdParties.get(thirdId)
    if (!key || !isSignedBy(key, request.body, request.headers['x-sign'])) throw new TroubleError('badSignature')
    if (Math.abs(timestamp - now) > skewMs) throw new TroubleError('badTime')
    const obj = await exchange({ db, runtime }, { thirdId, code: token }, now)
    if (obj) return { code: '0', msg: '', obj }
    const { code, sentence } = thirdRefusals.code_over
    return { code, msg: sentence }
  })
}

async function exchange(
  { db, runtime }: { db: Database; runtime: Runtime },
  given: { thirdId: string; code: string },
  now: number,
): Promise<object | undefined> {
  const taken = await takeCode(db, given, now)
  if (!taken) return undefined
  const { caller, personId } = taken
  const scope = { db, caller, now, runtime }
  // Between the tap and this a person may have taken his word back, or have gone from the list.
  if ((await mayActFor(scope, personId, 'consult')) !== true) return undefined
  const person = await personOf(scope, personId)
  return (
    person && {
      userId: idFor(runtime, given.thirdId, caller.accountId),
      compatId: idFor(runtime, given.thirdId, personId),
      compatName: person.personName,
      compatGender: person.gender,
      compatAge: person.age,
      isRealnameAuth: person.isRealname,
    }
  )
}

const idFor = (runtime: Runtime, thirdId: string, id: string): string =>
  createHmac('sha256', macKey(runtime.keys.secret)).update(`third ${thirdId} ${id}`).digest('base64url')

function isSignedBy(key: string, body: Buffer, given: string | string[] | undefined): boolean {
  if (typeof given !== 'string') return false
  const right = Buffer.from(createHmac('sha256', Buffer.from(key, 'hex')).update(body).digest('hex'))
  const bytes = Buffer.from(given.toLowerCase())
  return bytes.length === right.length && timingSafeEqual(bytes, right)
}
