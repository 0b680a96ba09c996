import { App } from 'antd'
import { useForm, type FormOptions } from '@nethos/calls/form/use-form.ts'

interface DialogFormOptions<Values extends object, More extends string, Output> extends Omit<
  FormOptions<Values, More, Output>,
  'draft' | 'showsRefusal' | 'onSent'
> {
  initial: Values | (() => Values)
  /** What is said when it is done: 已保存. */
  done?: string | ((output: Output, values: Values) => string)
  /** A long form says above its button, too, that something is to be corrected. */
  isLong?: boolean
  /** In place of closing. */
  onSent?: (output: Output, values: Values) => unknown
  onClose: () => void
}

/** A form in a FormDialog: what the server refuses stands in it; when it is done it says so and closes. */
export function useDialogForm<Values extends object, More extends string = never, Output = unknown>({
  done,
  isLong = false,
  onSent,
  onClose,
  ...options
}: DialogFormOptions<Values, More, Output>) {
  const { message } = App.useApp()
  const form = useForm({
    ...options,
    showsRefusal: true,
    onSent: (output: Output, values: Values) => {
      if (done !== undefined) void message.success(typeof done === 'function' ? done(output, values) : done)
      return onSent ? onSent(output, values) : onClose()
    },
  })
  const mend = isLong && form.isTried && !form.isValid ? '请先改正上面标红的内容' : undefined
  return {
    ...form,
    /** For FormDialog. */
    dialog: {
      isBusy: form.isBusy,
      isTouched: form.isDirty,
      sentence: form.refusal ?? mend,
      onYes: () => void form.submit(),
      onClose,
    },
  }
}
