import { useServiceQuery } from '@nethos/calls/query.ts'
import type { PathwayWork, WorkOf } from '@nethos/contract/pathway/pathway.work.ts'
import { AreaLine, ChoiceLine, TextLine } from '../../../controls/lines.tsx'
import { questionnaireEditions } from '../../questionnaire/public.ts'
import type { PartProps } from './list-of.tsx'
import { MeasuredValues } from './measured-values.tsx'
import { NumberLine } from './number-line.tsx'

/** What a task asks for, as its kind wants it. */
export function WorkEditor(props: PartProps<PathwayWork>) {
  const { value, onChange, place, wrongAt } = props
  const error = (name: string) => wrongAt(`${place}/${name}`)
  switch (value.kind) {
    case 'read':
      return <ReadFields {...props} value={value} onChange={onChange} />
    case 'questionnaire':
      return (
        <QuestionnaireChoice value={value.code} error={error('code')} onChange={code => onChange({ ...value, code })} />
      )
    case 'confirm':
      return (
        <TextLine
          label="确认的话"
          value={value.statement}
          error={error('statement')}
          onChange={statement => onChange({ ...value, statement })}
        />
      )
    case 'upload':
      return (
        <NumberLine
          label="最多几张"
          value={value.most}
          error={error('most')}
          onChange={most => onChange({ ...value, most: most ?? 1 })}
        />
      )
    case 'book':
      return <BookFields {...props} value={value} onChange={onChange} />
    case 'event':
      return (
        <TextLine
          label="医院事件的编号"
          value={value.event}
          error={error('event')}
          onChange={event => onChange({ ...value, event })}
        />
      )
    case 'tap':
      return (
        <TextLine
          label="登记按钮"
          value={value.label}
          error={error('label')}
          onChange={label => onChange({ ...value, label })}
        />
      )
    case 'measure':
      return <MeasuredValues {...props} value={value} onChange={onChange} />
  }
}

function ReadFields({ value, onChange, place, wrongAt }: PartProps<WorkOf<'read'>>) {
  return (
    <>
      <AreaLine
        label="读什么"
        minRows={3}
        maxRows={12}
        value={value.body}
        error={wrongAt(`${place}/body`) ?? wrongAt(place)}
        onChange={body => onChange({ ...value, body })}
      />
      <ArticleLine value={value} onChange={onChange} error={wrongAt(`${place}/articleId`)} />
    </>
  )
}

function BookFields({ value, onChange, place, wrongAt }: PartProps<WorkOf<'book'>>) {
  return (
    <div className="peditor__pair">
      <TextLine
        label="预约的页面"
        value={value.link}
        error={wrongAt(`${place}/link`)}
        onChange={link => onChange({ ...value, link })}
      />
      <TextLine
        label="按钮"
        value={value.label}
        error={wrongAt(`${place}/label`)}
        onChange={label => onChange({ ...value, label })}
      />
    </div>
  )
}

interface ArticleLineProps {
  value: WorkOf<'read'>
  error: string | undefined
  onChange: (work: WorkOf<'read'>) => void
}

function ArticleLine({ value, error, onChange }: ArticleLineProps) {
  const { articleId, ...own } = value
  return (
    <TextLine
      label="本院文章的编号"
      hint="写了编号就打开那篇文章；不写就读上面的内容"
      value={articleId ?? ''}
      error={error}
      onChange={typed => onChange(typed.trim() === '' ? own : { ...own, articleId: typed.trim() })}
    />
  )
}

interface QuestionnaireChoiceProps {
  value: string
  error: string | undefined
  onChange: (code: string) => void
}

/** One of the questionnaires that are in use. */
function QuestionnaireChoice({ value, error, onChange }: QuestionnaireChoiceProps) {
  const { value: rows } = useServiceQuery(questionnaireEditions.list())
  const options = (rows ?? [])
    .filter(one => one.edition !== null && !one.isWithdrawn)
    .map(one => ({ value: one.code, label: one.title }))
  return <ChoiceLine label="哪份问卷" isLong options={options} value={value} error={error} onChange={onChange} />
}
