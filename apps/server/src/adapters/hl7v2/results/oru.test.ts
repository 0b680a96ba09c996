import { expect, test } from 'vitest'
import type { HospitalReport } from '../../../ports/hospital-results.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { readMessage } from '../reader.ts'
import { encoded } from '../charset.ts'

const hospital: Hl7Hospital = {
  hosId: 'h1',
  parts: ['results'],
  hosts: ['127.0.0.1'],
  processing: 'P',
  recordType: 'MR',
  reportKinds: { LIS: 'lab', 'US-ABD': 'imaging' },
}
const clock = { now: () => Date.parse('2026-11-20T10:00:00Z') }
const read = (lines: readonly string[], more: Partial<Hl7Hospital> = {}) =>
  readMessage(Buffer.from(lines.join('\r')), { ...hospital, ...more }, clock)
const reportOf = (lines: readonly string[]) => {
  const { fault, facts } = read(lines)
  expect(fault).toBe('')
  return facts[0]!.body as HospitalReport
}

const head =
  'MSH|^~\\&|LIS|HOSPITAL|NETHOS|NETHOS|20261120091500||ORU^R01^ORU_R01|L20261120-118|P|2.5.1||||||UNICODE UTF-8'
const pid = 'PID|1||1002233^^^HOSP^PI~B0099812^^^HOSP^MR||王^小明||19800102|M'

/** A laboratory of the common kind: LOINC beside its own codes, a time zone, UCUM. */
const bloodCount = [
  head,
  pid,
  'PV1|1|O|0312^^^HOSP',
  'ORC|RE|O881|L118|||||||||D034^李^伟',
  'OBR|1|O881|L118|XCG^血常规^L|||20261120073000+0800||||||||BLD&全血|D034^李^伟||||||20261120091200||HM|F|||||||U7&赵敏||U8&孙洋',
  'OBX|1|NM|6690-2^白细胞^LN^WBC^白细胞计数^L||11.82|10*9/L^10^9/L^UCUM|3.5-9.5|H|||F|||20261120090100|JYK^检验科||XF^流式法^L',
  'OBX|2|NM|718-7^血红蛋白^LN^HGB^血红蛋白^L||132|g/L^g/L^UCUM|130-175||||F',
  'OBX|3|NM|PLT^血小板^L||<10|10^9/L|125-350|LL|||F',
  'NTE|1|L|标本可见微小凝块\\.br\\建议复查',
  'ZLB|1|HIS|内部流水号',
]

test('a blood count is read with its codes, units, ranges, marks and who wrote it', () => {
  const report = reportOf(bloodCount)
  expect(report).toMatchObject({
    reportCode: 'L118',
    kind: 'lab',
    reportName: '血常规',
    state: 'final',
    recordNumber: 'B0099812',
    takenAt: Date.parse('2026-11-20T07:30:00+08:00'),
    issuedAt: Date.parse('2026-11-20T09:12:00+08:00'),
    departmentName: '检验科',
    orderedBy: '李伟',
    checkedBy: '赵敏',
    reportedBy: '孙洋',
  })
  expect(report.content.items).toEqual([
    {
      itemCode: 'WBC',
      loinc: '6690-2',
      name: '白细胞计数',
      group: '',
      value: 11.82,
      comparator: '',
      text: '',
      unit: '10^9/L',
      ucum: '10*9/L',
      range: { low: 3.5, high: 9.5, text: '3.5-9.5' },
      flag: 'high',
      method: '流式法',
      specimen: '全血',
      note: '',
    },
    expect.objectContaining({ itemCode: 'HGB', loinc: '718-7', value: 132, unit: 'g/L', flag: '' }),
    expect.objectContaining({
      itemCode: 'PLT',
      loinc: '',
      unit: '10^9/L',
      value: 10,
      comparator: '<',
      flag: 'critical_low',
      note: '标本可见微小凝块\n建议复查',
    }),
  ])
})

