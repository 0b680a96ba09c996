import { questionnairePurposes } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type {
  QuestionnaireDocument,
  QuestionnairePurpose,
} from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { AreaLine, ChoiceLine, SwitchLine, TextLine } from '../../../controls/lines.tsx'
import type { PartProps } from './pages-editor.tsx'
import { Wrong } from './wrong.tsx'

const purposes = (Object.keys(questionnairePurposes) as QuestionnairePurpose[]).map(value => ({
  value,
  label: questionnairePurposes[value],
}))

/** What it is called and for, and where it comes from. */
export function Basics({ document, onChange, wrongAt }: PartProps) {
  const put = (changes: Partial<QuestionnaireDocument>) => onChange({ ...document, ...changes })
  return (
    <section className="qeditor" aria-label="基本信息">
      <Wrong sentences={wrongAt('')} />
      <div className="qeditor__pair">
        <TextLine label="问卷名称" value={document.title} onChange={title => put({ title })} />
        <ChoiceLine label="用途" value={document.purpose} options={purposes} onChange={purpose => put({ purpose })} />
        <SwitchLine
          label="患者可以自己开始填写"
          value={document.selfService}
          onChange={selfService => put({ selfService })}
        />
      </div>
      <AreaLine
        label="开头的说明"
        minRows={1}
        maxRows={6}
        value={document.introduction ?? ''}
        onChange={introduction => put({ introduction: introduction || undefined })}
      />
      <TextLine
        label="提交前的承诺"
        hint="如：本人承诺以上信息真实。不填则不需要勾选"
        value={document.promise ?? ''}
        onChange={promise => put({ promise: promise || undefined })}
      />
      <div className="qeditor__pair">
        <TextLine label="来源" hint="文献或本院" value={document.source} onChange={source => put({ source })} />
        <TextLine label="许可" value={document.licence} onChange={licence => put({ licence })} />
        <TextLine label="作者" value={document.author} onChange={author => put({ author })} />
        <TextLine
          label="审核日期"
          type="date"
          value={document.reviewedOn}
          onChange={reviewedOn => put({ reviewedOn })}
        />
      </div>
    </section>
  )
}
