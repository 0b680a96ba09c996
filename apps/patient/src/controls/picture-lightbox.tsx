import YetAnotherLightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import type { Picture } from './picture.ts'

const words = {
  Lightbox: '图片查看',
  'Photo gallery': '图片',
  Close: '关闭',
  Previous: '上一张',
  Next: '下一张',
  'Zoom in': '放大',
  'Zoom out': '缩小',
  Carousel: '图片',
  Slide: '图片',
  '{index} of {total}': '第{index}张，共{total}张',
}

interface PictureLightboxProps {
  pictures: readonly Picture[]
  at: number
  onClose: () => void
}

export default function PictureLightbox({ pictures, at, onClose }: PictureLightboxProps) {
  return (
    <YetAnotherLightbox
      open
      index={at}
      close={onClose}
      slides={pictures.map((picture, index) => ({ src: picture.src, alt: picture.alt ?? `图片${index + 1}` }))}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      plugins={[Zoom]}
      labels={words}
    />
  )
}
