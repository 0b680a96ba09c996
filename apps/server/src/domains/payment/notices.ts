import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { ForgedNoticeError, type PaymentNotice, type PaymentProvider } from '../../ports/payment.ts'
import type { Payables } from '../../registry/payable.ts'
import { MismatchError, settlePayment, UnknownNumberError } from './settle-payment.ts'
import { settleRefund } from './settle-refund.ts'

export interface NoticeOptions {
  db: Database
  runtime: Runtime
  jobs: JobQueue
  log: Logger
  payables: Payables
  /** Where the notices are counted, by provider and what became of them. */
  registry?: Registry | undefined
}

type Fate = 'taken' | 'forged' | 'unknown' | 'mismatch' | 'fault'

/** A notice is small; the providers' longest are a few kilobytes. */
const bodyLimit = 64 * 1024

/** POST /pay/notice/{provider}: believed when signed, answered "taken" when the row is committed (docs/product/security.md 7). */
export function paymentNotices(app: FastifyInstance, options: NoticeOptions): void {
  const { runtime, log, registry } = options
  const counter =
    registry &&
    new Counter({
      name: 'nethos_payment_notices_total',
      help: 'Notices of the payment providers by what became of them',
      labelNames: ['provider', 'fate'],
      registers: [registry],
    })

  void app.register(async own => {
    // The signature is over the bytes as sent.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    for (const provider of runtime.payments) {
      own.post(`/pay/notice/${provider.name}`, async (request, reply) => {
        const { fate, error } = await take(options, provider, request)
        counter?.inc({ provider: provider.name, fate })
        if (error)
          log[fate === 'forged' ? 'warn' : 'error'](
            { err: error, requestId: request.id, provider: provider.name, fate },
            'a payment notice was not taken',
          )
        return answer(reply, fate === 'taken' ? provider.answers.taken : provider.answers.again)
      })
    }
  })
}

async function take(
  options: NoticeOptions,
  provider: PaymentProvider,
  request: FastifyRequest,
): Promise<{ fate: Fate; error?: unknown }> {
  try {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const notice = await provider.readNotice(request.headers as Record<string, string | undefined>, body)
    await settle(options, provider, notice, request.id)
    return { fate: 'taken' }
  } catch (error) {
    return { fate: fateOf(error), error }
  }
}

function settle(
  { db, runtime, jobs, payables }: NoticeOptions,
  { name: provider }: PaymentProvider,
  notice: PaymentNotice,
  requestId: string,
): Promise<void> {
  return db.transaction().execute(trx => {
    const ctx = contextOn(trx, runtime, jobs, {
      caller: theSystem,
      now: runtime.clock.now(),
      requestId,
      channel: 'notice',
      address: '',
      deviceId: undefined,
    })
    return notice.about === 'payment'
      ? settlePayment(ctx, payables, { provider, fact: notice.fact })
      : settleRefund(ctx, { provider, fact: notice.fact })
  })
}

function fateOf(error: unknown): Fate {
  if (error instanceof ForgedNoticeError) return 'forged'
  if (error instanceof UnknownNumberError) return 'unknown'
  return error instanceof MismatchError ? 'mismatch' : 'fault'
}

const answer = (reply: FastifyReply, { status, type, body }: PaymentProvider['answers']['taken']) =>
  reply.code(status).type(type).send(body)
