import { describe, expect, test } from 'vitest'
import { aStaffMember } from '../../../testing/people.ts'
import { openTestServer } from '../../../testing/server.ts'
import { readPathway } from '@nethos/contract/pathway/pathway.document.ts'
import { kneePathway } from '../demo-knee.data.ts'
import { aDocument, aTask, temperature } from '../pathway.samples.ts'
import { aPathwayWorld } from '../testbed.ts'
import { toPlanDefinition } from './plan-definition.ts'
import { readPlanDefinition } from './read-plan-definition.ts'
import { schemaProblems } from '../../../testing/fhir/schema-problems.ts'

const server = await openTestServer()

const knee = readPathway(kneePathway)
if (!('document' in knee)) throw new Error(knee.sentence)

test('a document goes out and comes back as it was', () => {
  const document = aDocument([
    aTask('a', { work: temperature, reminders: [{ days: -1, time: '20:00', cannotWait: true }] }),
    aTask('b', { due: { from: { task: 'a' }, days: 2, repeat: { every: 1, unit: 'week', times: 6 } } }),
    aTask('c', { neededWhen: [{ is: 'above', task: 'a', value: 'temperature', limit: 38 }], isOptional: true }),
  ])
  for (const one of [document, knee.document]) {
    const sent = JSON.parse(JSON.stringify(toPlanDefinition(one))) as unknown
    expect(readPlanDefinition(sent)).toEqual({ document: one, problems: [], notTaken: [] })
    expect(schemaProblems(sent)).toEqual([])
  }
})

test('what others read in it stands in the fields of R4', () => {
  const plan = toPlanDefinition(
    aDocument([
      aTask('a'),
      aTask('b', { due: { from: { task: 'a' }, days: 2, repeat: { every: 1, unit: 'week', times: 6 } } }),
    ]),
  )
  expect(plan.action[0]?.action?.[1]).toMatchObject({
    id: 'b',
    definitionCanonical: '#b',
    relatedAction: [{ actionId: 'a', relationship: 'after-end', offsetDuration: { value: 48, code: 'h' } }],
    timingTiming: { repeat: { count: 6, period: 1, periodUnit: 'wk' } },
  })
  expect(plan.contained?.map(one => one.id)).toEqual(['a', 'b'])
})

test('of a foreign plan what can be said is taken, and the rest is named', () => {
  const { document, problems, notTaken } = readPlanDefinition({
    resourceType: 'PlanDefinition',
    id: 'Hip_Plan',
    status: 'active',
    title: '髋关节康复',
    goal: [{ description: { text: '行走' } }],
    action: [
      { id: 'Walk', title: '下地行走', condition: [{ kind: 'applicability' }] },
      {
        id: 'stairs',
        title: '上下楼梯',
        relatedAction: [{ actionId: 'Walk', relationship: 'after-end', offsetDuration: { value: 2, code: 'wk' } }],
        timingTiming: { repeat: { frequency: 3, period: 1, periodUnit: 'h' } },
      },
    ],
  })
  expect(problems).toEqual([])
  expect(document).toMatchObject({
    code: 'hip-plan',
    stages: [{ tasks: [{ key: 'walk' }, { key: 'stairs', due: { from: { task: 'walk' }, days: 14 } }] }],
  })
  expect(notTaken).toEqual([
    '计划的“goal”没有对应的内容，未导入',
    '“下地行走”：“condition”没有对应的内容，未导入',
    '“下地行走”：由谁做、怎样做无法得知，先作为“确认”导入',
    '“下地行走”：没有写时间，先从受理之日算起',
    '“上下楼梯”：由谁做、怎样做无法得知，先作为“确认”导入',
    '“上下楼梯”：重复的方式无法表示，只导入一次',
  ])
})

test('what is no plan is refused with a sentence', () => {
  for (const written of [null, 3, {}, { resourceType: 'Patient' }, { resourceType: 'PlanDefinition', action: 'x' }])
    expect(readPlanDefinition(written).problems).toHaveLength(1)
  let action: object[] = []
  for (let depth = 0; depth < 20_000; depth++) action = [{ title: '一步', action }]
  expect(readPlanDefinition({ resourceType: 'PlanDefinition', title: '深', action }).problems).toEqual([
    { path: '', sentence: '计划的步骤太多或层次太深，无法读取' },
  ])
  const ring = { relationship: 'after' }
  const looped = readPlanDefinition({
    resourceType: 'PlanDefinition',
    id: 'ring',
    title: '环',
    action: [
      { id: 'a', title: '甲', relatedAction: [{ actionId: 'b', ...ring }] },
      { id: 'b', title: '乙', relatedAction: [{ actionId: 'a', ...ring }] },
    ],
  })
  expect(looped.problems[0]?.sentence).toBe('“甲”、“乙”互相等待，永远不会开始')
})

describe('at the desk', () => {
  test('a person’s pathway is exported as a CarePlan, and its document as a PlanDefinition', async () => {
    const open = { openBefore: { days: 7 } }
    const document = aDocument([aTask('fever', { ...open, work: temperature }), aTask('walk', open)])
    const world = await aPathwayWorld(server, document, { anchors: { operated: server.runtime.clock.now() } })
    await world.complete('fever', { values: [{ key: 'temperature', value: 36.6 }] })
    const { session } = await aStaffMember(server, 'nurse')
    const { obj } = await server.staff.call('staff.pathway.fhir', { pathwayId: world.pathwayId }, session)
    const carePlan = JSON.parse(obj.carePlan)
    expect(carePlan).toMatchObject({
      resourceType: 'CarePlan',
      status: 'active',
      intent: 'plan',
      subject: { reference: `Patient/${world.personId}` },
      activity: [
        { detail: { status: 'completed', code: { text: '任务fever' } }, progress: [{ text: '体温 36.6℃' }] },
        { detail: { status: 'in-progress' } },
      ],
    })
    expect(schemaProblems(carePlan)).toEqual([])
    expect(readPlanDefinition(JSON.parse(obj.planDefinition)).document).toEqual(document)
  })
})
