import { InputNumber } from 'antd'
import { campusFields, hospitalFields } from '@nethos/contract/system/hospital-desk.services.ts'
import type { FieldOf } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine, AreaLine, SwitchLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { saveCampus, saveHospital, type DeskCampus, type DeskHospital } from '../system.calls.ts'

const newHospital = {
  hosName: '',
  shortName: '',
  hosLevel: '',
  areaName: '',
  address: '',
  phone: '',
  introduction: '',
  showStatus: true,
  position: 0,
}
const newCampus = { campusName: '', address: '', phone: '', wayThere: '', position: 0 }

/** Where it stands among the others. */
const Position = ({ value, error, onChange }: FieldOf<number>) => (
  <Field label="排序" hint="小的在前" wrong={error}>
    {its => (
      <InputNumber
        {...its}
        min={0}
        max={999}
        precision={0}
        value={value}
        onChange={position => onChange(position ?? 0)}
      />
    )}
  </Field>
)

export function HospitalDialog({ hospital, onClose }: { hospital?: DeskHospital; onClose: () => void }) {
  const { hosId, campuses: _campuses, ...known } = hospital ?? { ...newHospital, hosId: '', campuses: [] }
  const form = useDialogForm({
    initial: known,
    rules: hospitalFields,
    send: draft => run(saveHospital, { hosId, ...draft }),
    done: '已保存',
    onClose,
  })
  return (
    <FormDialog {...form.dialog} title={hospital ? '修改医院' : '新增医院'} yes="保存">
      <TextLine label="医院名称" {...form.field('hosName')} />
      <TextLine label="简称" {...form.field('shortName')} />
      <TextLine label="等级，例如“三级甲等”" {...form.field('hosLevel')} />
      <TextLine label="所在地区，例如“杭州市西湖区”" {...form.field('areaName')} />
      <TextLine label="地址" {...form.field('address')} />
      <TextLine label="电话" {...form.field('phone')} />
      <AreaLine label="介绍" minRows={4} maxRows={12} {...form.field('introduction')} />
      <Position {...form.field('position')} />
      <SwitchLine label="展示给患者" hint="隐藏后，患者不能按这家医院筛选医生" {...form.field('showStatus')} />
    </FormDialog>
  )
}

interface CampusDialogProps {
  hospital: DeskHospital
  campus?: DeskCampus
  onClose: () => void
}

export function CampusDialog({ hospital, campus, onClose }: CampusDialogProps) {
  const { campusId, ...known } = campus ?? { ...newCampus, campusId: '' }
  const form = useDialogForm({
    initial: known,
    rules: campusFields,
    send: draft => run(saveCampus, { hosId: hospital.hosId, campusId, ...draft }),
    done: '已保存',
    onClose,
  })
  return (
    <FormDialog {...form.dialog} title={`${hospital.hosName}：${campus ? '修改院区' : '新增院区'}`} yes="保存">
      <TextLine label="院区名称" {...form.field('campusName')} />
      <TextLine label="地址" {...form.field('address')} />
      <TextLine label="电话" {...form.field('phone')} />
      <AreaLine label="到院方式" minRows={4} maxRows={12} {...form.field('wayThere')} />
      <Position {...form.field('position')} />
    </FormDialog>
  )
}
