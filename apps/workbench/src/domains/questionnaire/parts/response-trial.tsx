import { Button, Descriptions, Input } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { editionCode } from '@nethos/contract/common/editions.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { readResponse } from '../questionnaire.calls.ts'
import { Scores } from './scores.tsx'

/** What another system's answers would come to under the questionnaire in use; nothing is kept. */
export function ResponseTrial() {
  const [code, setCode] = useState('')
  const [text, setText] = useState('')
  const reading = useAnswered(readResponse)
  const [read, setRead] = useState<Awaited<ReturnType<typeof reading.run>>>()
  const wrongCode = code === '' ? undefined : sentenceOf(editionCode, code)
  return (
    <section className="office__section" aria-label="查看其他系统的答卷">
      <h2>查看其他系统的答卷</h2>
      <Field label="问卷的编号" hint="如 phq9" wrong={wrongCode}>
        {its => <Input {...its} value={code} onChange={event => setCode(event.target.value.trim())} />}
      </Field>
      <Field label="QuestionnaireResponse（HL7 FHIR R4，JSON）" hint="只查看，不保存">
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 4, maxRows: 12 }}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <Button
        disabled={code === '' || wrongCode !== undefined || text.trim() === ''}
        loading={reading.isBusy}
        onClick={() => void reading.run({ code, response: text }).then(setRead)}
      >
        查看答卷
      </Button>
      {reading.sentence && <p role="alert">{reading.sentence}</p>}
      {read?.problems.map(problem => (
        <p key={problem} role="alert">
          {problem}
        </p>
      ))}
      {read && read.lines.length > 0 && (
        <>
          <Scores scores={read.scores} />
          <Descriptions
            className="office__facts"
            bordered
            column={1}
            items={read.lines.map(({ text: label, answer }) => ({ key: label, label, children: answer }))}
          />
        </>
      )}
    </section>
  )
}
