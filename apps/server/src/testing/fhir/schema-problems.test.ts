import { describe, expect, test } from 'vitest'
import { schemaProblems } from './schema-problems.ts'

const sound = {
  PlanDefinition: {
    resourceType: 'PlanDefinition',
    status: 'active',
    action: [
      {
        id: 'a',
        title: '散步',
        groupingBehavior: 'logical-group',
        relatedAction: [{ actionId: 'b', relationship: 'after' }],
      },
    ],
  },
  ActivityDefinition: { resourceType: 'ActivityDefinition', status: 'draft', kind: 'ServiceRequest' },
  Questionnaire: {
    resourceType: 'Questionnaire',
    status: 'active',
    item: [{ linkId: '1', type: 'choice', enableWhen: [{ question: '0', operator: '=', answerInteger: 1 }] }],
  },
  QuestionnaireResponse: {
    resourceType: 'QuestionnaireResponse',
    status: 'completed',
    subject: { reference: 'Patient/1' },
    item: [{ linkId: '1', answer: [{ valueInteger: 2 }] }],
  },
  CarePlan: {
    resourceType: 'CarePlan',
    status: 'active',
    intent: 'plan',
    subject: { reference: 'Patient/1' },
    activity: [{ detail: { status: 'completed', scheduledPeriod: { start: '2026-11-23' } } }],
  },
}
type Kind = keyof typeof sound

describe('what HL7 has published of R4', () => {
  test.each(Object.entries(sound))('finds nothing in a sound %s, nor in a Bundle of it', (_, resource) => {
    expect(schemaProblems(resource)).toEqual([])
    expect(schemaProblems({ resourceType: 'Bundle', type: 'collection', entry: [{ resource }] })).toEqual([])
  })

  test.each<[string, Kind, object]>([
    ['an element that must be there is missing', 'CarePlan', { subject: undefined }],
    ['an element that R4 does not have', 'PlanDefinition', { colour: 'red' }],
    ['one where there may be several, without a list', 'Questionnaire', { item: { linkId: '1', type: 'choice' } }],
    ['a text for a truth', 'Questionnaire', { item: [{ linkId: '1', type: 'choice', required: 'yes' }] }],
    ['a day that is none', 'ActivityDefinition', { date: 'tomorrow' }],
    ['a code outside a required value set', 'ActivityDefinition', { kind: 'Walk' }],
    ['a code outside a required value set, deep inside', 'CarePlan', { activity: [{ detail: { status: 'going' } }] }],
    [
      'a kind of answer that a choice does not have',
      'QuestionnaireResponse',
      { item: [{ linkId: '1', answer: [{ valueNumber: 2 }] }] },
    ],
    ['a reference to what it may not point to', 'CarePlan', { subject: { reference: 'Organization/1' } }],
    ['an extension without its url', 'PlanDefinition', { extension: [{ valueString: 'x' }] }],
  ])('%s is named, in a Bundle too', (_, kind, change) => {
    const broken = JSON.parse(JSON.stringify({ ...sound[kind], ...change })) as object
    expect(schemaProblems(broken)).not.toEqual([])
    const inside = { resourceType: 'Bundle', type: 'collection', entry: [{ resource: broken }] }
    expect(schemaProblems(inside)).not.toEqual([])
  })
})
