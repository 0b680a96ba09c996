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
import { ListOf } from './list-of.tsx'
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
  const put = (changes: Partial<PathwayDocument>) => plan && onChange({ ...document, plan: { ...plan, ...changes } })
  const keys = plan ? [...plan.stages.map(one => one.key), ...tasksOf(plan).map(one => one.task.key)] : []
  return (
    <>
      <SwitchLine
        label="有随访计划"
        hint="服务开始时自动开始"
        value={plan !== null}
        error={wrongAt('plan')}
        onChange={has => onChange({ ...document, plan: has ? freshPlan('follow-up') : null })}
      />
      {plan && (
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
            {({ value, onChange: change, place }) => (
              <>
                <TextLine
                  label="阶段名称"
                  maxLength={20}
                  value={value.title}
                  error={wrongAt(`${place}/title`)}
                  onChange={title => change({ ...value, title })}
                />
                <AreaLine
                  label="阶段说明"
                  minRows={1}
                  maxRows={4}
                  value={value.text}
                  error={wrongAt(`${place}/text`)}
                  onChange={text => change({ ...value, text })}
                />
                <ListOf
                  noun="任务"
                  value={value.tasks}
                  onChange={tasks => change({ ...value, tasks })}
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
            )}
          </ListOf>
        </>
      )}
    </>
  )
}
