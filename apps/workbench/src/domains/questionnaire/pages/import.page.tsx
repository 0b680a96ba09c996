import { Alert, App, Button, Input, Space } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { editionCode } from '@nethos/contract/common/editions.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { readQuestionnaire } from '@nethos/contract/questionnaire/questionnaire.problems.ts'
import { Field } from '../../../controls/field.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { questionnaireEditions, readFhir } from '../questionnaire.calls.ts'
import { ResponseTrial } from '../parts/response-trial.tsx'

const parsed = (text: string): unknown => JSON.parse(text)

/** A Questionnaire of HL7 FHIR R4 becomes a draft; answers of another system are looked at without keeping them. */
export default function ImportPage() {
  const { message } = App.useApp()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [code, setCode] = useState('')
  const reading = useAnswered(readFhir)
  const saving = useAnswered(questionnaireEditions.save)
  const [read, setRead] = useState<Awaited<ReturnType<typeof reading.run>>>()
  const look = async () => {
    const answer = await reading.run({ questionnaire: text })
    setRead(answer)
    if (answer) setCode(answer.code)
  }
  const begin = async () => {
    const { document } = readQuestionnaire(parsed(read?.document ?? 'null'))
    if (!document) return
    const isSaved = await saving.run({ code, seenAt: null, document, note: '由 FHIR 问卷导入' })
    if (!isSaved) return
    void message.success('已存为草稿')
    void navigate(`/questionnaires/editions/${code}`)
  }
  const wrongCode = sentenceOf(editionCode, code)
  return (
    <OfficePage title="导入 FHIR 问卷" tools={<Link to="/questionnaires/editions">返回问卷列表</Link>}>
      <Field label="Questionnaire（HL7 FHIR R4，JSON）" hint="只读取，不保存；核对后再存为草稿">
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 6, maxRows: 18 }}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="primary" disabled={text.trim() === ''} loading={reading.isBusy} onClick={() => void look()}>
        读取
      </Button>
      {reading.sentence && <p role="alert">{reading.sentence}</p>}
      {read && (
        <section className="office__section" aria-label="读取结果">
          <Lines title="不能导入，请先改正" type="error" lines={read.problems} />
          <Lines title="没有导入的内容" type="warning" lines={read.notTaken} />
          {read.problems.length === 0 && (
            <Space wrap align="end">
              <Field label="问卷的编号" wrong={wrongCode}>
                {its => <Input {...its} value={code} onChange={event => setCode(event.target.value.trim())} />}
              </Field>
              <Button disabled={wrongCode !== undefined} loading={saving.isBusy} onClick={() => void begin()}>
                存为草稿
              </Button>
            </Space>
          )}
          {saving.sentence && <p role="alert">{saving.sentence}</p>}
        </section>
      )}
      <ResponseTrial />
    </OfficePage>
  )
}

interface LinesProps {
  title: string
  type: 'error' | 'warning'
  lines: readonly string[]
}

const Lines = ({ title, type, lines }: LinesProps) =>
  lines.length === 0 ? null : (
    <Alert
      type={type}
      title={title}
      description={
        <ul>
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
    />
  )
