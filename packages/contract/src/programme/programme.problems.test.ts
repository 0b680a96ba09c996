import { describe, expect, test } from 'vitest'
import type { ProgrammeDraft } from './programme.document.ts'
import { placedProblems } from './programme.problems.ts'

const sound: ProgrammeDraft = {
  name: '睡眠门诊',
  summary: '睡不好，一个月慢慢调',
  icon: 'hospital',
  entries: [{ title: '介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } }],
  introduction: { text: '我们为睡不好的人做一个月的随访。' },
}
const anItem = (id: string, more: object = {}) => ({ kind: 'text', id, text: '睡不好多久了？', ...more })
const applied = (...items: object[]) => ({
  application: {
    title: '睡眠申请',
    form: { pages: [{ items }] },
    offers: [{ code: 'month', title: '一个月随访', text: '两次随访', priceCents: 9900 }],
  },
})
const aTask = (key: string, more: object = {}) => ({
  key,
  title: `任务${key}`,
  work: { kind: 'confirm', statement: '我已完成' },
  due: { from: { anchor: 'accepted' }, days: 1 },
  ...more,
})
const planned = (...tasks: object[]) => ({
  ...applied(anItem('long')),
  plan: { code: 'sleep', title: '睡眠随访', stages: [{ key: 'first', title: '第一个月', tasks }] },
})
const problemsOf = (changes: object) => placedProblems({ ...sound, ...changes })
const sentencesOf = (changes: object) => problemsOf(changes).map(one => one.sentence)

test('a sound programme has no problem, with a form and a plan neither', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf(planned(aTask('walk')))).toEqual([])
})

describe('refused with a sentence at its place', () => {
  const many = <One>(one: (at: number) => One) => Array.from({ length: 5000 }, (_, at) => one(at))

  test('five thousand entries, articles, services, questions or tasks', () => {
    expect(problemsOf({ entries: many(() => sound.entries[0]!) })).toContainEqual({
      place: 'entries',
      sentence: '入口最多16个',
    })
    const article = { title: '睡前', body: '放下手机', author: '门诊', reviewedOn: '2026-11-20', source: '指南' }
    const articles = many(at => ({ ...article, code: `a${at}` }))
    expect(sentencesOf({ readings: [{ code: 'sleep', title: '睡眠', articles }] })).toContain('每组资讯最多40篇')
    const { application } = applied(anItem('long'))
    const offers = many(at => ({ ...application.offers[0]!, code: `o${at}` }))
    expect(sentencesOf({ application: { ...application, offers } })).toContain('服务最多20项')
    expect(sentencesOf(applied(...many(at => anItem(`q${at}`)))).join()).toMatch(/题/)
    expect(sentencesOf(planned(...many(at => aTask(`t${at}`)))).length).toBeGreaterThan(0)
  })

  test('a script, a tag or an address that runs, wherever a patient would read it', () => {
    const plain = '只能是普通文字，不能有网页标记或看不见的字符'
    const hostile = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '睡\u202e眠']
    for (const text of hostile) {
      expect(problemsOf({ name: text.slice(0, 20) }), text).toContainEqual({ place: 'name', sentence: plain })
      expect(problemsOf({ introduction: { text } })).toContainEqual({ place: 'introduction/text', sentence: plain })
      expect(sentencesOf(applied(anItem('long', { text })))).toContain(plain)
      expect(sentencesOf({ notice: { title: '须知', text, consent: '同意' } })).toContain(plain)
      // A line of a plan loses what nobody can see before it is looked at.
      const isSeen = !text.includes('\u202e')
      expect(sentencesOf(planned(aTask('walk', { title: text })))).toEqual(isSeen ? [`随访计划：${plain}`] : [])
    }
    for (const address of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect(
        problemsOf({ entries: [{ title: '去', icon: 'info', target: { to: 'page', address } }] }),
        address,
      ).toMatchObject([{ place: 'entries/0/target/address' }])
  })

  test('questions and tasks that wait for each other', () => {
    const shownWhen = (question: string) => ({
      shownWhen: { behaviour: 'all', conditions: [{ question, operator: 'exists', answer: true }] },
    })
    expect(problemsOf(applied(anItem('a', shownWhen('b')), anItem('b', shownWhen('a'))))).toContainEqual({
      place: 'application/form',
      sentence: '申请表：显示条件绕成了圈：a → b → a',
    })
    const from = (task: string) => ({ due: { from: { task } } })
    expect(problemsOf(planned(aTask('a', from('b')), aTask('b', from('a'))))).toMatchObject([
      { sentence: '随访计划：“任务a”、“任务b”互相等待，永远不会开始' },
    ])
  })

  test('expressions, and kinds of work that nobody knows', () => {
    const expression = { behaviour: 'all', conditions: [{ question: 'a', operator: 'eval', answer: '1+1' }] }
    expect(sentencesOf(applied(anItem('a'), anItem('b', { shownWhen: expression })))).toContain(
      '条件只能是 exists = != > < >= <=',
    )
    expect(sentencesOf(planned(aTask('walk', { work: { kind: 'run', script: 'alert(1)' } })))).toHaveLength(1)
  })

  test('what leads nowhere: an entry without its set, a plan that nobody can begin, a code used twice', () => {
    const entries = [{ title: '资讯', icon: 'book', target: { to: 'kind', kind: 'reading', set: 'none' } }]
    expect(problemsOf({ entries })).toEqual([{ place: 'entries/0/target', sentence: '入口“资讯”要选择一组资讯' }])
    expect(problemsOf({ plan: planned(aTask('walk')).plan })).toContainEqual({
      place: 'plan',
      sentence: '有随访计划，但没有申请，谁也不会开始',
    })
    const { application } = applied(anItem('long'))
    const worded = [{ ...application.offers[0], priceCents: 100, priceWord: '到院结算' }]
    expect(sentencesOf({ application: { ...application, offers: worded } })).toEqual(['有价格的服务不写价格说明'])
    const offers = [application.offers[0], application.offers[0]]
    expect(sentencesOf({ application: { ...application, offers } })).toEqual(['服务编号 month 用了两次'])
  })

  test('a word for a button that a state does not have, and markup in one', () => {
    const stated = (states: object) => ({ application: { ...applied(anItem('long')).application, states } })
    expect(problemsOf(stated({ to_pay: { button: '支付押金' } }))).toEqual([])
    expect(problemsOf(stated({ done: { button: '再来一次' } }))).toEqual([
      { place: 'application/states/done/button', sentence: '“已完成”没有按钮' },
    ])
    expect(problemsOf(stated({ asked: { button: '<b>补</b>' } }))).toMatchObject([
      { place: 'application/states/asked/button' },
    ])
  })

  test('what is no programme at all', () => {
    for (const written of [null, 7, 'x', [], {}, { entries: 'x' }, { ...sound, plan: 7 }])
      expect(placedProblems(written).every(one => /\p{Script=Han}/u.test(one.sentence))).toBe(true)
    expect(placedProblems(JSON.parse('{"__proto__":{"name":"x"},"constructor":1}')).length).toBeGreaterThan(0)
  })
})
