import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyPartKeys } from '@nethos/contract/guide/body-parts.ts'
import {
  checkAnswers,
  itemsOf,
  visibleAnswers,
  type Answer,
} from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import {
  questionnaireDocument,
  type QuestionnaireDocument,
} from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { QuestionItem } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { builtIn } from '../built-in/index.ts'
import { readFhirQuestionnaire } from './read-questionnaire.ts'
import { readQuestionnaireResponse, toQuestionnaireResponse } from './response.ts'
import { toFhirQuestionnaire } from './to-questionnaire.ts'
import { schemaProblems } from '../../../testing/fhir/schema-problems.ts'

const today = '2026-11-23'
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const instruments = Object.entries(builtIn)
const outAndBack = (code: string, document: QuestionnaireDocument) =>
  readFhirQuestionnaire(sent(toFhirQuestionnaire({ code, edition: 3 }, document)), today)

/** Of every kind, with everything that it can say. */
const everything = questionnaireDocument.parse({
  title: '各种题型',
  purpose: 'screening',
  introduction: '请如实填写',
  selfService: true,
  promise: '本人承诺以上信息真实',
  source: '本院',
  licence: '本院自用',
  author: '王敏',
  reviewedOn: '2026-11-01',
  pages: [
    {
      title: '第一页',
      text: '先看说明',
      items: [
        { kind: 'note', id: 'read', text: '请先阅读' },
        {
          kind: 'single',
          id: 'one',
          text: '单选',
          help: '选一个',
          required: true,
          options: [
            { value: 'a', label: '甲', score: 1.5 },
            { value: 'b', label: '乙', score: -1 },
          ],
        },
        {
          kind: 'multiple',
          id: 'some',
          text: '多选',
          most: 2,
          options: [
            { value: 'x', label: '子' },
            { value: 'y', label: '丑' },
            { value: 'none', label: '都没有', alone: true },
          ],
        },
        { kind: 'text', id: 'words', text: '文字', most: 80, long: true },
        {
          kind: 'number',
          id: 'heat',
          text: '体温',
          min: 34.5,
          max: 42,
          decimals: 1,
          unit: { ucum: 'Cel', label: '℃' },
        },
      ],
    },
    {
      items: [
        { kind: 'number', id: 'age', text: '年龄', min: 0, max: 120 },
        { kind: 'date', id: 'day', text: '哪天', earliest: '2020-01-01', latest: 'today' },
        { kind: 'picture', id: 'photo', text: '照片', most: 4 },
        { kind: 'scale', id: 'pain', text: '多疼', min: 0, max: 10, words: [{ at: 0, label: '不疼' }] },
        { kind: 'slider', id: 'well', text: '多好', min: 0, max: 1, step: 0.1 },
        { kind: 'bodySite', id: 'where', text: '哪里', most: 2 },
        {
          kind: 'matrix',
          id: 'table',
          text: '各项',
          required: true,
          rows: [
            { id: 'r1', text: '走路' },
            { id: 'r2', text: '穿衣' },
          ],
          options: [
            { value: '0', label: '能', score: 0 },
            { value: '1', label: '不能', score: 1 },
          ],
        },
        {
          kind: 'text',
          id: 'why',
          text: '为什么',
          shownWhen: {
            behaviour: 'any',
            conditions: [
              { question: 'table/r1', operator: '=', answer: '1' },
              { question: 'heat', operator: '>=', answer: 38.5 },
              { question: 'pain', operator: '>', answer: 7 },
              { question: 'day', operator: '<', answer: '2024-01-01' },
              { question: 'where', operator: '=', answer: 'knee' },
              { question: 'photo', operator: 'exists', answer: true },
              { question: 'words', operator: '!=', answer: '没有' },
            ],
          },
        },
        {
          kind: 'text',
          id: 'rows',
          text: '哪一项',
          shownWhen: { behaviour: 'all', conditions: [{ question: 'table', operator: '=', answer: '1' }] },
        },
      ],
    },
  ],
  redFlags: [
    {
      id: 'sore',
      when: { behaviour: 'all', conditions: [{ question: 'pain', operator: '>=', answer: 9 }] },
      title: '很疼',
      advice: '请马上联系医生',
      helplines: [{ name: '急救电话', number: '120' }],
      flagged: true,
    },
  ],
  scores: [
    {
      id: 'total',
      title: '总分',
      groups: [
        { id: 'all', title: '总分', terms: [{ question: 'pain', reversed: true, weight: 2 }, { question: 'table' }] },
      ],
      unanswered: 'zero',
      higherIs: 'better',
    },
  ],
})

