import { Alert, Button, Input, Space } from 'antd'
import { useState } from 'react'
import { editionCode } from '@nethos/contract/common/editions.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../controls/field.tsx'

/** What a text of another system would come to. `document`: as text. */
interface ForeignRead {
  code: string
  document: string
  problems: readonly string[]
  notTaken: readonly string[]
}
interface Asking<Input extends unknown[], Answer> {
  run: (...input: Input) => Promise<Answer>
  isBusy: boolean
  sentence: string | undefined
}

interface EditionImportProps {
  /** What the text is called: Questionnaire（HL7 FHIR R4，JSON）. */
  label: string
  /** What becomes of it: 问卷. */
  noun: string
  reading: Asking<[text: string], ForeignRead | undefined>
  /** Keeps it as a draft of this code. */
  saving: Asking<[code: string, document: unknown], unknown>
}

/** A text of another system is read, looked at, and then kept as a draft. */
export function EditionImport({ label, noun, reading, saving }: EditionImportProps) {
  const [text, setText] = useState('')
  const [code, setCode] = useState('')
  const [read, setRead] = useState<ForeignRead>()
  const look = async () => {
    const answer = await reading.run(text)
    setRead(answer)
    if (answer) setCode(answer.code)
  }
  const wrongCode = sentenceOf(editionCode, code)
  return (
    <>
      <Field label={label} hint="只读取，不保存；核对后再存为草稿">
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
              <Field label={`${noun}的编号`} wrong={wrongCode}>
                {its => <Input {...its} value={code} onChange={event => setCode(event.target.value.trim())} />}
              </Field>
              <Button
                disabled={wrongCode !== undefined}
                loading={saving.isBusy}
                onClick={() => {
                  const document: unknown = JSON.parse(read.document)
                  void saving.run(code, document)
                }}
              >
                存为草稿
              </Button>
            </Space>
          )}
          {saving.sentence && <p role="alert">{saving.sentence}</p>}
        </section>
      )}
    </>
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
