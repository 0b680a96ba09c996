import {
  anchorsOf,
  tasksOf,
  type PathwayDocument,
  type PathwayStage,
} from '@nethos/contract/pathway/pathway.document.ts'
import { AreaLine, SwitchLine, TextLine } from '../../../controls/lines.tsx'
import { AnchorsEditor } from './anchors-editor.tsx'
import type { SectionProps } from './basics.tsx'
import { freshCode } from './change.ts'
import { ListOf, type PartProps } from './list-of.tsx'
import { freshTask, TaskEditor } from './task-editor.tsx'

const freshPlan = (code: string): PathwayDocument => ({
  code,
  title: '',
  text: '',
  anchors: [],
  stages: [freshStage([])],
})
const freshStage = (keys: readonly string[]): PathwayStage => ({
  key: freshCode('stage', keys),
  title: '',
  text: '',
  tasks: [freshTask(freshCode('task', keys))],
})

/** The follow-up: stages with tasks, each due so long after the service was applied for or began. */
export function PlanEditor({ document, onChange, wrongAt }: SectionProps) {
  const { plan } = document
  return (
    <>
      <SwitchLine
        label="有随访计划"
        hint="服务开始时自动开始"
        value={plan !== null}
        error={wrongAt('plan')}
        onChange={has => onChange({ ...document, plan: has ? freshPlan('follow-up') : null })}
      />
      {plan && <PlanFields plan={plan} onChange={next => onChange({ ...document, plan: next })} wrongAt={wrongAt} />}
    </>
  )
}

interface PlanFieldsProps {
  plan: PathwayDocument
  onChange: (plan: PathwayDocument) => void
  wrongAt: SectionProps['wrongAt']
}

function PlanFields({ plan, onChange, wrongAt }: PlanFieldsProps) {
  const put = (changes: Partial<PathwayDocument>) => onChange({ ...plan, ...changes })
  const keys = [...plan.stages.map(one => one.key), ...tasksOf(plan).map(one => one.task.key)]
  return (
    <>
      <TextLine
        label="计划名称"
        maxLength={40}
        value={plan.title}
        error={wrongAt('plan/title')}
        onChange={title => put({ title })}
      />
      <AreaLine
        label="计划说明"
        minRows={2}
        maxRows={6}
        value={plan.text}
        error={wrongAt('plan/text')}
        onChange={text => put({ text })}
      />
      <AnchorsEditor
        value={plan.anchors}
        onChange={anchors => put({ anchors: [...anchors] })}
        place="plan/anchors"
        wrongAt={wrongAt}
      />
      <ListOf
        noun="阶段"
        value={plan.stages}
        onChange={stages => put({ stages })}
        place="plan/stages"
        wrongAt={wrongAt}
        titleOf={one => one.title}
        fresh={() => freshStage(keys)}
        least={1}
        most={30}
      >
        {its => <OneStage {...its} plan={plan} keys={keys} />}
      </ListOf>
    </>
  )
}

interface OneStageProps extends PartProps<PathwayStage> {
  plan: PathwayDocument
  /** Those that are taken. */
  keys: readonly string[]
}

function OneStage({ value, onChange, place, wrongAt, plan, keys }: OneStageProps) {
  return (
    <>
      <TextLine
        label="阶段名称"
        maxLength={20}
        value={value.title}
        error={wrongAt(`${place}/title`)}
        onChange={title => onChange({ ...value, title })}
      />
      <AreaLine
        label="阶段说明"
        minRows={1}
        maxRows={4}
        value={value.text}
        error={wrongAt(`${place}/text`)}
        onChange={text => onChange({ ...value, text })}
      />
      <ListOf
        noun="任务"
        value={value.tasks}
        onChange={tasks => onChange({ ...value, tasks })}
        place={`${place}/tasks`}
        wrongAt={wrongAt}
        titleOf={one => one.title}
        fresh={() => freshTask(freshCode('task', keys))}
        least={1}
        most={200}
      >
        {its => <TaskEditor {...its} anchors={anchorsOf(plan)} tasks={tasksOf(plan).map(one => one.task)} />}
      </ListOf>
    </>
  )
}
