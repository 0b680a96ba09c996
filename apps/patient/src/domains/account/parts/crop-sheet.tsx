import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../../../controls/button.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { cutOut, pictureAt, type CropArea, type Turns } from './crop.ts'
import './crop-sheet.css'

interface CropSheetProps {
  /** Of the picture, as long as the sheet is shown. */
  address: string
  onClose: () => void
  /** The square that was chosen; the sheet stays until it has been kept. False: it was not, another try is possible. */
  onCut: (square: Blob) => Promise<boolean>
}

const zooms = { least: 1, most: 4, step: 0.25 } as const
const middle = { x: 0, y: 0 }

/** A picture under a round window: pushed with a finger or the arrow keys, enlarged, turned; then what is seen is kept. */
export default function CropSheet({ address, onClose, onCut }: CropSheetProps) {
  const view = useView()
  const [area, setArea] = useState<CropArea>()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (!area) return
    setBusy(true)
    try {
      const square = await cutOut(await pictureAt(address), area, view.turns)
      if (await onCut(square)) onClose()
    } catch {
      toast('图片无法处理，请换一张')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      flush
      open
      title="裁剪头像"
      onClose={isBusy ? () => undefined : onClose}
      foot={
        <>
          <Button look="quiet" disabled={isBusy} onClick={onClose}>
            取消
          </Button>
          <Button busy={isBusy} disabled={!area} onClick={save}>
            {isBusy ? '正在上传中...' : '使用'}
          </Button>
        </>
      }
    >
      <p className="crop-sheet__hint">拖动图片，让脸在圆圈里。也可以用下面的按钮。</p>
      <Window address={address} view={view} onArea={setArea} onClose={onClose} />
      <Tools view={view} />
    </Sheet>
  )
}

type View = ReturnType<typeof useView>

/** How the picture lies under the window. */
function useView() {
  const [crop, setCrop] = useState(middle)
  const [zoom, setZoom] = useState<number>(zooms.least)
  const [turns, setTurns] = useState<Turns>(0)
  return {
    crop,
    zoom,
    turns,
    setCrop,
    setZoom,
    zoomBy: (step: number) => setZoom(now => Math.min(zooms.most, Math.max(zooms.least, now + step))),
    turn() {
      setTurns(now => ((now + 1) % 4) as Turns)
      setCrop(middle)
    },
    reset() {
      setCrop(middle)
      setZoom(zooms.least)
      setTurns(0)
    },
  }
}

interface WindowProps {
  address: string
  view: View
  onArea: (area: CropArea) => void
  onClose: () => void
}

const Window = ({ address, view, onArea, onClose }: WindowProps) => (
  <div className="crop-sheet__window">
    <Cropper
      image={address}
      crop={view.crop}
      zoom={view.zoom}
      minZoom={zooms.least}
      maxZoom={zooms.most}
      rotation={view.turns * 90}
      aspect={1}
      cropShape="round"
      showGrid={false}
      keyboardStep={8}
      onCropChange={view.setCrop}
      onZoomChange={view.setZoom}
      onCropAreaChange={(_part, pixels) => onArea(pixels)}
      mediaProps={{
        alt: '',
        onError: () => {
          toast('图片无法打开，请换一张JPG或PNG图片')
          onClose()
        },
      }}
      cropperProps={{ 'aria-label': '头像范围，用方向键移动图片', role: 'application' }}
    />
  </div>
)

const Tools = ({ view: { zoom, zoomBy, turn, reset } }: { view: View }) => (
  <div className="crop-sheet__tools" role="group" aria-label="调整图片">
    <Button look="soft" disabled={zoom >= zooms.most} onClick={() => zoomBy(zooms.step)}>
      放大
    </Button>
    <Button look="soft" disabled={zoom <= zooms.least} onClick={() => zoomBy(-zooms.step)}>
      缩小
    </Button>
    <Button look="soft" onClick={turn}>
      旋转
    </Button>
    <Button look="soft" onClick={reset}>
      还原
    </Button>
  </div>
)