describe('a questionnaire as HL7 FHIR R4', () => {
  const all = [...instruments, ['everything', everything] as const]

  test.each(all)('%s is a Questionnaire by the published definitions', (code, document) => {
    expect(schemaProblems(sent(toFhirQuestionnaire({ code, edition: 0 }, document)))).toEqual([])
  })

  test('the definitions refuse what is no Questionnaire', () => {
    expect(schemaProblems({ resourceType: 'Questionnaire', status: 'nonsense', item: 3 }).length).toBeGreaterThan(0)
  })

  test.each(all)('%s goes out and comes back as it was', (code, document) => {
    expect(outAndBack(code, document)).toEqual({ code, document, problems: [], notTaken: [] })
  })

  test('what others read in it stands in the fields of R4', () => {
    const [first, second] = toFhirQuestionnaire({ code: 'all', edition: 2 }, everything).item
    expect(first).toMatchObject({ type: 'group', text: '第一页' })
    expect(first!.item![1]).toMatchObject({
      linkId: 'one',
      type: 'choice',
      required: true,
      answerOption: [
        {
          extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: 1.5 }],
          valueCoding: { code: 'a', display: '甲' },
        },
        {},
      ],
      item: [{ type: 'display', text: '选一个' }],
    })
    const [why, rows] = second!.item!.slice(-2)
    expect(why).toMatchObject({
      enableBehavior: 'any',
      enableWhen: [
        { question: 'table/r1', operator: '=', answerCoding: { code: '1' } },
        { question: 'heat', operator: '>=', answerDecimal: 38.5 },
        { question: 'pain', operator: '>', answerInteger: 7 },
        { question: 'day', operator: '<', answerDate: '2024-01-01' },
        { question: 'where', operator: '=', answerCoding: { code: 'knee' } },
        { question: 'photo', operator: 'exists', answerBoolean: true },
        { question: 'words', operator: '!=', answerString: '没有' },
      ],
    })
    // A whole matrix is a group there, which no condition may look at.
    expect(rows).toMatchObject({
      enableBehavior: 'any',
      enableWhen: [{ question: 'table/r1' }, { question: 'table/r2' }],
    })
  })
})

/** Any answer that the item allows. */
function anAnswer(item: QuestionItem): fc.Arbitrary<Answer | undefined> {
  const maybe = (answer: fc.Arbitrary<Answer>) =>
    item.kind !== 'note' && item.required ? answer : fc.option(answer, { nil: undefined })
  const onStep = (min: number, max: number, step: number) =>
    fc.integer({ min: 0, max: Math.round((max - min) / step) }).map(at => Number((min + at * step).toFixed(4)))
  switch (item.kind) {
    case 'note':
      return fc.constant(undefined)
    case 'single':
      return maybe(fc.constantFrom(...item.options.map(option => option.value)))
    case 'multiple': {
      const together = item.options.filter(option => !option.alone).map(option => option.value)
      return maybe(fc.subarray(together, { minLength: 1, maxLength: Math.min(item.most ?? 99, together.length) }))
    }
    case 'text':
      return maybe(
        fc.string({ minLength: 1, maxLength: item.most, unit: 'grapheme-ascii' }).filter(text => text.trim() !== ''),
      )
    case 'number':
      return maybe(onStep(item.min, item.max, 10 ** -item.decimals))
    case 'scale':
    case 'slider':
      return maybe(onStep(item.min, item.max, item.step))
    case 'date':
      return maybe(fc.constantFrom('2024-02-29', '2026-11-01'))
    case 'picture':
      return maybe(fc.subarray(['f1', 'f2', 'f3'], { minLength: 1, maxLength: Math.min(3, item.most) }))
    case 'bodySite':
      return maybe(fc.subarray([...bodyPartKeys], { minLength: 1, maxLength: item.most }))
    case 'matrix':
      return maybe(
        fc.record(
          Object.fromEntries(
            item.rows.map(row => [row.id, fc.constantFrom(...item.options.map(option => option.value))]),
          ),
        ),
      )
  }
}

const answersTo = (document: QuestionnaireDocument) =>
  fc
    .record(Object.fromEntries(itemsOf(document).map(item => [item.id, anAnswer(item)])))
    .map(given => visibleAnswers(document, sent(given) as Record<string, Answer>))

describe('answers as a QuestionnaireResponse', () => {
  const facts = { submissionId: 's1', edition: 2, personId: 'p1', submittedAt: new Date('2026-11-23T01:00:00Z') }

  test.each([...instruments, ['everything', everything] as const])(
    'whatever is answered to %s goes out by the published definitions, and comes back as it was',
    (code, document) => {
      fc.assert(
        fc.property(answersTo(document), answers => {
          expect(checkAnswers(document, answers, today)).toEqual({})
          const response = sent(toQuestionnaireResponse(document, { ...facts, code, answers }))
          expect(readQuestionnaireResponse(document, response)).toEqual(answers)
        }),
        { numRuns: 25 },
      )
      const [answers] = fc.sample(answersTo(document), { numRuns: 1, seed: 7 })
      expect(schemaProblems(sent(toQuestionnaireResponse(document, { ...facts, code, answers: answers! })))).toEqual([])
    },
  )

  test('what is none, or answers what nobody asked, gives no answers', () => {
    expect(readQuestionnaireResponse(everything, { resourceType: 'Patient' })).toBeUndefined()
    const foreign = {
      resourceType: 'QuestionnaireResponse',
      status: 'completed',
      item: [{ linkId: '__proto__', answer: [{ valueString: 'x' }] }],
    }
    expect(readQuestionnaireResponse(everything, foreign)).toEqual({})
  })
})

