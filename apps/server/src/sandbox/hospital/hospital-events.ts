import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import * as z from 'zod/mini'
import { isIdCard, toEighteen } from '@nethos/contract/common/id-card.ts'
import type { Clock } from '../../ports/clock.ts'
import { cutLine } from './line.table.ts'
import { removeFileAtWindow, writeFileAtWindow } from './window.table.ts'

/** Something that happens on the hospital's side: reads its JSON body and answers what came of it. */
export interface HospitalEvent {
  readonly body: z.ZodMiniType
  happen(body: never): Promise<object>
}

export const event = <S extends z.ZodMiniType>(
  body: S,
  happen: (body: z.output<S>) => Promise<object>,
): HospitalEvent => ({
  body,
  happen: happen as HospitalEvent['happen'],
})

const idCard = z.pipe(z.string().check(z.refine(isIdCard)), z.transform(toEighteen))
const hosId = z._default(z.string(), 'h1')
const text = z.optional(z.string())

/** What happens to patients at the hospital's window, and to the line between the hospital and us. */
export const patientEvents = (pool: pg.Pool, clock: Clock): Readonly<Record<string, HospitalEvent>> => ({
  /** Somebody gets a file at the window, or the clerk changes what stands in it. */
  'patient.file': event(
    z.object({
      hosId,
      idCard,
      name: text,
      mobile: text,
      address: text,
      insurance: text,
      cards: z._default(z.int().check(z.nonnegative(), z.maximum(9)), 1),
    }),
    async ({ name, mobile, address, insurance, ...file }) => ({
      recordNumber: await writeFileAtWindow(
        pool,
        {
          ...file,
          ...(name !== undefined && { name }),
          ...(mobile !== undefined && { mobile }),
          ...(address !== undefined && { address }),
          ...(insurance !== undefined && { insurance }),
        },
        clock.now(),
      ),
    }),
  ),
  /** The hospital takes a file away. */
  'patient.remove': event(z.object({ hosId, idCard }), async ({ hosId, idCard }) => ({
    isRemoved: await removeFileAtWindow(pool, hosId, idCard),
  })),
  'line.cut': event(z.object({}), async () => (await cutLine(pool, true), { isCut: true })),
  'line.mend': event(z.object({}), async () => (await cutLine(pool, false), { isCut: false })),
})

/** POST /sandbox/hospital/{event} with a JSON body (docs/product/protocol.md 2). */
export function hospitalEvents(app: FastifyInstance, events: Readonly<Record<string, HospitalEvent>>): void {
  const byName = new Map(Object.entries(events))
  app.post<{ Params: { event: string } }>('/sandbox/hospital/:event', async (request, reply) => {
    const found = byName.get(request.params.event)
    if (!found)
      return reply.code(404).send({ code: '00010404', msg: `没有这个事件，可用：${[...byName.keys()].join('、')}` })
    const read = z.safeParse(found.body, readJson(request.body))
    if (!read.success) {
      const field = read.error.issues[0]?.path.join('.') ?? ''
      return reply.code(400).send({ code: '00010400', msg: `${field}格式不正确` })
    }
    return found.happen(read.data as never)
  })
}

function readJson(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return body ?? {}
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
