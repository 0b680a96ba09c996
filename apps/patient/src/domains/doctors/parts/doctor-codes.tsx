import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { useState } from 'react'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { Button } from '../../../controls/button.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { Card } from '../../../patterns/card.tsx'
import { doctorWay } from './doctor-offers.ts'
import './doctor-codes.css'
import { SharePicture } from './share-picture.tsx'

type Detail = OutputOf<typeof doctorServices.doctorDetail>

/** Who scans the first follows the doctor, who scans the second sees his page. */
const codesOf = ({ sysDoc: { docId }, exclusiveCodeId }: Detail) => [
  {
    label: '关注二维码',
    hint: '扫一扫，关注医生',
    address:
      window.location.origin + doctorPages.scanned.to(exclusiveCodeId === null ? { docId } : { exclusiveCodeId }),
  },
  { label: '主页二维码', hint: '扫一扫，看医生主页', address: window.location.origin + doctorWay(docId) },
]

/** 医生二维码: both, enlarged by a tap; and a picture to send to others. */
export function DoctorCodes({ about }: { about: Detail }) {
  const [enlarged, setEnlarged] = useState<string | null>(null)
  const [isSharing, setSharing] = useState(false)
  const codes = codesOf(about)
  const shown = codes.find(code => code.label === enlarged)
  return (
    <Card title="医生二维码">
      <ul className="doctor-codes">
        {codes.map(({ label, hint, address }) => (
          <li key={label}>
            <button type="button" className="doctor-codes__one" onClick={() => setEnlarged(label)}>
              <QrCode text={address} label={`${label}，点按放大`} />
              <span>{hint}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button look="soft" onClick={() => setSharing(true)}>
        生成分享图片
      </Button>
      <Sheet open={shown !== undefined} onClose={() => setEnlarged(null)} title={shown?.label ?? ''}>
        {shown && (
          <div className="doctor-codes__large">
            <p>
              {about.sysDoc.docName} {about.sysDoc.docTitle}
            </p>
            <QrCode text={shown.address} label={shown.label} />
            <p className="doctor-codes__hint">{shown.hint}</p>
          </div>
        )}
      </Sheet>
      {isSharing && (
        // oxlint-disable-next-line typescript/no-non-null-assertion -- there are two codes, above
        <SharePicture doctor={about.sysDoc} address={codes[1]!.address} onClose={() => setSharing(false)} />
      )}
    </Card>
  )
}
