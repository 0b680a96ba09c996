import { Mark } from '../controls/mark.tsx'
import { useAppInfo } from './app-info.ts'
import './hospital-face.css'

/** Whose app it is: mark, name, level. */
export function HospitalFace() {
  const { name, level } = useAppInfo()
  return (
    <div className="hospital-face">
      <Mark />
      <div>
        <strong className="hospital-face__name">{name}</strong>
        {level && <p className="hospital-face__level">{level}</p>}
      </div>
    </div>
  )
}

/** The licence, where somebody may look for it; nothing where the hospital has not written one. */
export function LicenceLine() {
  const { licence } = useAppInfo()
  return licence && <p className="hospital-face__licence">{licence}</p>
}
