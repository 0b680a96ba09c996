import { useEffect, useRef } from 'react'
import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { draftPath } from '@nethos/contract/common/draft-path.ts'
import { previewAsked, type PreviewKind } from '@nethos/contract/programme/programme.preview.ts'
import { PhoneFrame } from '../../../patterns/phone-frame.tsx'

interface PagePreviewProps {
  document: ProgrammeDocument
  kind: PreviewKind
}

/** What is written, on the patients' own pages: handed to the frame, and nowhere else. */
export function PagePreview({ document, kind }: PagePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(document)
  const hand = () =>
    frame.current?.contentWindow?.postMessage(
      { type: 'nethos.preview.shown', document: latest.current },
      location.origin,
    )
  useEffect(() => {
    latest.current = document
    hand()
  }, [document])
  useEffect(() => {
    const asked = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs && previewAsked.safeParse(data).success) hand()
    }
    addEventListener('message', asked)
    return () => removeEventListener('message', asked)
  }, [])
  return (
    <PhoneFrame label="手机预览">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which asks our own server for its settings */}
      <iframe
        ref={frame}
        className="ppreview__page"
        title="患者看到的页面"
        src={kind === 'home' ? draftPath : `${draftPath}/${kind}`}
      />
    </PhoneFrame>
  )
}