test('another maker: type by its own table, no LOINC, numbers in text fields, no zone, the record number alone, no OBR-25', () => {
  const report = reportOf([
    'MSH|^~\\&|LIS|第二医院|||2026-11-20 09:15:00||ORU|77|P|2.3',
    'PID|||B7',
    'OBR|||9001|尿常规',
    'OBX||ST|PRO^尿蛋白||阴性(-)||阴性||||F',
    'OBX||ST|PH||6.5||4.5～8.0||||F',
    'OBX||SN|TIT^抗体滴度||^1^:^80|||A|||F',
    'OBX||NM|BLD^隐血||||||||X',
  ])
  expect(report).toMatchObject({
    reportCode: '9001',
    kind: 'lab',
    reportName: '尿常规',
    state: 'final',
    recordNumber: 'B7',
  })
  expect(report.content.items.map(one => [one.name, one.value, one.text, one.range.low, one.flag])).toEqual([
    ['尿蛋白', null, '阴性(-)', undefined, ''],
    ['PH', 6.5, '', 4.5, ''],
    ['抗体滴度', null, '1:80', undefined, 'abnormal'],
    ['隐血', null, '未得出结果', undefined, ''],
  ])
})

test('an amendment is a higher version than the final report of the same second, and a report called off a higher one still', () => {
  const versions = ['P', 'F', 'C', 'X'].map(state => {
    const lines = bloodCount.map(one => (one.startsWith('OBR') ? one.replace('|HM|F|', `|HM|${state}|`) : one))
    return read(lines).facts[0]!.version
  })
  expect(versions).toEqual(versions.toSorted((one, other) => one - other))
  expect(new Set(versions).size).toBe(4)
})

test('a line that was wrong is none, and makes of the report an amended one', () => {
  const lines = bloodCount.map(one => (one.startsWith('OBX|2') ? one.replace('||||F', '||||W') : one))
  const report = reportOf(lines)
  expect(report.state).toBe('amended')
  expect(report.content.items.map(one => one.itemCode)).toEqual(['WBC', 'PLT'])
})

test('an ultrasound is text by its parts, its pictures and PDF are files', () => {
  const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex').toString('base64')
  const { facts, fault } = read([
    head,
    pid,
    'OBR|1||U55|US-ABD^腹部超声^L|||20261120080000|||||||||||||||20261120083000||CUS|F',
    'OBX|1|TX|U1^检查所见^L||肝脏大小正常~胆囊壁光滑||||||F',
    'OBX|2|FT|U2&IMP^诊断^L||肝胆未见异常\\T\\随访||||||F',
    `OBX|3|ED|IMG^超声图像^L||^image^jpeg^Base64^${jpeg}||||||F`,
  ])
  expect(fault).toBe('')
  expect(facts[0]!.body).toMatchObject({
    kind: 'imaging',
    content: {
      items: [],
      findings: '肝脏大小正常\n胆囊壁光滑',
      conclusion: '肝胆未见异常&随访',
      series: [{ pictures: [{ fileCode: facts[1]!.code, title: '超声图像' }] }],
    },
  })
  expect(facts[1]).toMatchObject({ about: 'file', body: { type: 'image/jpeg', base64: jpeg } })
})

test('two OBR of one number are one report with headings; of two numbers two reports', () => {
  const second = 'OBR|2||L118|CRP^C反应蛋白^L||||||||||||||||||20261120091200||HM|F'
  const obx = 'OBX|1|NM|CRP^C反应蛋白^L||3.2|mg/L|<8||||F'
  const one = reportOf([...bloodCount, second, obx])
  expect(one.content.items.map(item => item.group)).toEqual(['血常规', '血常规', '血常规', 'C反应蛋白'])
  expect(read([...bloodCount, second.replace('L118', 'L119'), obx]).facts.map(fact => fact.code)).toEqual([
    'L118',
    'L119',
  ])
})

