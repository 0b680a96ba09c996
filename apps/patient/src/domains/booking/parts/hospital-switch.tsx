import { useState } from 'react'
import { Icon } from '../../../controls/icon.tsx'
import { PickerSheet } from '../../../controls/picker-sheet.tsx'
import type { useHospital } from '../use-hospital.ts'
import './hospital-switch.css'

/** Which hospital the page is about, and the way to another one. */
export function HospitalSwitch({ of: { hosId, hosName, all, choose } }: { of: ReturnType<typeof useHospital> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="hospital-switch" onClick={() => setOpen(true)}>
        <Icon name="hospital" />
        <span className="hospital-switch__name">{hosName || '选择医院'}</span>
        <span className="hospital-switch__word">更换</span>
        <Icon name="down" />
      </button>
      <PickerSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title="选择医院"
        options={all.map(one => ({ value: one.hosId, label: one.hosName, note: one.areaName }))}
        value={hosId}
        onChoose={choose}
      />
    </>
  )
}
