import { useEffect, useState } from 'react'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { useHouse } from '../../../patterns/house.ts'
import { Fault } from '../../../patterns/states.tsx'
import './share-picture.css'

interface SharePictureProps {
  doctor: Doctor
  /** What the code on the picture says. */
  address: string
  onClose: () => void
}

/** A picture of the doctor to send to others: saved, or inside of the messaging app pressed for long. */
export function SharePicture({ doctor, address, onClose }: SharePictureProps) {
  const { name: house, environment } = useHouse()
  const [picture, setPicture] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  const draw = async () => {
    setBroken(false)
    try {
      const { drawDoctor } = await import('../draw-doctor.ts')
      setPicture(await drawDoctor({ doctor, house, address }))
    } catch {
      setBroken(true)
    }
  }
  useEffect(() => {
    void draw()
    // oxlint-disable-next-line react/exhaustive-deps -- drawn once for the sheet that was opened
  }, [])

  const mustPress = environment.shell === 'messaging'
  return (
    <Sheet
      open
      onClose={onClose}
      title="分享图片"
      foot={
        picture && !mustPress && <Button onClick={() => save(picture, `${doctor.docName}医生.png`)}>保存图片</Button>
      }
    >
      {picture ? (
        <>
          <img className="share-picture" src={picture} alt={`${doctor.docName}医生的名片，带主页二维码`} />
          <p className="share-picture__hint">
            {mustPress ? '长按图片，保存到手机或发送给朋友' : '保存后可以发送给家人朋友'}
          </p>
        </>
      ) : isBroken ? (
        <Fault sentence="图片没有生成，请重试" retry={() => void draw()} />
      ) : (
        <Skeleton shape="card" />
      )}
    </Sheet>
  )
}

function save(picture: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = picture
  link.download = fileName
  link.click()
}
