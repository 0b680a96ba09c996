import { Badge, Tabs } from 'antd'
import { useMemo } from 'react'
import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { placedProblems } from '@nethos/contract/programme/programme.problems.ts'
import type { EditionForm } from '../../../patterns/edition-editor.tsx'
import { ApplicationEditor, ApplicationFormSection, StatesEditor } from './application-editor.tsx'
import { Basics, Introduction, NoticeEditor, type SectionProps } from './basics.tsx'
import { EntriesEditor } from './entries-editor.tsx'
import { ExpertsEditor } from './experts-editor.tsx'
import type { WrongAt } from './list-of.tsx'
import { PlanEditor } from './plan-editor.tsx'
import { ProgrammePreview } from './programme-preview.tsx'
import { ReadingsEditor } from './readings-editor.tsx'
import './editor.css'

/** The sections in the order in which one writes, and where in the document each stands. */
const sections = [
  { key: 'basics', label: '基本', at: /^(name|summary|icon|tone|hasTalk)/, Part: Basics },
  { key: 'introduction', label: '介绍', at: /^introduction/, Part: Introduction },
  { key: 'entries', label: '入口', at: /^entries/, Part: EntriesEditor },
  { key: 'experts', label: '专家', at: /^experts/, Part: ExpertsEditor },
  { key: 'readings', label: '资讯', at: /^readings/, Part: ReadingsEditor },
  { key: 'notice', label: '须知', at: /^notice/, Part: NoticeEditor },
  {
    key: 'application',
    label: '申请和价格',
    at: /^application(?!\/(form|states))/,
    Part: ApplicationEditor,
  },
  { key: 'form', label: '申请表', at: /^application\/form/, Part: ApplicationFormSection },
  { key: 'states', label: '状态用语', at: /^application\/states/, Part: StatesEditor },
  { key: 'plan', label: '随访计划', at: /^plan/, Part: PlanEditor },
] as const

/** The fields of a programme, section by section; a dot says where something is wrong. */
export function ProgrammeFields({ document, onChange }: Omit<SectionProps, 'wrongAt'>) {
  const problems = useMemo(() => placedProblems(document), [document])
  const wrongAt: WrongAt = place =>
    problems.find(one => (place.endsWith('/*') ? one.place.startsWith(place.slice(0, -1)) : one.place === place))
      ?.sentence
  return (
    <div className="peditor">
      <Tabs
        items={sections.map(({ key, label, at, Part }) => ({
          key,
          label: (
            <Badge dot={problems.some(one => at.test(one.place))} offset={[4, 0]}>
              {label}
            </Badge>
          ),
          children: <Part document={document} onChange={onChange} wrongAt={wrongAt} />,
        }))}
      />
    </div>
  )
}

/** How a programme is written and shown at the desk. */
export const programmeForm: EditionForm<ProgrammeDocument> = {
  editor: (document, onChange) => <ProgrammeFields document={document} onChange={onChange} />,
  preview: document => <ProgrammePreview document={document} />,
  problemsOf: document => placedProblems(document).map(({ sentence }) => sentence),
  words: {
    name: '名称',
    summary: '一句话介绍',
    icon: '图标',
    tone: '颜色',
    entries: '入口',
    note: '小字说明',
    target: '通向',
    introduction: '介绍',
    place: '地址',
    telephone: '电话',
    experts: '专家',
    departments: '科室',
    docIds: '医生',
    teamIds: '团队',
    readings: '资讯',
    articles: '文章',
    body: '正文',
    author: '作者',
    reviewedOn: '审核日期',
    source: '来源',
    notice: '须知',
    consent: '同意的话',
    application: '申请',
    form: '申请表',
    pages: '页',
    items: '题',
    options: '选项',
    label: '文字',
    required: '必填',
    promise: '承诺',
    redFlags: '危险信号',
    advice: '建议',
    offers: '服务',
    priceCents: '价格（分）',
    priceWord: '价格说明',
    days: '天数',
    isAcceptedAtOnce: '不用审核',
    decideHours: '审核时限（小时）',
    payHours: '支付时限（小时）',
    askHours: '补充时限（小时）',
    states: '状态用语',
    answeredBy: '谁来答复',
    plan: '随访计划',
    stages: '阶段',
    tasks: '任务',
    work: '做什么',
    due: '时间',
    reminders: '提醒',
    hasTalk: '沟通',
    title: '标题',
    text: '内容',
  },
}
