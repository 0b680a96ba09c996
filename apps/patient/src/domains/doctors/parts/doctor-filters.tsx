import { useState } from 'react'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { CascadeSheet } from '../../../controls/cascade.tsx'
import { Icon } from '../../../controls/icon.tsx'
import { PickerSheet } from '../../../controls/picker-sheet.tsx'
import { departments, hospitals } from '../doctors.calls.ts'
import './doctor-filters.css'

/** What the list is narrowed to; it stands in the address, so that it is there again on return. */
export interface Chosen {
  hosId: string
  deptCode: string
  form: string
  sort: string
}

export const forms = [
  { value: '', label: '全部形式' },
  { value: 'Pic', label: '图文咨询' },
  { value: 'Video', label: '视频咨询' },
  { value: 'Team', label: '团队（快速回复）' },
  { value: 'Prescription', label: '处方（药品到家）' },
] as const

export const sorts = [
  { value: 'recommendSort.asc', label: '默认排序' },
  { value: 'docScoure.desc', label: '好评优先' },
  { value: 'consultCount.desc', label: '服务量优先' },
] as const

const all = { value: '', label: '全部' }
const allHospitals = { value: '', label: '全部医院' }

/** Names in the filter are cut to four characters (core 2). */
const short = (name: string): string => [...name].slice(0, 4).join('')

type Open = 'hospital' | 'department' | 'form' | 'sort' | undefined

/** The filter bar: hospital, department in two columns, form, sort. */
export function DoctorFilters({ chosen, onChange }: { chosen: Chosen; onChange: (next: Partial<Chosen>) => void }) {
  const [open, setOpen] = useState<Open>()
  const { value: houses = [] } = useAsked(hospitals())
  const { value: tree = [] } = useAsked(departments())
  const close = () => setOpen(undefined)
  const tops = branchesOf(tree)
  const top = tops.find(branch => branch.value === chosen.deptCode || branch.children.some(sub => sub.value === chosen.deptCode))

  return (
    <div className="doctor-filters">
      <Opener label={short(houses.find(one => one.hosId === chosen.hosId)?.hosName ?? '全部医院')} isSet={chosen.hosId !== ''} onOpen={() => setOpen('hospital')} />
      <Opener label={short(nameIn(tree, chosen.deptCode) ?? '全部科室')} isSet={chosen.deptCode !== ''} onOpen={() => setOpen('department')} />
      <Opener label={short(forms.find(form => form.value === chosen.form)?.label ?? '咨询形式')} isSet={chosen.form !== ''} onOpen={() => setOpen('form')} />
      <Opener label={short(sorts.find(sort => sort.value === chosen.sort)?.label ?? '默认排序')} isSet={chosen.sort !== sorts[0].value} onOpen={() => setOpen('sort')} />
      <PickerSheet
        open={open === 'hospital'}
        onClose={close}
        title="选择医院"
        options={[allHospitals, ...houses.map(one => ({ value: one.hosId, label: one.hosName }))]}
        value={chosen.hosId}
        onChoose={hosId => onChange({ hosId })}
      />
      <CascadeSheet
        key={top?.value}
        open={open === 'department'}
        onClose={close}
        label="选择科室"
        branches={tops}
        value={[top?.value ?? '', chosen.deptCode]}
        onChoose={(_, deptCode) => onChange({ deptCode })}
      />
      <PickerSheet open={open === 'form'} onClose={close} title="咨询形式" options={forms} value={chosen.form} onChoose={form => onChange({ form })} />
      <PickerSheet open={open === 'sort'} onClose={close} title="排序" options={sorts} value={chosen.sort} onChoose={sort => onChange({ sort })} />
    </div>
  )
}

const Opener = ({ label, isSet, onOpen }: { label: string; isSet: boolean; onOpen: () => void }) => (
  <button type="button" className={isSet ? 'doctor-filters__opener doctor-filters__opener--set' : 'doctor-filters__opener'} onClick={onOpen}>
    {label}
    <Icon name="down" />
  </button>
)

type Tree = OutputOf<typeof doctorServices.listDepartments>

const branchesOf = (tree: Tree) => [
  { value: '', label: '全部', children: [{ value: '', label: '全部科室' }] },
  ...tree.map(top => ({
    value: top.gbDeptCode,
    label: short(top.gbDeptName),
    children: [
      { ...all, value: top.gbDeptCode, label: `全部${top.gbDeptName}` },
      ...top.subDepartments.map(sub => ({ value: sub.gbDeptCode, label: sub.gbDeptName })),
    ],
  })),
]

function nameIn(tree: Tree, code: string): string | undefined {
  if (!code) return undefined
  for (const top of tree) {
    if (top.gbDeptCode === code) return top.gbDeptName
    const sub = top.subDepartments.find(one => one.gbDeptCode === code)
    if (sub) return sub.gbDeptName
  }
  return undefined
}

/** The code of a department by its name, for links that say subDeptName (core 2). */
export function codeOf(tree: Tree, name: string): string {
  for (const top of tree) {
    if (top.gbDeptName === name) return top.gbDeptCode
    const sub = top.subDepartments.find(one => one.gbDeptName === name)
    if (sub) return sub.gbDeptCode
  }
  return ''
}
