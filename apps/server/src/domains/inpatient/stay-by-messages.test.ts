import { expect, test } from 'vitest'
import { hl7Time } from '../../adapters/hl7v2/write.ts'
import { atEnd } from '../../testing/at-end.ts'
import { anIdentity } from '../../testing/hl7v2/certificate.ts'
import { openDepartment } from '../../testing/hl7v2/department.ts'
import { message, nextInstant } from '../../testing/hl7v2/laboratory.ts'
import { openHl7Line, peerOf } from '../../testing/hl7v2/line.ts'
import { anInpatientWorld } from './testbed.ts'

const identity = anIdentity('hospital')
const office = await openDepartment(identity, () => [])
const bed = { kind: 'ordinary', gender: 'F' }
const { server, engine, settled } = await openHl7Line({
  parts: ['stays'],
  wards: { W3: { wardName: '普外科三病区', deptCode: 'surgery', beds: { 9: bed, 10: bed } } },
  sendTo: await peerOf(office, identity),
})
atEnd(async () => {
  await engine.close()
  await office.close()
})
const { aPatient, call, card, hear, messages, settle } = await anInpatientWorld(server)

test('a stay that a hospital tells by ADT: registered here, moved, home, and what it takes back is taken back', async () => {
  const who = await aPatient()
  const report = async (event: string, place = '', more: string[] = []) => {
    const at = nextInstant()
    const answer = await engine.send(
      message({ kind: `ADT^${event}^ADT_A01`, at }, [
        `EVN|${event}|${hl7Time(at)}`,
        `PID|1||${who.recordNumber}^^^H1^MR||王^秀英||19550308|F`,
        `PV1|1|I|${place}|R|ZY1|W3^5^9|D034^周^敏|||surgery^普通外科`,
        ...more,
      ]),
    )
    expect(answer).toMatchObject({ code: 'AA' })
    await settled()
    await hear()
  }
  const summary = async () =>
    (await call('nethos.admission.detail', who, { compatId: who.personId })).obj.admission.summary
  await hear()
  await report('A05', '', ['DG1|1||K80.2^胆囊结石'])
  const noted = await card(who)
  expect(noted).toMatchObject({ zYYYZT: '0' })
  const { applyNumber } = noted
  const registration = { contactName: '王大明', contactMobile: '13900000002', contactRelation: 'child' }
  const asked = { compatId: who.personId, applyNumber, address: '宁禾市文三路1号', insuranceKind: 'employee' }
  await call('zheer.yygh.ApiJyjcService.zhuyuandj', who, { ...asked, ...registration })
  await settle()
  expect(office.received.at(-1)!.need('NK1').at(2)).toBe('王大明')
  expect(await card(who)).toMatchObject({ zYYYZT: '1' })

  await report('A01', 'W3^5^9')
  expect(await card(who)).toMatchObject({ zYYYZT: '4' })
  await report('A02', 'W3^5^10')
  const moved = await server.db.selectFrom('admission').select('bedId').where('noteNo', '=', 'ZY1').executeTakeFirst()
  expect(moved!.bedId).toContain('W3.10')
  await report('A03', 'W3^5^10', ['OBX|1|TX|ADVICE||清淡饮食'])
  expect(await card(who)).toMatchObject({ zYYYZT: '5' })
  await report('A08', '', ['OBX|1|CE|DRUG||多糖铁复合物胶囊^每次1粒^08:00^14'])
  expect(await summary()).toMatchObject({ advice: '清淡饮食', drugs: [{ name: '多糖铁复合物胶囊' }] })
  const followUps = () =>
    server.db
      .selectFrom('pathway')
      .select('status')
      .where('code', '=', 'inpatient-follow-up')
      .where('accountId', '=', who.accountId)
      .orderBy('pathwayId')
      .execute()
  expect(await followUps()).toEqual([{ status: 'stopped' }, { status: 'going' }])

  await report('A13', 'W3^5^10')
  expect(await card(who)).toMatchObject({ zYYYZT: '4' })
  expect(await summary()).toBeNull()
  expect((await followUps()).every(one => one.status === 'stopped')).toBe(true)
  await report('A11', 'W3^5^10')
  expect(await card(who)).toMatchObject({ zYYYZT: '1', line: { ahead: 0 } })
  await report('A38')
  expect(await card(who)).toMatchObject({ zYYYZT: '6' })
  expect(await messages(who)).toContain('已办好入院')
})
