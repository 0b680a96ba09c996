import { describe, expect, test } from 'vitest'
import { checkAnswers, raisedFlags, visibleAnswers, visibleItems } from './questionnaire.answers.ts'
import { questionnaireDocument, type QuestionnaireDraft } from './questionnaire.document.ts'
import { problemsOf, readQuestionnaire } from './questionnaire.problems.ts'
import { scoreOf } from './questionnaire.score.ts'

const draft = (more: Partial<QuestionnaireDraft> = {}): QuestionnaireDraft => ({
  title: '呼吸问卷',
  purpose: 'followUp',
  source: '本院呼吸科',
  licence: 'Apache-2.0',
  author: '呼吸科',
  reviewedOn: '2026-10-01',
  pages: [
    {
      items: [
        {
          kind: 'single',
          id: 'smokes',
          text: '您吸烟吗？',
          required: true,
          options: [
            { value: 'no', label: '不吸', score: 0 },
            { value: 'yes', label: '吸', score: 2 },
          ],
        },
        {
          kind: 'number',
          id: 'perDay',
          text: '每天几支？',
          required: true,
          min: 1,
          max: 100,
          shownWhen: { behaviour: 'all', conditions: [{ question: 'smokes', operator: '=', answer: 'yes' }] },
        },
        {
          kind: 'text',
          id: 'help',
          text: '您想过戒烟吗？',
          shownWhen: { behaviour: 'any', conditions: [{ question: 'perDay', operator: '>=', answer: 20 }] },
        },
      ],
    },
    { items: [{ kind: 'scale', id: 'calm', text: '您感到轻松吗？', min: 1, max: 5 }] },
  ],
  ...more,
})
const documentOf = (more: Partial<QuestionnaireDraft> = {}) => questionnaireDocument.parse(draft(more))
const problems = (value: unknown) => readQuestionnaire(value).problems ?? []
const item = (more: object) => ({ kind: 'text', id: 'one', text: '问题', ...more })
const pageOf = (...items: object[]) => problems({ ...draft(), pages: [{ items }] })

describe('what is shown', () => {
  const ids = (answers: Parameters<typeof visibleItems>[1]) => visibleItems(documentOf(), answers).map(one => one.id)

  test('a question is shown when what it waits for was answered so', () => {
    expect(ids({})).toEqual(['smokes', 'calm'])
    expect(ids({ smokes: 'yes' })).toEqual(['smokes', 'perDay', 'calm'])
    expect(ids({ smokes: 'yes', perDay: 20 })).toEqual(['smokes', 'perDay', 'help', 'calm'])
  })

  test('what a hidden question was answered earlier shows nothing and is not sent', () => {
    const answers = { smokes: 'no', perDay: 40, help: '想' }
    expect(ids(answers)).toEqual(['smokes', 'calm'])
    expect(visibleAnswers(documentOf(), answers)).toEqual({ smokes: 'no' })
  })

  test('unequal is also what was not answered; exists asks for any answer', () => {
    const shown = (operator: 'exists' | '!=', answer: string | boolean) =>
      documentOf({
        pages: [
          {
            items: [
              draft().pages[0]!.items[0]!,
              {
                kind: 'note',
                id: 'n',
                text: '看',
                shownWhen: { behaviour: 'all', conditions: [{ question: 'smokes', operator, answer }] },
              },
            ],
          },
        ],
      })
    expect(visibleItems(shown('!=', 'yes'), {}).length).toBe(2)
    expect(visibleItems(shown('!=', 'yes'), { smokes: 'yes' }).length).toBe(1)
    expect(visibleItems(shown('exists', true), {}).length).toBe(1)
    expect(visibleItems(shown('exists', false), {}).length).toBe(2)
  })
})

describe('what may be sent', () => {
  const wrong = (answers: Parameters<typeof checkAnswers>[1]) => checkAnswers(documentOf(), answers, '2026-11-22')

  test('a required question that is shown must be answered, one that is hidden need not', () => {
    expect(wrong({})).toEqual({ smokes: '请选择' })
    expect(wrong({ smokes: 'no' })).toEqual({})
    expect(wrong({ smokes: 'yes' })).toEqual({ perDay: '请填写' })
  })

  test('numbers keep their limits and places', () => {
    expect(wrong({ smokes: 'yes', perDay: 101 })).toEqual({ perDay: '请填写1到100之间的数字' })
    expect(wrong({ smokes: 'yes', perDay: 1.5 })).toEqual({ perDay: '请填写整数' })
    expect(wrong({ smokes: 'no', calm: 6 })).toEqual({ calm: '这个答案不对，请重新填写' })
  })
})

