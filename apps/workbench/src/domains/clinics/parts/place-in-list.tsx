import type { FieldOf } from '@nethos/calls/form/use-form.ts'
import { SwitchLine, TextLine } from '../../../controls/lines.tsx'

interface PlaceInListProps {
  /** What being active is called here: 开放, 出诊. */
  active: string
  position: FieldOf<string>
  isActive: FieldOf<boolean>
}

/** Where a department or a doctor stands among the others, and whether patients see it at all. */
export const PlaceInList = ({ active, position, isActive }: PlaceInListProps) => (
  <>
    <TextLine label="排序" hint="小的在前" inputMode="numeric" {...position} />
    <SwitchLine label={active} hint="停用后患者看不到；还有未结束的门诊时不能停用" {...isActive} />
  </>
)
