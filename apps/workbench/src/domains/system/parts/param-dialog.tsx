import { App, Input, Radio } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { params as known, wrongParam } from '@nethos/contract/system/system.params.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { changeParam, type DeskParam } from '../system.calls.ts'
import { Changes } from './changes.tsx'

/** One switch: what it means, another value, and who changed it before. */
export function ParamDialog({ param, onClose }: { param: DeskParam; onClose: () => void }) {
  const { key } = param
  const [value, setValue] = useState(param.value)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(changeParam)
  const { label, meaning, value: kind } = known[key]
  const wrong = wrongParam(key, value.trim())

  const save = async () => {
    setTried(true)
    if (wrong || !(await run({ key, seen: param.value, value: value.trim() }))) return
    void message.success('已保存，马上生效')
    onClose()
  }
  return (
    <FormDialog
      title={`修改：${label}`}
      yes="保存"
      isBusy={isBusy}
      isTouched={value !== param.value}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Field label={label} hint={meaning} wrong={isTried ? wrong : undefined}>
        {({ id, ...its }) =>
          kind.kind === 'choice' ? (
            <Radio.Group
              id={id}
              aria-label={label}
              value={value}
              options={Object.entries(kind.of).map(([one, words]) => ({ value: one, label: words }))}
              onChange={event => setValue(event.target.value as string)}
            />
          ) : (
            <Input id={id} {...its} value={value} onChange={event => setValue(event.target.value)} />
          )
        }
      </Field>
      <Changes kind="param" itemKey={key} />
    </FormDialog>
  )
}
