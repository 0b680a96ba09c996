import { Radio } from 'antd'
import { params as known, wrongParam } from '@nethos/contract/system/system.params.ts'
import { run } from '@nethos/calls/command.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { changeParam, type DeskParam } from '../system.calls.ts'
import { Changes } from './changes.tsx'
import { PictureLine } from './picture-line.tsx'

/** One switch: what it means, another value, and who changed it before. */
export function ParamDialog({ param, onClose }: { param: DeskParam; onClose: () => void }) {
  const { key } = param
  const { label, meaning, value: kind } = known[key]
  const form = useDialogForm({
    initial: { value: param.value },
    validate: ({ value }) => ({ value: wrongParam(key, value.trim()) }),
    send: ({ value }) => run(changeParam, { key, seen: param.value, value: value.trim() }),
    done: '已保存，马上生效',
    onClose,
  })
  const { value, error, onChange } = form.field('value')
  return (
    <FormDialog {...form.dialog} title={`修改：${label}`} yes="保存">
      {kind.kind === 'choice' ? (
        <Field label={label} hint={meaning} wrong={error}>
          {({ id }) => (
            <Radio.Group
              id={id}
              aria-label={label}
              value={value}
              options={Object.entries(kind.of).map(([one, words]) => ({ value: one, label: words }))}
              onChange={event => onChange(event.target.value as string)}
            />
          )}
        </Field>
      ) : kind.kind === 'picture' ? (
        <PictureLine label={label} hint={meaning} value={value} error={error} onChange={onChange} />
      ) : (
        <TextLine label={label} hint={meaning} value={value} error={error} onChange={onChange} />
      )}
      <Changes kind="param" itemKey={key} />
    </FormDialog>
  )
}
