import { Input, Switch } from 'antd'
import { Field } from '../../../controls/field.tsx'

interface PlaceInListProps {
  /** What being active is called here: 开放, 出诊. */
  active: string
  draft: { position: string; isActive: boolean }
  wrong: string | undefined
  put: (changed: { position: string } | { isActive: boolean }) => void
}

/** Where a department or a doctor stands among the others, and whether patients see it at all. */
export const PlaceInList = ({ active, draft, wrong, put }: PlaceInListProps) => (
  <>
    <Field label="排序" hint="小的在前" wrong={wrong}>
      {its => (
        <Input
          {...its}
          inputMode="numeric"
          value={draft.position}
          onChange={event => put({ position: event.target.value })}
        />
      )}
    </Field>
    <Field label={active} hint="停用后患者看不到；还有未结束的门诊时不能停用">
      {({ id }) => (
        <Switch id={id} aria-label={active} checked={draft.isActive} onChange={isActive => put({ isActive })} />
      )}
    </Field>
  </>
)
