import { describe, expect, test } from 'vitest'
import { programmeDocument } from '@nethos/contract/programme/programme.document.ts'
import { aStaffMember } from '../../../testing/people.ts'
import { openTestServer } from '../../../testing/server.ts'
import { toFhirQuestionnaire } from '../../questionnaire/public.ts'
import { builtIn } from '../../questionnaire/built-in/index.ts'
import { builtInProgrammes } from '../built-in/index.ts'
import { readFhirProgramme } from './read-bundle.ts'
import { toFhirBundle } from './to-bundle.ts'
import { schemaProblems } from '../../../testing/fhir/schema-problems.ts'

const today = '2026-11-23'
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const programmes = Object.entries(builtInProgrammes)
const [[code, questionnaire]] = Object.entries(builtIn) as [[string, (typeof builtIn)[string]]]
const questionnaires = [toFhirQuestionnaire({ code, edition: 0 }, questionnaire)]

/** With everything that a programme can say. */
const everything = programmeDocument.parse({
  name: '睡眠门诊',
  summary: '一个月慢慢调',
  icon: 'heart',
  tone: 'violet',
  entries: [
    { title: '知识', note: '先看看', icon: 'info', target: { to: 'kind', kind: 'reading', set: 'sleep' } },
    { title: '挂号', icon: 'calendar', target: { to: 'page', address: '/book' } },
  ],
  introduction: { text: '第一段\n\n# 小标题', place: '3号楼2层', telephone: '0571-85550170' },
  experts: { departments: ['神经内科'], docIds: ['d0001'], teamIds: ['t01'] },
  readings: [
    {
      code: 'sleep',
      title: '睡眠',
      articles: [
        {
          code: 'a.1',
          title: '睡前',
          body: '放下手机。',
          author: '门诊',
          reviewedOn: '2026-11-01',
          source: '指南（2023）',
        },
      ],
    },
  ],
  notice: { title: '须知', text: '不看急症。', consent: '我已阅读' },
  application: {
    title: '睡眠申请',
    form: {
      pages: [
        {
          title: '情况',
          items: [
            {
              kind: 'single',
              id: 'q1',
              text: '多久了',
              required: true,
              options: [
                { value: 'o1', label: '一周' },
                { value: 'o2', label: '一月' },
              ],
            },
          ],
        },
        {
          items: [
            {
              kind: 'text',
              id: 'q2',
              text: '还想说什么',
              required: false,
              shownWhen: { behaviour: 'all', conditions: [{ question: 'q1', operator: '=', answer: 'o2' }] },
            },
          ],
        },
      ],
      promise: '本人承诺属实',
      redFlags: [
        {
          id: 'f1',
          when: { behaviour: 'all', conditions: [{ question: 'q1', operator: '=', answer: 'o2' }] },
          title: '太久了',
          advice: '请到医院。',
          flagged: true,
        },
      ],
    },
    offers: [
      { code: 'month', title: '一月', text: '随访一月', priceCents: 9_999, days: 30 },
      { code: 'free_1', title: '咨询', text: '问一次', priceCents: 0, priceWord: '到院结算' },
    ],
    isAcceptedAtOnce: true,
    decideHours: 12,
    states: { going: { label: '随访中', text: '我们在。', button: '看我的方案' } },
    answeredBy: ['nurse'],
  },
  plan: {
    code: 'follow-up',
    title: '睡眠随访',
    anchors: [
      { key: 'waking', label: '起床之日' },
      { key: 'operated', label: '手术之日', event: 'operation-end' },
    ],
    stages: [
      {
        key: 'first',
        title: '第一月',
        tasks: [
          {
            key: 'ask',
            title: '问卷',
            work: { kind: 'questionnaire', code },
            due: { from: { anchor: 'accepted' }, days: 7, weekday: 1, time: '09:00' },
          },
          {
            key: 'call',
            title: '来电',
            work: { kind: 'tap', label: '已打' },
            due: { from: { task: 'ask' }, hours: 4 },
            neededWhen: [{ is: 'level', task: 'ask', levels: ['high'] }],
          },
        ],
      },
    ],
  },
  hasTalk: true,
})

