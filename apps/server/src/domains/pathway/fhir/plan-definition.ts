import { type PathwayDocument, type PathwayStage, type PathwayTask } from '@nethos/contract/pathway/pathway.document.ts'
import { tasksOf } from '@nethos/contract/pathway/pathway.document.ts'
import { pathwayWorkKinds } from '@nethos/contract/pathway/pathway.work.ts'

/** What R4 has no field for (anchors, windows, limits, reminders) travels in extensions of these names, as the document has it. */
export const extensionUrl = {
  task: 'urn:nethos:fhir:pathway-task',
  anchors: 'urn:nethos:fhir:pathway-anchors',
  stage: 'urn:nethos:fhir:pathway-stage',
} as const

export interface Extension {
  url: string
  valueString: string
}
interface Duration {
  value: number
  unit: string
  system: string
  code: string
}
interface RelatedAction {
  actionId: string
  relationship: string
  offsetDuration?: Duration
}
/** HL7 FHIR R4 PlanDefinition.action, of which we write and read these fields. */
export interface Action {
  id?: string
  extension?: Extension[]
  title?: string
  description?: string
  textEquivalent?: string
  definitionCanonical?: string
  relatedAction?: RelatedAction[]
  timingTiming?: { repeat: { count?: number; frequency?: number; period?: number; periodUnit?: string } }
  action?: Action[]
}
interface ActivityDefinition {
  resourceType: 'ActivityDefinition'
  id: string
  status: 'active'
  title: string
  description?: string
  kind: 'Task'
  code: { text: string }
  participant: { type: 'patient' | 'practitioner' }[]
  /** The questionnaire that is filled in. */
  relatedArtifact?: { type: 'depends-on'; resource: string }[]
}
export interface PlanDefinition {
  resourceType: 'PlanDefinition'
  id: string
  extension?: Extension[]
  contained?: ActivityDefinition[]
  name: string
  title: string
  type: { coding: { system: string; code: string }[] }
  status: 'active'
  description?: string
  action: Action[]
}

const json = (url: string, value: unknown): Extension => ({ url, valueString: JSON.stringify(value) })
const text = (description: string) => (description === '' ? {} : { description })

const activityOf = (task: PathwayTask): ActivityDefinition => ({
  resourceType: 'ActivityDefinition',
  id: task.key,
  status: 'active',
  title: task.title,
  ...text(task.text),
  kind: 'Task',
  code: { text: pathwayWorkKinds[task.work.kind].label },
  participant: [{ type: pathwayWorkKinds[task.work.kind].by === 'patient' ? 'patient' : 'practitioner' }],
  ...(task.work.kind === 'questionnaire' && {
    relatedArtifact: [{ type: 'depends-on', resource: `urn:nethos:questionnaire:${task.work.code}` }],
  }),
})

function actionOf(task: PathwayTask): Action {
  const { from, days, hours, repeat } = task.due
  const length = days * 24 + hours
  const offsetDuration = { value: length, unit: '小时', system: 'http://unitsofmeasure.org', code: 'h' }
  return {
    id: task.key,
    extension: [json(extensionUrl.task, task)],
    title: task.title,
    ...text(task.text),
    ...('task' in from && { relatedAction: [{ actionId: from.task, relationship: 'after-end', offsetDuration }] }),
    ...(repeat && {
      timingTiming: {
        repeat: {
          count: repeat.times,
          frequency: 1,
          period: repeat.every,
          periodUnit: repeat.unit === 'week' ? 'wk' : 'd',
        },
      },
    }),
    definitionCanonical: `#${task.key}`,
  }
}

const stageOf = (stage: PathwayStage): Action => ({
  id: `stage-${stage.key}`,
  extension: [json(extensionUrl.stage, { key: stage.key })],
  title: stage.title,
  ...text(stage.text),
  action: stage.tasks.map(actionOf),
})

/** A document as a PlanDefinition of HL7 FHIR R4: a stage is a group of actions, a task an action with its ActivityDefinition inside. */
export const toPlanDefinition = (document: PathwayDocument): PlanDefinition => ({
  resourceType: 'PlanDefinition',
  id: document.code,
  ...(document.anchors.length > 0 && { extension: [json(extensionUrl.anchors, document.anchors)] }),
  contained: tasksOf(document).map(({ task }) => activityOf(task)),
  name: `Pathway_${document.code.replaceAll('-', '_')}`,
  title: document.title,
  type: {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/plan-definition-type', code: 'clinical-protocol' }],
  },
  status: 'active',
  ...text(document.text),
  action: document.stages.map(stageOf),
})
