import { App, InputNumber } from 'antd'
import { run } from '@nethos/calls/command.ts'
import { moreReplies } from '@nethos/contract/consult/consult.rules.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { giveReplies, type DeskConsult } from '../consult.calls.ts'

/** The patient may ask on, though the replies that were sold are used up. */
export function RepliesDialog({ consult, onClose }: { consult: DeskConsult['consult']; onClose: () => void }) {
  const { message } = App.useApp()
  const form = useDialogForm({
    initial: { count: 3 },
    rules: { count: moreReplies },
    send: async ({ count }) => {
      const { repliesLeft } = await run(giveReplies, { consultId: consult.consultId, count })
      void message.success(`患者现在还可回复${repliesLeft}次`)
      return true
    },
    onClose,
  })
  return (
    <FormDialog {...form.dialog} title="增加患者的回复次数" yes="增加">
      <p>
        患者还可回复{consult.repliesLeft}次。增加后患者会在对话里看到；
        {consult.servedUntil === null ? '咨询结束前有效。' : '今天内有效。'}
      </p>
      <Field label="增加几次" hint="1-10次，不收费" wrong={form.allErrors.count}>
        {its => (
          <InputNumber {...its} value={form.values.count} onChange={count => form.change({ count: count ?? 0 })} />
        )}
      </Field>
    </FormDialog>
  )
}
