import type { PathwayDetail, PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import type { PathwayStatus, PathwayTaskStatus } from '@nethos/contract/pathway/pathway.status.ts'

const planStatus: Readonly<Record<PathwayStatus, string>> = {
  going: 'active',
  paused: 'on-hold',
  done: 'completed',
  stopped: 'revoked',
}
const taskStatus: Readonly<Record<PathwayTaskStatus, string>> = {
  waiting: 'not-started',
  open: 'in-progress',
  done: 'completed',
  missed: 'stopped',
  not_needed: 'cancelled',
  withdrawn: 'cancelled',
}
const instant = (at: number): string => new Date(at).toISOString()

const activityOf = (task: PathwayTaskShown) => ({
  detail: {
    kind: 'Task',
    instantiatesCanonical: [`#${task.taskKey}`],
    code: { text: task.title },
    status: taskStatus[task.taskStatus],
    ...(task.opensAt !== null && {
      scheduledPeriod: {
        start: instant(task.opensAt),
        ...(task.closesAt !== null && { end: instant(task.closesAt) }),
      },
    }),
    ...(task.text !== '' && { description: task.text }),
  },
  ...(task.doneAt !== null && {
    progress: [{ time: instant(task.doneAt), text: resultOf(task) }],
  }),
})

function resultOf({ work, values }: PathwayTaskShown): string {
  if (work.kind !== 'measure') return '已完成'
  return values
    .map(({ key, value }) => {
      const one = work.values.find(other => other.key === key)
      return `${one?.label ?? key} ${value}${one?.unit ?? ''}`
    })
    .join('，')
}

/** A person's pathway as a CarePlan of HL7 FHIR R4. Pictures and notes of the staff stay with us. */
export const toCarePlan = (pathway: PathwayDetail, code: string) => ({
  resourceType: 'CarePlan' as const,
  id: pathway.pathwayId,
  instantiatesCanonical: [`PlanDefinition/${code}`],
  status: planStatus[pathway.pathwayStatus],
  intent: 'plan' as const,
  title: pathway.title,
  subject: { reference: `Patient/${pathway.personId}`, display: pathway.personName },
  period: { start: instant(pathway.startedAt) },
  activity: pathway.tasks.map(activityOf),
})