test('a red flag is raised by the answers that it names', () => {
  const document = documentOf({
    redFlags: [
      {
        id: 'many',
        when: { behaviour: 'all', conditions: [{ question: 'perDay', operator: '>', answer: 60 }] },
        title: '吸得太多',
        advice: '请尽快看医生',
        flagged: true,
      },
    ],
  })
  expect(raisedFlags(document, { smokes: 'yes', perDay: 61 }).map(flag => flag.id)).toEqual(['many'])
  expect(raisedFlags(document, { smokes: 'yes', perDay: 60 })).toEqual([])
  expect(raisedFlags(document, { smokes: 'no', perDay: 61 })).toEqual([])
})

describe('scores', () => {
  const band = (from: number, to: number, level: string) => ({
    from,
    to,
    level,
    title: level,
    advice: '建议',
    tone: 'good' as const,
  })
  const scored = (more: object = {}) =>
    documentOf({
      scores: [
        {
          id: 'total',
          title: '总分',
          groups: [{ id: 'all', title: '全部', terms: [{ question: 'smokes' }, { question: 'calm', reversed: true }] }],
          bands: [band(1, 3, 'low'), band(4, 7, 'high')],
          ...more,
        },
      ],
    })

  test('a sum over chosen answers, reversed where it is said', () => {
    expect(scoreOf(scored(), { smokes: 'yes', calm: 5 })[0]).toMatchObject({
      value: 3,
      min: 1,
      max: 7,
      band: { level: 'low' },
    })
    expect(scoreOf(scored(), { smokes: 'yes', calm: 1 })[0]).toMatchObject({ value: 7, band: { level: 'high' } })
  })

  test('the only group of a score gives it its level and its flag; a level of its own beside the score’s is kept', () => {
    const terms = [{ question: 'smokes' }, { question: 'calm', reversed: true }]
    const own = { ...band(4, 7, 'own'), flagged: true }
    const group = { id: 'all', title: '全部', terms, bands: [band(1, 3, 'calm'), own] }
    const answers = { smokes: 'yes', calm: 1 }
    expect(scoreOf(scored({ groups: [group], bands: [] }), answers)[0]).toMatchObject({
      band: { level: 'own', flagged: true },
      groups: [],
    })
    expect(scoreOf(scored({ groups: [group] }), answers)[0]).toMatchObject({
      band: { level: 'high' },
      groups: [{ band: { level: 'own', flagged: true } }],
    })
  })

  test('levels for one sex are whole for both, and where it is not known the more serious one holds', () => {
    const [low, high] = [band(1, 3, 'low'), { ...band(4, 7, 'high'), tone: 'danger' as const }]
    const whole = [
      { ...low, gender: 'M' as const },
      { ...high, gender: 'M' as const },
      { ...low, to: 2, gender: 'F' as const },
      { ...high, from: 3, gender: 'F' as const },
    ]
    const three = { smokes: 'yes', calm: 5 }
    const levelOf = (gender: 'M' | 'F' | '') => scoreOf(scored({ bands: whole }), three, gender)[0]?.band?.level
    expect([levelOf('M'), levelOf('F'), levelOf('')]).toEqual(['low', 'high', 'high'])
    expect(problemsOf(scored({ bands: whole }))).toEqual([])
    expect(problemsOf(scored({ bands: whole.slice(0, 2) }))).toEqual(['评分“总分”：没有女性的分级'])
    expect(problemsOf(scored({ bands: whole.slice(0, 3) }))[0]).toMatch(/^评分“总分”：女性的分级：最高可能是7分/)
  })

  test('with a question left out there is no score, unless it counts as nothing', () => {
    expect(scoreOf(scored(), { smokes: 'yes' })[0]).toMatchObject({ value: null })
    expect(scoreOf(scored({ unanswered: 'zero' }), { smokes: 'yes' })[0]).toMatchObject({ value: 2 })
  })

  test('levels without a gap, without an overlap, over the whole range', () => {
    const of = (...bands: ReturnType<typeof band>[]) =>
      problems({
        ...draft(),
        scores: [{ id: 's', title: '总分', groups: [{ id: 'g', title: '组', terms: [{ question: 'calm' }] }], bands }],
      })
    expect(of(band(1, 2, 'a'), band(3, 5, 'b'))).toEqual([])
    expect(of(band(1, 2, 'a'), band(4, 5, 'b'))).toEqual(['评分“总分”：“a”和“b”之间有空档'])
    expect(of(band(1, 3, 'a'), band(3, 5, 'b'))).toEqual(['评分“总分”：“a”和“b”重叠或顺序不对'])
    expect(of(band(2, 5, 'a'))).toEqual(['评分“总分”：最低可能是1分，没有分级'])
    expect(of(band(1, 4, 'a'))).toEqual(['评分“总分”：最高可能是5分，没有分级'])
  })
})