test('GB18030 is read where MSH-18 says so, and where nothing is said and it is no UTF-8', () => {
  for (const charset of ['GB 18030-2000', '']) {
    const text = bloodCount.join('\r').replace('UNICODE UTF-8', charset)
    const { facts, fault } = readMessage(encoded(text, 'gb18030'), hospital, clock)
    expect(fault).toBe('')
    expect(facts[0]!.body).toMatchObject({ reportName: '血常规' })
  }
  expect(readMessage(encoded(bloodCount.join('\r'), 'gb18030'), hospital, clock).fault).toBe('MSH-18 字符集与内容不符')
})

test.each([
  [
    'no report number',
    (one: string) => one.replace('|L118|XCG', '||XCG').replace('O881|L118', '').replace('OBR|1|O881', 'OBR|1|'),
    'OBR-3 没有报告单号',
  ],
  [
    'another kind of identifier alone',
    (one: string) => one.replace('~B0099812^^^HOSP^MR', '~77^^^HOSP^SS'),
    'PID-3 没有类型为MR的病案号',
  ],
  ['a number that is none', (one: string) => one.replace('|11.82|', '|1l.82|'), 'OBX-5 不是数'],
  ['a day that is none', (one: string) => one.replace('20261120073000+0800', '20260231'), 'OBR-7 不是时间'],
  ['an unknown state', (one: string) => one.replace('|HM|F|', '|HM|Q|'), 'OBR-25 不是已知的状态'],
  [
    'an unknown section',
    (one: string) => one.replace('|HM|F|', '|ZZ|F|').replace('|LIS|', '|HIS|'),
    'OBR-24 不是已知的报告类型',
  ],
  ['a test message', (one: string) => one.replace('|P|2.5.1', '|T|2.5.1'), 'MSH-11 不是约定的P'],
  ['a version 3', (one: string) => one.replace('|2.5.1|', '|3.0|'), 'MSH-12 不是HL7 2.x'],
  ['a clock of next year', (one: string) => one.replace('|20261120091500|', '|20270120091500|'), 'MSH-7 在将来'],
  ['another message', (one: string) => one.replace('ORU^R01^ORU_R01', 'MDM^T02^MDM_T02'), 'MSH-9 不是约定的消息类型'],
])('%s is named by its element, and nothing of the patient is said', (_what, change, fault) => {
  expect(read(bloodCount.map(change)).fault).toBe(fault)
})

test('whatever bytes come, reading ends with a fault or with facts', () => {
  const whole = Buffer.from(bloodCount.join('\r'))
  for (let at = 0; at < whole.length; at += 7) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at]! * 31 + 17) % 256
    const { fault, facts } = readMessage(changed, hospital, clock)
    expect(fault !== '' || facts.length > 0).toBe(true)
    expect(readMessage(whole.subarray(0, at), hospital, clock).fault.length + at).toBeGreaterThan(0)
  }
  const long = bloodCount.join('\r').replace('11.82', '9'.repeat(100_000))
  expect(readMessage(Buffer.from(long), hospital, clock).fault).toContain('OBX')
})

test('a scan names its study in the archive: by its DICOM number, or by the accession number of the request', () => {
  const radiology = head.replace('|LIS|', '|RIS|')
  const obr = 'OBR|1|O91|R91|CT-CH^胸部CT^L||||||||||||||ACC-91||||20261120091200||CT|F'
  const text = 'OBX|1|TX|IMP^印象^L||未见异常||||||F'
  const byNumber = reportOf([radiology, pid, obr, text])
  expect(byNumber.content.studies).toEqual([{ studyUid: '', accessionNumber: 'ACC-91' }])
  const uid = 'OBX|2|ST|113014^Study Instance UID^DCM||1.2.826.0.1.3680043.10.1337.5||||||F'
  const byUid = reportOf([radiology, pid, obr, text, uid])
  expect(byUid.content.studies).toEqual([{ studyUid: '1.2.826.0.1.3680043.10.1337.5', accessionNumber: '' }])
  expect(byUid.content.conclusion).toBe('未见异常')
  expect(byUid.content.findings).toBe('')
})
