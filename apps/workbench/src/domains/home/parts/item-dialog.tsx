import { Checkbox } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import type { Errors, FieldOf } from '@nethos/calls/form/use-form.ts'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import type { TypedTimes } from '../times.ts'
import { AddressField } from './address-field.tsx'
import { TimesFields } from './times-fields.tsx'

/** What banners and notices have alike, as it is typed. */
interface ItemDraft extends TypedTimes {
  url: string
  isShown: boolean
}

interface ItemDialogProps {
  title: string
  addressLabel: string
  form: {
    values: ItemDraft
    errors: Errors<'from' | 'until'>
    change: (changed: Partial<ItemDraft>) => void
    field: (key: 'url') => FieldOf<string>
    dialog: Omit<ComponentProps<typeof FormDialog>, 'title' | 'yes' | 'children'>
  }
  /** What it says. */
  children: ReactNode
}

/** Something of the home page: what it says, where it leads, when it is shown. */
export const ItemDialog = ({ title, addressLabel, form, children }: ItemDialogProps) => (
  <FormDialog {...form.dialog} title={title} yes="保存">
    {children}
    <AddressField label={addressLabel} isOutsideToo {...form.field('url')} />
    <TimesFields value={form.values} wrong={form.errors} onChange={form.change} />
    <Checkbox checked={form.values.isShown} onChange={event => form.change({ isShown: event.target.checked })}>
      展示给患者
    </Checkbox>
  </FormDialog>
)
