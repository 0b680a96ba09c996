import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { openPdf, type OpenPdf } from './open-pdf.ts'
import './pdf-reader.css'

const zooms = [1, 1.5, 2, 3] as const

/** The pages of a PDF, one below the other; nothing but a sentence where this browser or this file does not let them be drawn. */
export function PdfReader({ url, title }: { url: string; title: string }) {
  const pdf = usePdf(url)
  const [zoomAt, setZoomAt] = useState(0)
  const zoom = zooms[zoomAt] ?? 1
  if (pdf === 'failed') return <Notice>这个浏览器不能在页面里显示PDF，请用下面的按钮打开。</Notice>
  if (pdf === 'loading')
    return (
      <p className="pdf-reader__wait" role="status">
        正在打开PDF…
      </p>
    )
  return (
    <div className="pdf-reader">
      <div className="pdf-reader__bar">
        <span>共{pdf.pages}页</span>
        <Button look="soft" label="缩小" disabled={zoomAt === 0} onClick={() => setZoomAt(zoomAt - 1)}>
          −
        </Button>
        <output>{zoom * 100}%</output>
        <Button look="soft" label="放大" disabled={zoomAt === zooms.length - 1} onClick={() => setZoomAt(zoomAt + 1)}>
          +
        </Button>
      </div>
      <ol className="pdf-reader__pages">
        {Array.from({ length: pdf.pages }, (_, at) => (
          <PdfPage key={at} pdf={pdf} at={at + 1} zoom={zoom} title={title} />
        ))}
      </ol>
    </div>
  )
}

function usePdf(url: string): OpenPdf | 'loading' | 'failed' {
  const [pdf, setPdf] = useState<OpenPdf | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let open: OpenPdf | undefined
    let isLeft = false
    void openPdf(url).then(
      one => {
        open = one
        if (isLeft) one.close()
        else setPdf(one)
      },
      () => {
        if (!isLeft) setPdf('failed')
      },
    )
    return () => {
      isLeft = true
      open?.close()
      setPdf('loading')
    }
  }, [url])
  return pdf
}

interface PdfPageProps {
  pdf: OpenPdf
  at: number
  zoom: number
  title: string
}

/** Drawn when it comes near the screen. */
function PdfPage({ pdf, at, zoom, title }: PdfPageProps) {
  const place = useRef<HTMLLIElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(at === 1)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(seen => setNear(seen.some(one => one.isIntersecting)), {
      rootMargin: '100% 0px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    let isLeft = false
    if (isNear && canvas.current)
      void pdf.draw(at, canvas.current, zoom).then(
        text => !isLeft && setWords(text),
        () => undefined,
      )
    return () => {
      isLeft = true
    }
  }, [pdf, at, zoom, isNear])
  return (
    <li ref={place} className="pdf-reader__page">
      <div className="pdf-reader__paper" tabIndex={0}>
        <canvas ref={canvas} role="img" aria-label={`${title} 第${at}页，共${pdf.pages}页`} />
      </div>
      <p className="pdf-reader__number">
        第{at}页，共{pdf.pages}页
      </p>
      {words && <p className="unseen">{words}</p>}
    </li>
  )
}
