import { Button, Checkbox, Input, Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { Shelf } from '@nethos/contract/content/content.shelves.ts'
import { types } from '../content.calls.ts'
import { wrongOf, type Fields } from '../fields.ts'
import { AuthorChoice } from './author-choice.tsx'
import { BodyField } from './body-field.tsx'
import { PictureButton } from '../../system/public.tsx'

interface ArticleFormProps {
  shelf: Shelf
  /** Whoever signs it writes it: who signs is not to be chosen. */
  isSigner: boolean
  fields: Fields
  /** Another number: other words than were typed, the rich text begins anew. */
  edition: number
  onChange: (changed: Partial<Fields>) => void
}

export function ArticleForm({ shelf, isSigner, fields, edition, onChange }: ArticleFormProps) {
  const id = useId()
  const wrong = wrongOf(fields)
  const text = (key: 'title' | 'summary' | 'source', label: string, hint = '') => (
    <Field id={`${id}-${key}`} label={label} wrong={wrong[key]}>
      <Input
        id={`${id}-${key}`}
        value={fields[key]}
        placeholder={hint}
        status={wrong[key] ? 'error' : ''}
        aria-invalid={wrong[key] !== undefined}
        onChange={event => onChange({ [key]: event.target.value })}
      />
    </Field>
  )
  return (
    <div className="content-fields">
      {text('title', '标题')}
      {isSigner ? null : shelf === 'doctor' ? (
        <Field id={`${id}-author`} label="署名">
          <AuthorChoice
            id={`${id}-author`}
            value={signerOf(fields)}
            onChange={({ docId, teamId, name }) =>
              onChange({ docId, teamId, docName: docId ? name : '', teamName: teamId ? name : '' })
            }
          />
        </Field>
      ) : (
        <>
          <TypeField id={`${id}-type`} shelf={shelf} typeId={fields.typeId} onChange={typeId => onChange({ typeId })} />
          {text('source', '作者', '如：心血管内科 沈知远，或医院名称')}
        </>
      )}
      {text('summary', '摘要', '一两句话，显示在列表里')}
      <Field id={`${id}-tags`} label="标签" wrong={wrong.tags}>
        <Select
          id={`${id}-tags`}
          mode="tags"
          open={false}
          suffixIcon={null}
          placeholder="患者可能搜索的词，按回车添加"
          value={fields.tags}
          onChange={tags => onChange({ tags })}
        />
      </Field>
      <Field id={`${id}-cover`} label="封面">
        <div className="content-cover">
          {fields.coverUrl && <img src={fields.coverUrl} alt="封面" />}
          <PictureButton onArrived={({ attaId, url }) => onChange({ cover: attaId, coverUrl: url })}>
            {fields.cover ? '更换封面' : '上传封面'}
          </PictureButton>
          {fields.cover && <Button onClick={() => onChange({ cover: '', coverUrl: '' })}>不用封面</Button>}
        </div>
      </Field>
      {shelf !== 'doctor' && (
        <Checkbox checked={fields.isRecommended} onChange={event => onChange({ isRecommended: event.target.checked })}>
          推荐给患者
        </Checkbox>
      )}
      <Field id={`${id}-body`} label="正文" wrong={wrong.content}>
        <BodyField key={edition} id={`${id}-body`} html={fields.content} onChange={content => onChange({ content })} />
      </Field>
    </div>
  )
}

const signerOf = ({ docId, docName, teamId, teamName }: Fields) => ({
  docId,
  teamId: docId ? null : teamId,
  name: [docName, teamName].filter(Boolean).join('、'),
})

interface FieldProps {
  id: string
  label: string
  wrong?: string | undefined
  children: ReactNode
}

const Field = ({ id, label, wrong, children }: FieldProps) => (
  <div className="content-field">
    <label htmlFor={id}>{label}</label>
    {children}
    {wrong && (
      <p className="content-field__wrong" role="alert">
        {wrong}
      </p>
    )}
  </div>
)

interface TypeFieldProps {
  id: string
  shelf: Shelf
  typeId: string | null
  onChange: (typeId: string) => void
}

function TypeField({ id, shelf, typeId, onChange }: TypeFieldProps) {
  const { value = [] } = useServiceQuery(types())
  const ofShelf = value.filter(type => type.shelf === shelf)
  return (
    <Field id={id} label="分类">
      <Select
        id={id}
        value={typeId}
        options={ofShelf.map(type => ({ value: type.typeId, label: type.typeName }))}
        onChange={chosen => chosen && onChange(chosen)}
      />
    </Field>
  )
}