describe('a definition that is refused says why', () => {
  test('a sound one has no problem', () => expect(problems(draft())).toEqual([]))

  test('five thousand questions', () =>
    expect(pageOf(...Array.from({ length: 5000 }, (_, at) => item({ id: `q${at}` })))).toEqual([
      '一份问卷不能超过200题',
    ]))

  test('a script in a text', () =>
    expect(pageOf(item({ text: '您好<script>alert(1)</script>' }))).toEqual([
      '第1页第1题的文字：只能是普通文字，不能有网页标记或看不见的字符',
    ]))

  test('a condition on itself, on what comes later, on nothing', () => {
    const when = (question: string) => ({
      shownWhen: { behaviour: 'all', conditions: [{ question, operator: 'exists', answer: true }] },
    })
    expect(pageOf(item(when('one')))).toEqual(['第1题（问题）：显示条件不能看自己'])
    expect(pageOf(item(when('two')), item({ id: 'two' }))).toEqual([
      '第1题（问题）：显示条件看的 two 在它后面，只能看前面的题',
    ])
    expect(pageOf(item(when('none')))).toEqual(['第1题（问题）：条件看的 none 没有这一题'])
  })

  test('conditions that go in a circle', () => {
    const when = (question: string) => ({
      shownWhen: { behaviour: 'all', conditions: [{ question, operator: 'exists', answer: true }] },
    })
    expect(pageOf(item({ id: 'a', ...when('b') }), item({ id: 'b', ...when('a') }))).toContain(
      '显示条件绕成了圈：a → b → a',
    )
  })

  test('an expression, an unknown kind, an unknown operator', () => {
    expect(pageOf(item({ calculated: '%resource.item.sum()' }))).toEqual(['第1页第1题里有不认识的内容：calculated'])
    expect(pageOf(item({ kind: 'script' }))).toEqual(['第1页第1题的题型：不认识的题型'])
    expect(
      pageOf(
        item({}),
        item({
          id: 'two',
          shownWhen: { behaviour: 'all', conditions: [{ question: 'one', operator: 'eval', answer: 1 }] },
        }),
      ),
    ).toEqual(['第1页第2题条件1的比较：条件只能是 exists = != > < >= <='])
  })

  test('an option that is not there, a comparison of words, the same id twice', () => {
    const when = (operator: string, answer: unknown) => ({
      shownWhen: { behaviour: 'all', conditions: [{ question: 'smokes', operator, answer }] },
    })
    const asked = draft().pages[0]!.items[0]!
    expect(pageOf(asked, item(when('=', 'maybe')))).toEqual(['第2题（问题）：条件 smokes = maybe 里没有这个选项'])
    expect(pageOf(asked, item(when('>', 'yes')))).toEqual(['第2题（问题）：条件 smokes > yes 不对：这种题不能比较大小'])
    expect(pageOf(item({}), item({}))).toEqual(['编号 one 用了两次'])
  })

  test('what is no questionnaire at all', () => {
    for (const none of [null, 7, 'text', [], {}, { pages: {} }, { pages: [null] }])
      expect(problems(none).length).toBeGreaterThan(0)
  })
})
