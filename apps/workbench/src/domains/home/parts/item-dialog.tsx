import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import type { TypedTimes } from '../times.ts'
import { AddressField } from './address-field.tsx'
import { TimesFields } from './times-fields.tsx'

/** What banners and notices have alike, as it is typed. */
export interface ItemDraft extends TypedTimes {
  url: string
  isShown: boolean
}

interface ItemDialogProps {
  title: string
  addressLabel: string
  draft: ItemDraft
  /** As it was when the dialog opened. */
  before: ItemDraft
  /** To be shown now. */
  wrong: { url?: string | undefined; from?: string | undefined; until?: string | undefined }
  isBusy: boolean
  sentence: string | undefined
  onChange: (changed: Partial<ItemDraft>) => void
  onSave: () => void
  onClose: () => void
  /** What it says. */
  children: ReactNode
}

/** Something of the home page: what it says, where it leads, when it is shown. */
export function ItemDialog({
  addressLabel,
  draft,
  before,
  wrong,
  onChange,
  onSave,
  children,
  ...dialog
}: ItemDialogProps) {
  return (
    <FormDialog {...dialog} yes="保存" isTouched={JSON.stringify(draft) !== JSON.stringify(before)} onYes={onSave}>
      {children}
      <AddressField
        label={addressLabel}
        isOutsideToo
        value={draft.url}
        wrong={wrong.url}
        onChange={url => onChange({ url })}
      />
      <TimesFields value={draft} wrong={wrong} onChange={onChange} />
      <Checkbox checked={draft.isShown} onChange={event => onChange({ isShown: event.target.checked })}>
        展示给患者
      </Checkbox>
    </FormDialog>
  )
}
