import { useEffect, useState } from 'react'
import { importChunk } from '@nethos/calls/chunks.ts'
import { Button } from '../../../controls/button.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Fault } from '../../../patterns/states.tsx'
import type { Carded } from '../draw-doctor.ts'
import './share-picture.css'

interface SharePictureProps {
  doctor: Carded
  what?: '医生' | '团队'
  /** What the code on the picture says. */
  address: string
  onClose: () => void
}

/** A picture of the doctor or team to send to others: saved, or inside of the messaging app pressed for long. */
export function SharePicture({ doctor, what = '医生', address, onClose }: SharePictureProps) {
  const { name: hospital, environment } = useAppInfo()
  const [picture, setPicture] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  const draw = async () => {
    setBroken(false)
    try {
      const { drawDoctor } = await importChunk(() => import('../draw-doctor.ts'))
      setPicture(await drawDoctor({ doctor, what, hospital, address }))
    } catch {
      setBroken(true)
    }
  }
  useEffect(() => {
    void draw()
    // oxlint-disable-next-line react/exhaustive-deps -- drawn once for the sheet that was opened
  }, [])

  // A team's name says already that it is one.
  const named = what === '医生' ? `${doctor.docName}医生` : doctor.docName
  const mustPress = environment.shell === 'messaging'
  return (
    <Sheet
      open
      onClose={onClose}
      title="分享图片"
      foot={picture && !mustPress && <Button onClick={() => save(picture, `${named}.png`)}>保存图片</Button>}
    >
      {picture ? (
        <>
          <img className="share-picture" src={picture} alt={`${named}的名片，带主页二维码`} />
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
