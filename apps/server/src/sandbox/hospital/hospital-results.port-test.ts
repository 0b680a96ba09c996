import { describe, expect, test } from 'vitest'
import { emptyContent, type LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { ForgedPushError } from '../../ports/hospital-booking.ts'
import type { Arrival, HospitalReport, HospitalResults, ReportFile } from '../../ports/hospital-results.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'

export interface Given {
  results: HospitalResults
  hosId: string
  strangeHosId?: string
  now: () => number
  recordNumber(): Promise<string>
  /** The hospital issues this version of a report. */
  issue(report: HospitalReport): Promise<void>
  /** Something comes that cannot be read as a report. */
  issueOdd(recordNumber: string): Promise<void>
  /** A report with a PDF; the PDF. */
  issueWithPdf(report: HospitalReport): Promise<Buffer>
  /** What the hospital sends when it pushes, and the same from somebody else; left out: it sends by another way alone. */
  push?(): { headers: Record<string, string>; body: Buffer }
  forged?(): { headers: Record<string, string>; body: Buffer }
  /** Left out: what it has sent lies with us, and is never away. */
  whileAway?<T>(work: () => Promise<T>): Promise<T>
}

const most = 100
let codes = 0

const potassium: LabItem = {
  itemCode: 'K',
  loinc: '2823-3',
  name: '钾',
  group: '',
  value: 4.1,
  comparator: '',
  text: '',
  unit: 'mmol/L',
  ucum: 'mmol/L',
  range: { low: 3.5, high: 5.3, text: '3.5-5.3' },
  flag: '',
  method: '离子选择电极法',
  specimen: '血清',
  note: '',
}
const protein: LabItem = {
  ...potassium,
  itemCode: 'PRO',
  loinc: '',
  name: '尿蛋白',
  value: null,
  text: '阴性(-)',
  unit: '',
  ucum: '',
  range: { text: '阴性' },
  method: '',
  note: '标本量少',
}

/** What every adapter of the port keeps to. */
export function hospitalResultsHold(given: Given): void {
  const { results, hosId, now } = given

  function aReport(recordNumber: string, more: Partial<HospitalReport> = {}): HospitalReport {
    return {
      reportCode: `PT${++codes}`,
      version: 1,
      kind: 'lab',
      reportName: '电解质',
      state: 'final',
      recordNumber,
      orderedAt: now() - 9_000_000,
      takenAt: now() - 7_200_000,
      issuedAt: now() - 3_600_000,
      departmentName: '检验科',
      orderedBy: '陈立',
      reportedBy: '周敏',
      checkedBy: '吴强',
      feeCents: 0,
      ...more,
      content: { ...emptyContent, items: [potassium, protein], conclusion: '未见异常', ...more.content },
    }
  }

  async function toTheEnd(from = ''): Promise<{ happenings: Arrival[]; cursor: string }> {
    const page: Arrival[] = []
    let cursor = from
    for (;;) {
      const answer = await results.arrivals(hosId, cursor)
      expect(answer.arrivals.length).toBeLessThanOrEqual(most)
      page.push(...answer.arrivals)
      cursor = answer.cursor
      if (answer.arrivals.length < most) return { happenings: page, cursor }
    }
  }
  const reportsIn = (all: readonly Arrival[], code: string): HospitalReport[] =>
    all.flatMap(one => (one.kind === 'report' && one.report.reportCode === code ? [one.report] : []))

  describe('what arrives', () => {
    test('a report is heard with all that stands on its sheet, and not again from where it was heard', async () => {
      const { cursor } = await toTheEnd()
      const report = aReport(await given.recordNumber())
      await given.issue(report)
      const { happenings, cursor: after } = await toTheEnd(cursor)
      const [same, another] = reportsIn(happenings, report.reportCode)
      expect(another).toBeUndefined()
      expect(same).toEqual({ ...report, version: expect.any(Number) })
      expect((await toTheEnd(after)).happenings).toEqual([])
    })

    test('an amendment has a higher version than what it amends, and a report called off a higher one still', async () => {
      const { cursor } = await toTheEnd()
      const first = aReport(await given.recordNumber())
      const page: Arrival[] = []
      let from = cursor
      const low = { ...potassium, value: 3.1, flag: 'low' as const }
      for (const one of [
        first,
        { ...first, version: 2, state: 'amended' as const, content: { ...first.content, items: [low, protein] } },
        { ...first, version: 3, state: 'cancelled' as const, content: emptyContent },
      ]) {
        await given.issue(one)
        const answer = await toTheEnd(from)
        page.push(...answer.happenings)
        from = answer.cursor
      }
      const own = reportsIn(page, first.reportCode)
      expect(own.map(one => [one.state, one.content.items[0]?.value, one.content.items[0]?.flag])).toEqual([
        ['final', 4.1, ''],
        ['amended', 3.1, 'low'],
        ['cancelled', undefined, undefined],
      ])
      expect(own[1]!.version).toBeGreaterThan(own[0]!.version)
      expect(own[2]!.version).toBeGreaterThan(own[1]!.version)
    })

    test('what cannot be read is named, and what comes with it is heard', async () => {
      const { cursor } = await toTheEnd()
      const recordNumber = await given.recordNumber()
      const [before, after] = [aReport(recordNumber), aReport(recordNumber)]
      await given.issue(before)
      await given.issueOdd(recordNumber)
      await given.issue(after)
      const { happenings } = await toTheEnd(cursor)
      expect(reportsIn(happenings, before.reportCode)).toHaveLength(1)
      expect(reportsIn(happenings, after.reportCode)).toHaveLength(1)
      const odd = happenings.filter(one => one.kind === 'unreadable')
      expect(odd).toHaveLength(1)
      expect(odd[0]).toMatchObject({ reason: expect.stringMatching(/.+/), raw: expect.stringMatching(/^\{/) })
      expect(odd[0]!.arrivalCode.length).toBeLessThanOrEqual(64)
    })

    test('more than fit into one answer come in several, each once', async () => {
      const { cursor } = await toTheEnd()
      const recordNumber = await given.recordNumber()
      const reports = Array.from({ length: most + 30 }, () => aReport(recordNumber))
      for (const one of reports) await given.issue(one)
      const { happenings } = await toTheEnd(cursor)
      const own = happenings.flatMap(one => (one.kind === 'report' ? [one.report.reportCode] : []))
      expect(own.toSorted()).toEqual(reports.map(one => one.reportCode).toSorted())
    })
  })

  test('all of one file are given as they are now, and none of another’s', async () => {
    const [mine, others] = [await given.recordNumber(), await given.recordNumber()]
    const [one, two, other] = [aReport(mine), aReport(mine, { state: 'registered' }), aReport(others)]
    const { issuedAt: _none, ...registered } = { ...two, content: emptyContent }
    for (const each of [one, registered, other]) await given.issue(each)
    await given.issue({ ...one, version: 2, state: 'amended' })
    const own = (await results.ofPatient(hosId, mine)).flatMap(each => (each.kind === 'report' ? [each.report] : []))
    expect(own.map(each => [each.reportCode, each.state]).toSorted()).toEqual([
      [one.reportCode, 'amended'],
      [two.reportCode, 'registered'],
    ])
    expect(own.find(each => each.state === 'registered')).not.toHaveProperty('issuedAt')
    expect(await results.ofPatient(hosId, 'B0')).toEqual([])
  })

  test('a PDF is fetched by the code that its report names; another code is nobody’s', async () => {
    const report = aReport(await given.recordNumber(), { reportName: '出院小结', kind: 'document' })
    const bytes = await given.issueWithPdf(report)
    const [arrival] = reportsIn(await results.ofPatient(hosId, report.recordNumber), report.reportCode)
    const [sheet] = arrival!.content.documents
    const file: ReportFile | undefined = await results.file(hosId, sheet!.fileCode)
    expect(file?.type).toBe('application/pdf')
    expect(file?.bytes.equals(bytes)).toBe(true)
    expect(await results.file(hosId, `${sheet!.fileCode.slice(0, -1)}z`)).toBeUndefined()
  })

  test('a push is believed when it is the hospital’s own', async () => {
    const body = given.push?.().body ?? Buffer.from('{}')
    if (given.push) expect(await results.readPush(hosId, given.push().headers, body)).toEqual(expect.any(Array))
    const { headers: wrong, body: same } = given.forged?.() ?? { headers: {}, body }
    await expect(results.readPush(hosId, wrong, same)).rejects.toBeInstanceOf(ForgedPushError)
    await expect(results.readPush(hosId, {}, body)).rejects.toBeInstanceOf(ForgedPushError)
  })

  test('no answer is an answer of its own, and of a hospital that is not connected nothing is asked', async () => {
    await given.whileAway?.(async () => {
      for (const question of [
        () => results.arrivals(hosId, ''),
        () => results.ofPatient(hosId, 'B1'),
        () => results.file(hosId, `DiagnosticReport/none/${'0'.repeat(16)}`),
      ])
        await expect(question()).rejects.toBeInstanceOf(HospitalUnreachableError)
    })
    expect(results.speaksFor(hosId)).toBe(true)
    if (given.strangeHosId !== undefined) expect(results.speaksFor(given.strangeHosId)).toBe(false)
  })
}