describe('a programme as a Bundle of R4', () => {
  test.each([['everything', everything] as const, ...programmes])('%s comes back as it went out', (its, document) => {
    const bundle = sent(toFhirBundle({ code: its, edition: 3, document, questionnaires: [] }))
    expect(readFhirProgramme(bundle, today)).toEqual({ code: its, document, problems: [], notTaken: [] })
  })

  test.each([['everything', everything] as const, ...programmes])(
    '%s holds by the published definitions',
    (its, document) => {
      const bundle = toFhirBundle({ code: its, edition: 3, document, questionnaires })
      for (const { resource } of bundle.entry) expect(schemaProblems(sent(resource))).toEqual([])
      expect(schemaProblems(sent(bundle))).toEqual([])
    },
  )

  test('what others read in it stands in the fields of R4', () => {
    const { entry } = toFhirBundle({ code: 'sleep', edition: 3, document: everything, questionnaires })
    const [main, month, , form, plan] = entry.map(one => one.resource)
    expect(main).toMatchObject({
      resourceType: 'PlanDefinition',
      title: '睡眠门诊',
      contact: [{ telecom: [{ system: 'phone', value: '0571-85550170' }] }],
      relatedArtifact: [{ type: 'documentation', display: '睡前', citation: '指南（2023）' }],
      action: [
        { definitionCanonical: form!.url },
        { definitionCanonical: month!.url },
        { definitionCanonical: 'urn:nethos:programme:sleep:offer-2' },
        { definitionCanonical: plan!.url },
      ],
    })
    expect(month).toMatchObject({
      timingDuration: { value: 30, code: 'd' },
      extension: [{ valueMoney: { value: 99.99 } }],
    })
  })

  test('questionnaires that the plan asks for are named, because they are documents of their own', () => {
    const bundle = sent(toFhirBundle({ code: 'sleep', edition: 3, document: everything, questionnaires }))
    expect(readFhirProgramme(bundle, today).notTaken).toEqual([
      `随访用的问卷“${questionnaire.title}”请在“问卷”里另外导入，编号 ${code}`,
    ])
  })
})

describe('what others have written', () => {
  test('a plan becomes a programme with what it must have, and that is named', () => {
    const read = readFhirProgramme(
      {
        resourceType: 'PlanDefinition',
        id: 'Hip_Plan',
        status: 'active',
        title: '髋关节康复',
        description: '出院后三个月',
        action: [{ id: 'Walk', title: '下地行走' }],
      },
      today,
    )
    expect(read).toMatchObject({
      code: 'hip-plan',
      problems: [],
      document: { name: '髋关节康复', application: { offers: [{ priceCents: 0 }] }, plan: { title: '髋关节康复' } },
    })
    expect(read.notTaken).toContain('没有写可以申请的服务，先加了一项免费服务，请改写')
  })

  test('what is none, too much, too deep, or has markup in it is refused with a sentence', () => {
    const none = '这不是一份FHIR R4的Bundle或PlanDefinition'
    for (const written of [null, 3, [], {}, { resourceType: 'Patient' }, { resourceType: 'Bundle', entry: [{}] }])
      expect(readFhirProgramme(written, today).problems).toEqual([none])
    const many = { resourceType: 'Bundle', entry: Array.from({ length: 5_000 }, () => ({})) }
    expect(readFhirProgramme(many, today).problems).toEqual(['一份Bundle最多300项'])
    let action: object[] = []
    for (let depth = 0; depth < 20_000; depth++) action = [{ title: '一步', action }]
    const deep = { resourceType: 'PlanDefinition', title: '深', action }
    expect(readFhirProgramme(deep, today).problems.length).toBeGreaterThan(0)
    const marked = { ...everything, name: '<script>alert(1)</script>' }
    const bundle = sent(toFhirBundle({ code: 'sleep', edition: 3, document: marked, questionnaires: [] }))
    expect(readFhirProgramme(bundle, today).problems.length).toBeGreaterThan(0)
  })
})

describe('at the desk', async () => {
  const server = await openTestServer()
  test('the office takes a programme out and brings it in again; nobody else does', async () => {
    const { session } = await aStaffMember(server, 'operator')
    const { obj } = await server.staff.call('staff.programme.fhir', { code: 'ibd', edition: 0 }, session)
    const read = await server.staff.call('staff.programme.fhir.read', { bundle: obj.bundle }, session)
    expect(JSON.parse(read.obj.document)).toEqual(builtInProgrammes['ibd'])
    expect(read.obj).toMatchObject({ code: 'ibd', problems: [] })
    const unknown = await server.staff.call('staff.programme.fhir', { code: 'ibd', edition: 9 }, session)
    expect(unknown.code).not.toBe('0')
    const nurse = await aStaffMember(server, 'nurse')
    expect((await server.staff.call('staff.programme.fhir', { code: 'ibd', edition: 0 }, nurse.session)).code).not.toBe(
      '0',
    )
  })
})
