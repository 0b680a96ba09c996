import { consultStates, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import type { Nethos } from './nethos.ts'

/** Records of the demo patient, one of each kind that a page shows. */
export interface Samples {
  /** Of full age, and a child. */
  personId: string
  childId: string
  /** A consult in each state; the refunded one is cancelled, and its money went back. */
  unpaid: string
  going: string
  unreviewed: string
  finished: string
  refunded: string
}

export const samplePatient = '13800000001'

/** What the demo has brings, and what it lacks is done: nothing here depends on what other journeys have left. */
export async function samplesOf(nethos: Nethos): Promise<Samples> {
  const patient = await nethos.logIn(samplePatient)
  const call = (service: string, fields: object = {}) => nethos.call(service, fields, patient)
  const { list: people } = await call('nethos.pat.compat.list')
  const personId: string = people.find(person => person.selfCompat).compatId
  const consultIn = async (status: ConsultStatus, docId?: string): Promise<string | undefined> => {
    const fields = { consultStatus: consultStates[status].code, pageSize: 50 }
    const { list } = await call('nethos.consult.info.consultation.list', fields)
    return list.find(consult => !docId || consult.docId === docId)?.consultId
  }
  const start = async (docId: string): Promise<string> => {
    const asked = { docId, compatId: personId, consultContent: '夜里咳嗽，白天好一些，已经三天了。' }
    return (await call('nethos.consult.info.docpic.issue.v2', asked)).obj.consultId
  }
  const payBack = async (): Promise<string> => {
    const consultId = await start('d0004')
    const returnUrl = `${nethos.origin}/payResult/${consultId}`
    await call('nethos.consult.info.pay', { consultId, payChannel: 'WECHAT', returnUrl })
    await nethos.pay((await nethos.payments(consultId))[0]!.payNo, 'succeed')
    const doctor = await nethos.logInStaff('doctor4')
    await nethos.call('staff.consult.refuse', { consultId, reason: '请到门诊就诊' }, doctor)
    return consultId
  }
  return {
    personId,
    childId: people.find(person => person.compatAge < 6).compatId,
    unpaid: (await consultIn('unpaid')) ?? (await start('d0003')),
    going: (await consultIn('going', 'd0001'))!,
    unreviewed: (await consultIn('unreviewed'))!,
    finished: (await consultIn('finished'))!,
    refunded: (await consultIn('cancelled', 'd0004')) ?? (await payBack()),
  }
}
