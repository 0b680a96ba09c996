import { expect, test } from 'vitest'
import { hl7Time } from '../../adapters/hl7v2/write.ts'
import { hospitalSurgeriesHold } from '../../sandbox/hospital/hospital-surgeries.port-test.ts'
import { atEnd } from '../at-end.ts'
import { message } from './laboratory.ts'
import { openHl7Line } from './line.ts'

const { server, engine, settled } = await openHl7Line({ parts: ['surgeries', 'examinations'] })
atEnd(() => engine.close())
const { surgeries } = server.runtime.hospital
const whose = new Map<string, { recordNumber: string; plannedAt: number }>()
let files = 0

const send = async (kind: string, lines: string[]) => {
  const answer = await engine.send(message({ kind }, lines))
  if (answer?.code !== 'AA') throw new Error(`answered ${answer?.text ?? 'nothing'}`)
  await settled()
}
const plan = (event: string, surgeryNo: string, more: string[] = []) => {
  const { recordNumber, plannedAt } = whose.get(surgeryNo)!
  return send(`SIU^${event}^SIU_S12`, [
    `SCH||${surgeryNo}||||SURGERY|day|||min|^^M60^${hl7Time(plannedAt)}`,
    `PID|1||${recordNumber}^^^H1^MR`,
    'PV1|1|O|日间病房|||||||^普通外科',
    ...more,
    'RGS|1|A',
    'AIS|1|A|53.04^腹腔镜疝修补术^ICD9CM3',
    'AIL|1|A|门诊楼^5层^日间手术中心',
    'AIP|1|A|D11^周^敏^^^^主任医师|SURGEON^主刀',
    'AIP|2|A|D12^吴^强|ANES^麻醉',
  ])
}

hospitalSurgeriesHold({
  surgeries,
  hosId: 'h1',
  now: () => Date.now(),
  recordNumber: async () => `S7${++files}`,
  async plan({ recordNumber, surgeryNo, plannedAt }) {
    const isMoved = whose.has(surgeryNo)
    whose.set(surgeryNo, { recordNumber, plannedAt })
    await plan(isMoved ? 'S13' : 'S12', surgeryNo)
  },
  report: ({ surgeryNo, event, occurredAt, eventId }) =>
    send('ADT^A08^ADT_A01', [
      `EVN|A08|${hl7Time(Date.now())}||${event}||${hl7Time(occurredAt)}|${eventId}`,
      `PID|1||${whose.get(surgeryNo)!.recordNumber}^^^H1^MR`,
      `PV1|1|O${'|'.repeat(48)}${surgeryNo}`,
    ]),
  cancel: surgeryNo => plan('S15', surgeryNo),
})

test('what must be known before comes along: team, drugs to stop, anaesthesia, when to arrive', async () => {
  const plannedAt = Math.floor(Date.now() / 1_000) * 1_000 + 86_400_000
  whose.set('P901', { recordNumber: 'S901', plannedAt })
  await plan('S12', 'P901', [
    'NTE|1||术前一晚洗澡，取下首饰',
    'OBX|1|CE|STOP^停用药物||5^阿司匹林',
    'OBX|2|ST|ANAESTHESIA^麻醉方式||local',
    `OBX|3|TS|ARRIVE^到院时间||${hl7Time(plannedAt - 3_600_000)}`,
  ])
  expect(await surgeries.surgeries('h1', 'S901')).toMatchObject([
    {
      surgeryName: '腹腔镜疝修补术',
      kind: 'day',
      deptName: '普通外科',
      ward: '日间病房',
      place: '门诊楼 5层 日间手术中心',
      doctorName: '周敏',
      arriveAt: plannedAt - 3_600_000,
      anaesthesia: 'local',
      stopDrugs: [{ drugName: '阿司匹林', daysBefore: 5 }],
      notice: '术前一晚洗澡，取下首饰',
      team: [
        { code: 'D11', name: '周敏', title: '主任医师', role: 'surgeon' },
        { code: 'D12', name: '吴强', role: 'anaesthetist' },
      ],
    },
  ])
})

test('an event that comes before its plan waits for it, and an unknown word is named', async () => {
  const adt = (word: string) => [
    `EVN|A08|${hl7Time(Date.now())}||${word}`,
    'PID|1||S902^^^H1^MR',
    `PV1|1|O${'|'.repeat(48)}P902`,
  ]
  await send('ADT^A08', adt('surgery_begun'))
  expect(await surgeries.surgeries('h1', 'S902')).toEqual([])
  whose.set('P902', { recordNumber: 'S902', plannedAt: Date.now() })
  await plan('S12', 'P902')
  expect(await surgeries.surgeries('h1', 'S902')).toMatchObject([{ events: [{ event: 'surgery_begun' }] }])
  expect(await engine.send(message({ kind: 'ADT^A08' }, adt('coffee')))).toMatchObject({
    code: 'AE',
    error: expect.stringContaining('EVN-4'),
  })
})
