import { App, Select } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { colleagues, handOver, type DeskConsult } from '../consult.calls.ts'

/** Who is away gives his patient to a colleague of the department; whom the patient has asked takes him back in the same way. */
export function HandOverDialog({ consult, onClose }: { consult: DeskConsult['consult']; onClose: () => void }) {
  const { message } = App.useApp()
  const query = useServiceQuery(colleagues(consult.consultId))
  const { run, isBusy, sentence } = useAnswered(handOver)
  const [docId, setDocId] = useState('')
  const [isTried, setTried] = useState(false)
  const options = (query.value ?? []).map(one => ({ value: one.docId, label: `${one.docName} ${one.docTitle}` }))
  const send = async () => {
    setTried(true)
    if (docId === '' || !(await run({ consultId: consult.consultId, docId }))) return
    void message.success('已转交，患者会看到由谁解答')
    onClose()
  }
  return (
    <FormDialog
      title="转交给同事"
      yes="转交"
      isBusy={isBusy}
      isTouched={docId !== ''}
      sentence={sentence}
      onYes={() => void send()}
      onClose={onClose}
    >
      <p>同事以自己的名义回复患者，并能看到这次咨询的全部内容。费用、评价和回复时限不变，您仍能查看和回复。</p>
      <Field
        label="由谁解答"
        wrong={isTried && docId === '' ? '请选择一位医生' : undefined}
        hint={query.value?.length === 0 ? '本科室没有其他可以接诊的医生' : '只能转交给本科室的医生'}
      >
        {({ id, ...its }) => (
          <Select
            {...its}
            id={id}
            value={docId || undefined}
            placeholder="请选择"
            showSearch={{ optionFilterProp: 'label' }}
            loading={query.status === 'waiting'}
            options={options}
            onChange={setDocId}
          />
        )}
      </Field>
    </FormDialog>
  )
}