describe('of a foreign questionnaire', () => {
  const foreign = (item: unknown[], more: object = {}) =>
    readFhirQuestionnaire(
      { resourceType: 'Questionnaire', status: 'active', id: 'Hip_Form', title: '髋关节', item, ...more },
      today,
    )
  const group = (...item: unknown[]) => [{ linkId: 'g', type: 'group', text: '一', item }]

  test('what can be said is taken, and the rest is named', () => {
    const read = foreign(
      group(
        { linkId: 'Walk?', text: '能走吗', type: 'boolean', required: true },
        {
          linkId: 'far',
          text: '走多远',
          type: 'quantity',
          enableWhen: [{ question: 'Walk?', operator: '=', answerBoolean: true }],
        },
        { linkId: 'link', text: '网址', type: 'url', initial: [{ valueString: 'x' }] },
      ),
    )
    expect(read).toMatchObject({
      code: 'hip-form',
      problems: [],
      document: {
        title: '髋关节',
        reviewedOn: today,
        pages: [
          {
            title: '一',
            items: [
              { kind: 'single', id: 'Walk-', required: true, options: [{ value: 'true' }, { value: 'false' }] },
              { kind: 'number', shownWhen: { conditions: [{ question: 'Walk-', operator: '=', answer: 'true' }] } },
              { kind: 'text' },
            ],
          },
        ],
      },
    })
    expect(read.notTaken).toEqual(
      expect.arrayContaining([
        '“走多远”：没有写数字的范围，先按0到1000000导入',
        '“网址”：“initial”没有对应的内容，未导入',
        '“网址”：题型“url”没有对应的题型，先作为文字导入',
        '没有审核日期，先写导入当天，发布前请医务人员审核',
      ]),
    )
  })

  test('what is none is refused with a sentence', () => {
    for (const written of [
      undefined,
      null,
      3,
      'x',
      [],
      {},
      { resourceType: 'Patient' },
      { resourceType: 'Questionnaire', item: 'x' },
    ])
      expect(readFhirQuestionnaire(written, today).problems).toEqual(['这不是一份FHIR R4的Questionnaire'])
  })

  const text = (linkId: string, more: object = {}) => ({ linkId, text: `问${linkId}`, type: 'text', ...more })
  const when = (question: string, more: object = {}) => ({
    enableWhen: [{ question, operator: 'exists', answerBoolean: true, ...more }],
  })
  const deep = (depth: number): unknown =>
    depth === 0 ? text('x') : { linkId: `d${depth}`, type: 'group', item: [deep(depth - 1)] }

  test.each([
    ['5,000 items', group(...Array.from({ length: 5_000 }, (_, at) => text(`q${at}`))), '一份问卷不能超过200题'],
    ['201 items', group(...Array.from({ length: 201 }, (_, at) => text(`q${at}`))), '一份问卷不能超过200题'],
    ['a thousand levels', [deep(1000)], '问卷的层次太深，无法读取'],
    ['two that wait for each other', group(text('a', when('b')), text('b', when('a'))), '在它后面，只能看前面的题'],
    ['one that waits for itself', group(text('a', when('a'))), '显示条件不能看自己'],
    ['a condition that leads nowhere', group(text('a'), text('b', when('gone'))), '没有这一题'],
    ['a script in a text', group({ ...text('a'), text: '<img src=x onerror=alert(1)>' }), '只能是普通文字'],
    [
      'a script in an option',
      group({
        linkId: 'a',
        text: '选',
        type: 'choice',
        answerOption: [
          { valueCoding: { code: 'x', display: 'javascript:alert(1)' } },
          { valueCoding: { code: 'y', display: '乙' } },
        ],
      }),
      '只能是普通文字',
    ],
    ['an id twice', group(text('a'), text('a')), '编号 a 用了两次'],
    ['a name that every object has', group(text('__proto__'), text('constructor')), '编号'],
    ['a question without options', group({ linkId: 'a', text: '选', type: 'choice' }), '至少要有2个选项'],
    ['nothing to ask', [], '至少要有一页'],
  ])('%s is refused with a sentence', (_, item, sentence) => {
    const { problems } = foreign(item as unknown[])
    expect(problems.join('；')).toContain(sentence)
  })

  test('our extension with another’s rubbish in it changes nothing and is refused', () => {
    const extension = [
      { url: 'urn:nethos:fhir:questionnaire', valueString: '{"scores":[{"id":"s"}],"__proto__":{"x":1}}' },
    ]
    expect(foreign(group(text('a')), { extension }).problems.length).toBeGreaterThan(0)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
})
