import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { CascadeSheet } from '../../../controls/cascade.tsx'
import { Icon } from '../../../controls/icon.tsx'
import { PickerSheet } from '../../../controls/picker-sheet.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { departments, hospitals, staffedDepartments } from '../doctors.calls.ts'
import { branchesOf, nameIn, short } from './department-tree.ts'
import './doctor-filters.css'

/** What the list is narrowed to; it stands in the address, so that it is there again on return. */
export interface Chosen {
  hosId: string
  deptCode: string
  /** A clinic by the name that it shows, when the department list does not know it. */
  clinic: string
  form: string
  sort: string
}

/** `word`: what stands on the bar. */
export const forms = [
  { value: '', label: '全部形式', word: '全部形式' },
  { value: 'Pic', label: '图文咨询', word: '图文咨询' },
  { value: 'Video', label: '视频咨询', word: '视频咨询' },
  { value: 'Team', label: '团队（快速回复）', word: '团队' },
  { value: 'Prescription', label: '处方（药品到家）', word: '处方' },
] as const

export const sorts = [
  { value: 'recommendSort.asc', label: '默认排序' },
  { value: 'docScoure.desc', label: '好评优先' },
  { value: 'consultCount.desc', label: '服务量优先' },
] as const

const allHospitals = { value: '', label: '全部医院' }

type Open = 'hospital' | 'department' | 'form' | 'sort' | undefined

/** The filter bar: hospital, department in two columns, form, sort. */
export function DoctorFilters({ chosen, onChange }: { chosen: Chosen; onChange: (next: Partial<Chosen>) => void }) {
  const [open, setOpen] = useState<Open>()
  const [isUnfolded, unfold] = useState(false)
  const { isElder } = useAppInfo()
  const { value: hospitalList = [] } = useServiceQuery(hospitals())
  const { value: tree = [] } = useServiceQuery(staffedDepartments())
  const staffedName = nameIn(tree, chosen.deptCode)
  // A link may lead to a department that nobody works in.
  const all = useServiceQuery(departments(), { unless: chosen.deptCode === '' || staffedName !== undefined })
  const chosenName = staffedName ?? nameIn(all.value ?? [], chosen.deptCode)

  const set = [chosen.hosId, chosen.deptCode || chosen.clinic, chosen.form].filter(Boolean).length
  if (isElder && !isUnfolded)
    return (
      <div className="doctor-filters">
        <Opener label={set > 0 ? `筛选（已选${set}项）` : '筛选'} isSet={set > 0} onOpen={() => unfold(true)} />
      </div>
    )
  return (
    <div className={isElder ? 'doctor-filters doctor-filters--unfolded' : 'doctor-filters'}>
      <Opener
        label={short(hospitalList.find(one => one.hosId === chosen.hosId)?.hosName ?? '全部医院')}
        isSet={chosen.hosId !== ''}
        onOpen={() => setOpen('hospital')}
      />
      <Opener
        label={short(chosenName ?? (chosen.clinic || '全部科室'))}
        isSet={chosen.deptCode !== '' || chosen.clinic !== ''}
        onOpen={() => setOpen('department')}
      />
      <Opener
        label={(forms.find(form => form.value === chosen.form) ?? forms[0]).word}
        isSet={chosen.form !== ''}
        onOpen={() => setOpen('form')}
      />
      <Opener
        label={(sorts.find(sort => sort.value === chosen.sort) ?? sorts[0]).label}
        isSet={chosen.sort !== sorts[0].value}
        onOpen={() => setOpen('sort')}
      />
      <Sheets
        open={open}
        onClose={() => setOpen(undefined)}
        chosen={chosen}
        onChange={onChange}
        hospitals={hospitalList}
        tree={tree}
      />
    </div>
  )
}

interface SheetsProps {
  open: Open
  onClose: () => void
  chosen: Chosen
  onChange: (next: Partial<Chosen>) => void
  hospitals: readonly { hosId: string; hosName: string }[]
  tree: Parameters<typeof branchesOf>[0]
}

/** What each opener opens. */
function Sheets({ open, onClose, chosen, onChange, hospitals: listed, tree }: SheetsProps) {
  const tops = branchesOf(tree)
  const top = tops.find(
    branch => branch.value === chosen.deptCode || branch.children.some(sub => sub.value === chosen.deptCode),
  )
  return (
    <>
      <PickerSheet
        open={open === 'hospital'}
        onClose={onClose}
        title="选择医院"
        options={[allHospitals, ...listed.map(one => ({ value: one.hosId, label: one.hosName }))]}
        value={chosen.hosId}
        onChoose={hosId => onChange({ hosId })}
      />
      <CascadeSheet
        key={top?.value}
        open={open === 'department'}
        onClose={onClose}
        label="选择科室"
        branches={tops}
        value={chosen.clinic ? null : [top?.value ?? '', chosen.deptCode]}
        onChoose={(_, deptCode) => onChange({ deptCode, clinic: '' })}
      />
      <PickerSheet
        open={open === 'form'}
        onClose={onClose}
        title="咨询形式"
        options={forms}
        value={chosen.form}
        onChoose={form => onChange({ form })}
      />
      <PickerSheet
        open={open === 'sort'}
        onClose={onClose}
        title="排序"
        options={sorts}
        value={chosen.sort}
        onChoose={sort => onChange({ sort })}
      />
    </>
  )
}

const Opener = ({ label, isSet, onOpen }: { label: string; isSet: boolean; onOpen: () => void }) => (
  <button
    type="button"
    className={isSet ? 'doctor-filters__opener doctor-filters__opener--set' : 'doctor-filters__opener'}
    onClick={onOpen}
  >
    {label}
    <Icon name="down" />
  </button>
)
