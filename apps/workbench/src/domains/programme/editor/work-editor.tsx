import { InputNumber } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { MeasuredValue, PathwayWork, WorkOf } from '@nethos/contract/pathway/pathway.work.ts'
import { Field } from '../../../controls/field.tsx'
import { AreaLine, ChoiceLine, TextLine } from '../../../controls/lines.tsx'
import { questionnaireEditions } from '../../questionnaire/public.ts'
import { freshCode } from './change.ts'
import { ListOf, type PartProps } from './list-of.tsx'
import { NumberLine } from './number-line.tsx'

/** What a task asks for, as its kind wants it. */
export function WorkEditor(props: PartProps<PathwayWork>) {
  const { value, onChange, place, wrongAt } = props
  const error = (name: string) => wrongAt(`${place}/${name}`)
  switch (value.kind) {
    case 'read':
      return (
        <>
          <AreaLine
            label="读什么"
            minRows={3}
            maxRows={12}
            value={value.body}
            error={error('body') ?? wrongAt(place)}
            onChange={body => onChange({ ...value, body })}
          />
          <ArticleLine value={value} onChange={onChange} error={error('articleId')} />
        </>
      )
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
      return (
        <div className="peditor__pair">
          <TextLine
            label="预约的页面"
            value={value.link}
            error={error('link')}
            onChange={link => onChange({ ...value, link })}
          />
          <TextLine
            label="按钮"
            value={value.label}
            error={error('label')}
            onChange={label => onChange({ ...value, label })}
          />
        </div>
      )
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
      return (
        <ListOf
          noun="测量项目"
          value={value.values}
          onChange={values => onChange({ ...value, values })}
          place={`${place}/values`}
          wrongAt={wrongAt}
          titleOf={one => `${one.label} ${one.unit}`}
          fresh={(): MeasuredValue => ({
            key: freshCode(
              'value',
              value.values.map(one => one.key),
            ),
            label: '',
            unit: '',
            ucum: '',
            decimals: 0,
            min: 0,
            max: 100,
            advice: '',
          })}
          least={1}
          most={8}
        >
          {its => <OneMeasured {...its} />}
        </ListOf>
      )
  }
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

function OneMeasured({ value, onChange, place, wrongAt }: PartProps<MeasuredValue>) {
  const bound = (label: string, name: 'min' | 'max' | 'dangerBelow' | 'dangerAbove', hint?: string) => {
    const { [name]: _, ...others } = value
    return (
      <Field label={label} hint={hint} wrong={wrongAt(`${place}/${name}`)}>
        {its => (
          <InputNumber
            {...its}
            value={value[name] ?? null}
            onChange={limit =>
              onChange(
                limit === null && name.startsWith('danger')
                  ? (others as MeasuredValue)
                  : { ...value, [name]: limit ?? 0 },
              )
            }
          />
        )}
      </Field>
    )
  }
  return (
    <>
      <div className="peditor__pair">
        <TextLine
          label="测什么"
          value={value.label}
          error={wrongAt(`${place}/label`)}
          onChange={label => onChange({ ...value, label })}
        />
        <TextLine
          label="单位"
          value={value.unit}
          error={wrongAt(`${place}/unit`)}
          onChange={unit => onChange({ ...value, unit })}
        />
        <TextLine
          label="单位的 UCUM 代码"
          hint="给其他系统读的，例如 Cel"
          value={value.ucum}
          error={wrongAt(`${place}/ucum`)}
          onChange={ucum => onChange({ ...value, ucum: ucum.trim() })}
        />
        <NumberLine
          label="小数位数"
          value={value.decimals}
          error={wrongAt(`${place}/decimals`)}
          onChange={decimals => onChange({ ...value, decimals: decimals ?? 0 })}
        />
        {bound('最小', 'min', '小于它算写错')}
        {bound('最大', 'max', '大于它算写错')}
        {bound('低于它危险', 'dangerBelow')}
        {bound('高于它危险', 'dangerAbove')}
      </div>
      <AreaLine
        label="危险时的建议"
        minRows={1}
        maxRows={4}
        value={value.advice}
        error={wrongAt(`${place}/advice`)}
        onChange={advice => onChange({ ...value, advice })}
      />
    </>
  )
}
