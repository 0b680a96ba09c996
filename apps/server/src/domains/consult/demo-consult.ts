import type { InTransaction } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { personForConsult } from '../people/public.ts'
import { aConsult, say, type SampleConsult, type SampleMessage } from './consult.samples.ts'

/** In whose account, and by which clock. */
export interface DemoAsker {
  trx: InTransaction
  runtime: Runtime
  now: number
  accountId: string
}

/** A consult of one of the demo patient's people, free of charge unless the sample says otherwise; its id. */
export async function addDemoConsult(
  { trx, runtime, now, accountId }: DemoAsker,
  name: string,
  sample: Partial<SampleConsult>,
  messages: SampleMessage[],
): Promise<string> {
  const { personId } = await trx
    .selectFrom('person')
    .select('personId')
    .where('accountId', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const caller = { kind: 'account', accountId, sessionId: '' } as const
  const person = (await personForConsult({ db: trx, runtime, now, caller }, personId))!
  const consultId = await aConsult(trx, {
    accountId,
    personId,
    now,
    feeCents: 0,
    consulterName: name,
    consulterGender: person.gender,
    consulterAge: person.age,
    consulterIdCardMasked: person.idCardMasked,
    consulterMobileMasked: person.mobileMasked,
    ...sample,
  })
  await say(trx, consultId, messages)
  return consultId
}
