import { expect } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'
import { anExaminationWorld, type Examined } from '../exam/testbed.ts'

const registration = {
  contactName: '王大明',
  contactMobile: '13900000002',
  contactRelation: 'child',
  address: '宁禾市东湖区文三路1号',
  insuranceKind: 'employee',
}
let notes = 0

/** Women with admission notes of the demo hospital, a nurse at the desk, and calls in the wire's words. */
export async function anInpatientWorld(server: TestServer) {
  const { aPatient, call, hear, settle, messages, now } = await anExaminationWorld(server)
  const { staffId } = await aStaffMember(server, 'nurse')
  const desk = async (service: string, input: object, on = server) =>
    on.staff.call(service, input, await server.sessionOf({ staffId }))
  const happens = async (event: string, noteNo: string, more: object = {}): Promise<void> => {
    await server.sandbox(`hospital/admission.${event}`, { noteNo, ...more })
    await hear()
  }
  const card = async (who: Examined) =>
    (await call('zheer.yygh.ApiJyjcService.queryInHospitalCard', who, { compatId: who.personId })).list[0]
  async function aNote(deptCode: string) {
    const who = await aPatient()
    const noteNo = `N${++notes}`
    await hear()
    await happens('note', noteNo, { recordNumber: who.recordNumber, deptCode })
    return { who, noteNo, applyNumber: (await card(who)).applyNumber as string }
  }
  async function registered(deptCode: string) {
    const one = await aNote(deptCode)
    const { who, applyNumber } = one
    const reply = await call('zheer.yygh.ApiJyjcService.zhuyuandj', who, {
      compatId: who.personId,
      applyNumber,
      ...registration,
    })
    expect(reply).toMatchObject({ code: '0', obj: true })
    await settle()
    return one
  }
  const freeBeds = async (deptCode: string): Promise<{ bedId: string; state: string; gender: string }[]> => {
    const { list } = await desk('staff.admission.bed.list', { deptCode })
    return list.filter(bed => bed.state === 'free' && bed.gender !== 'M')
  }
  const tomorrow = () => addDays(dayOf(now()), 1)
  const callTo = (admissionId: string, bedId: string, more: object = {}, on = server) =>
    desk('staff.admission.call', { admissionId, bedId, arriveOn: tomorrow(), ...more }, on)
  return { aPatient, call, callTo, card, desk, freeBeds, happens, hear, messages, now, registered, settle }
}
