import { useMemo } from 'react'
import type { QuestionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { placedProblems } from '@nethos/contract/questionnaire/questionnaire.problems.ts'
import type { EditionForm } from '../../../patterns/edition-editor.tsx'
import { Basics } from './basics.tsx'
import { DryRun } from './dry-run.tsx'
import { FlagsEditor } from './flags-editor.tsx'
import { PagesEditor } from './pages-editor.tsx'
import { ScoresEditor } from './scores-editor.tsx'
import './editor.css'

interface EditorProps {
  document: QuestionnaireDocument
  onChange: (document: QuestionnaireDocument) => void
}

function Editor({ document, onChange }: EditorProps) {
  const problems = useMemo(() => placedProblems(document), [document])
  const wrongAt = (place: string) => [
    ...new Set(problems.filter(problem => problem.place === place).map(problem => problem.sentence)),
  ]
  const part = { document, onChange, wrongAt }
  return (
    <div className="qeditor">
      <Basics {...part} />
      <PagesEditor {...part} />
      <FlagsEditor {...part} />
      <ScoresEditor {...part} />
    </div>
  )
}

/** How a questionnaire is written and tried at the desk. */
export const questionnaireForm: EditionForm<QuestionnaireDocument> = {
  editor: (document, onChange) => <Editor document={document} onChange={onChange} />,
  preview: document => <DryRun document={document} />,
  problemsOf: document => placedProblems(document).map(problem => problem.sentence),
  words: {
    title: '标题',
    purpose: '用途',
    introduction: '开头的说明',
    selfService: '患者可以自己开始',
    promise: '承诺',
    source: '来源',
    licence: '许可',
    author: '作者',
    reviewedOn: '审核日期',
    pages: '页',
    items: '题',
    kind: '题型',
    text: '文字',
    help: '小字',
    required: '必填',
    options: '选项',
    label: '文字',
    value: '编号',
    score: '分值',
    alone: '单独选',
    most: '最多',
    min: '最小',
    max: '最大',
    step: '步长',
    words: '刻度文字',
    rows: '行',
    unit: '单位',
    shownWhen: '显示条件',
    when: '条件',
    behaviour: '怎样算满足',
    conditions: '条件',
    question: '看哪一题',
    operator: '比较',
    answer: '答案',
    redFlags: '危险信号',
    advice: '建议',
    helplines: '电话',
    number: '号码',
    flagged: '通知护士',
    scores: '评分',
    groups: '分组',
    terms: '计分的题',
    reversed: '反向',
    weight: '权重',
    bands: '分级',
    from: '从',
    to: '到',
    level: '等级编号',
    tone: '颜色',
    gender: '适用',
    unanswered: '没有回答的题',
    higherIs: '方向',
  },
}
