import { expect, test } from 'vitest'
import { isDangerous } from '@nethos/contract/pathway/pathway.rules.ts'
import { afterDischarge, stayPathway } from './stay-pathway.data.ts'

type Task = Readonly<Record<string, unknown>> & { work?: { kind: string; body?: string } }
const tasks = [...stayPathway.stages.flatMap(stage => stage.tasks), ...afterDischarge.tasks] as unknown as Task[]
const bodies = Object.fromEntries(
  tasks.flatMap(({ key, work }) => (work?.kind === 'read' ? [[String(key), String(work.body)]] : [])),
)
const figures = (text: string): number[] => (text.split('来源：')[0]!.match(/\d+(\.\d+)?/g) ?? []).map(Number)

test('what is read on the way into hospital and home names its source, and each figure in it is as that says', () => {
  for (const body of Object.values(bodies)) expect(body).toMatch(/来源：.{6,}。$/)
  expect(Object.fromEntries(Object.entries(bodies).map(([key, body]) => [key, figures(body)]))).toEqual({
    'read-bring': [],
    'read-drugs': [120],
    'read-infection': [],
    'read-safety': [30],
    'read-danger': [120, 38.5],
  })
})

test('red flags at home: 120 at once for the chest and for one side that is weak, the ward on the day for 38.5 degrees', () => {
  const [, at120, today] = /^(拨打120：.+)\n(当天联系.+)\n/.exec(bodies['read-danger']!)!
  expect(at120).toMatch(/突然胸痛、呼吸困难、说话不清或一侧手脚无力/)
  expect(today).toContain('体温38.5℃或更高')
  expect(bodies['read-danger']).toMatch(/《胸痛基层诊疗指南（2019年）》.*《中国急性缺血性卒中诊治指南2023》/)
})

test('no drug is stopped before admission by whoever takes it', () => {
  expect(bodies['read-drugs']).toMatch(/^入院前不要自己停药、加药。/)
})

test('a temperature of 38.5 at home calls the nurse, 38.4 does not, and the page says the same figure', () => {
  const { text, work } = tasks.find(one => one['key'] === 'temperature') as unknown as {
    text: string
    work: { values: [Parameters<typeof isDangerous>[0] & { advice: string }] }
  }
  const [value] = work.values
  expect([38.4, 38.5].map(given => isDangerous(value, given))).toEqual([false, true])
  expect(figures(value.advice)).toEqual([38.5])
  expect(text).toContain('《外科护理学》')
})

test('what one is reminded of before coming leads to the page on which it is done', () => {
  const todo = tasks.filter(one => ['register', 'prepare'].includes(String(one['key'])))
  expect(todo.map(one => (one.work as unknown as { link?: string }).link)).toEqual([
    '/admission/select',
    '/admission/select',
  ])
})

test('who is in the ward is not asked for what was to be done at home, nor who is at home for what was to be read there', () => {
  const [before, ward] = stayPathway.stages
  expect((ward.tasks as readonly Task[]).find(one => one['key'] === 'read-safety')).toMatchObject({
    notNeededWhen: [{ is: 'event', event: 'discharged' }],
  })
  for (const task of before.tasks as readonly Task[])
    expect(task['notNeededWhen'], String(task['key'])).toEqual([{ is: 'event', event: 'admitted' }])
})
