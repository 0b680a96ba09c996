import { useRef, useState } from 'react'
import { importChunk } from '@nethos/calls/chunks.ts'
import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { Button } from '../../../controls/button.tsx'
import { Mark } from '../../../controls/mark.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { ProgrammeHead } from '../parts/programme-head.tsx'
import { isEnglish, useProgramme, type PlaceProps } from '../use-place.ts'

/** 分享: the zone as a poster with a code that leads to it, as a picture or as a link. */
export default function ProgrammeShare({ place }: PlaceProps) {
  return (
    <DetailPage detail={useProgramme({ place })}>
      {({ document }) => (
        <Poster
          document={document}
          link={location.origin + placeLink(place.code, 'home')}
          // The hospital has written its level in Chinese alone.
          showsLevel={!isEnglish(place.code)}
        />
      )}
    </DetailPage>
  )
}

interface PosterProps {
  document: ProgrammeDocument
  link: string
  showsLevel: boolean
}

function Poster({ document, link, showsLevel }: PosterProps) {
  const { name: hospital, level } = useAppInfo()
  const poster = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<string>()
  const draw = async () => {
    if (!poster.current) return
    try {
      const { domToPng } = await importChunk(() => import('modern-screenshot'))
      setPicture(await domToPng(poster.current, { scale: 2 }))
    } catch {
      toast('图片没有生成，请复制链接发送')
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${hospital} ${document.name}：${document.summary} ${link}`)
      toast('已复制，去粘贴给家人吧')
    } catch {
      toast('没有复制成功，请让对方扫二维码')
    }
  }
  return (
    <>
      <div className="programme-poster" ref={poster}>
        <ProgrammeHead {...document} />
        <div className="programme-poster__code">
          <QrCode text={link} label={`${document.name}的二维码`} />
        </div>
        <p>手机扫一扫，了解{document.name}</p>
        <Mark />
        <p className="programme-quiet">{[hospital, showsLevel && level].filter(Boolean).join(' · ')}</p>
      </div>
      <Button onClick={draw}>生成分享图片</Button>
      <Button look="soft" onClick={copy}>
        复制链接
      </Button>
      <Sheet open={picture !== undefined} onClose={() => setPicture(undefined)} title="长按图片保存或发送">
        {picture && (
          <img className="programme-poster__picture" src={picture} alt={`${document.name}的海报，带二维码`} />
        )}
      </Sheet>
    </>
  )
}
