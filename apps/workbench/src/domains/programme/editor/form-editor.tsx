import { useMemo } from 'react'
import type { FormDocument, QuestionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { placedProblems } from '@nethos/contract/questionnaire/questionnaire.problems.ts'
import { AreaLine } from '../../../controls/lines.tsx'
import { emptyQuestionnaire, FlagsEditor, freshItem, PagesEditor } from '../../questionnaire/public.ts'
import type { WrongAt } from './list-of.tsx'

export const freshForm = (): FormDocument => ({
  pages: [{ items: [freshItem('text', [])] }],
  promise: '我承诺以上填写的内容真实、完整。',
  redFlags: [],
})

/** A form as a questionnaire of its own, with nothing scored: so it is written and tried. */
export const asQuestionnaire = (form: FormDocument, title = '申请表'): QuestionnaireDocument => ({
  ...emptyQuestionnaire,
  title: title || '申请表',
  purpose: 'application',
  source: '本院',
  licence: '本院自用',
  author: '本院',
  reviewedOn: '2026-01-01',
  ...form,
})
const formOf = ({ pages, promise, redFlags }: QuestionnaireDocument): FormDocument => ({
  pages,
  redFlags,
  ...(promise === undefined ? {} : { promise }),
})

interface FormEditorProps {
  form: FormDocument
  onChange: (form: FormDocument) => void
  wrongAt: WrongAt
}

/** What is asked, what must be promised, and which answers cannot wait. */
export function FormEditor({ form, onChange, wrongAt }: FormEditorProps) {
  const document = useMemo(() => asQuestionnaire(form), [form])
  const problems = useMemo(() => placedProblems(document), [document])
  const { promise: _, ...unpromised } = form
  const part = {
    document,
    onChange: (next: QuestionnaireDocument) => onChange(formOf(next)),
    wrongAt: (place: string) => [...new Set(problems.filter(one => one.place === place).map(one => one.sentence))],
  }
  return (
    <div className="qeditor">
      <PagesEditor {...part} />
      <AreaLine
        label="提交前的承诺"
        hint="不写就不要求"
        minRows={1}
        maxRows={3}
        value={form.promise ?? ''}
        error={wrongAt('application/form/promise')}
        onChange={promise => onChange(promise === '' ? unpromised : { ...form, promise })}
      />
      <FlagsEditor {...part} />
    </div>
  )
}
