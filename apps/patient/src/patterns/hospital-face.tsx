import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { Link } from 'react-router'
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

/** Services, prices, who answers and where to complain: below home and login, for everybody (docs/product/law.md). */
export const PublicityLine = () => (
  <Link className="hospital-face__publicity" to={doctorPages.publicity.at}>
    信息公示：服务价格、医务人员、投诉渠道
  </Link>
)
