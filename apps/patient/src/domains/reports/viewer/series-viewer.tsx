import { useEffect, useState, type KeyboardEvent, type WheelEvent } from 'react'
import type { ImageSeries, ShownPicture } from '@nethos/contract/reports/report-content.schemas.ts'
import { usePinch } from './use-pinch.ts'
import { pictureWindows, type WindowName } from '@nethos/contract/reports/report-windows.ts'
import { mayChangeWindow, presets, type PresetId } from './window-presets.ts'
import './series-viewer.css'

interface SeriesViewerProps {
  series: readonly ImageSeries[]
}

interface Place {
  scale: number
  x: number
  y: number
}
const whole: Place = { scale: 1, x: 0, y: 0 }
const most = 6
const scaled = (place: Place, factor: number): Place => {
  const scale = Math.min(most, Math.max(1, place.scale * factor))
  return scale === 1 ? whole : { scale, x: (place.x * scale) / place.scale, y: (place.y * scale) / place.scale }
}

/** The pictures of a report: series, one after another, zoom, pan, and how light they are. */
export function SeriesViewer({ series }: SeriesViewerProps) {
  const filled = series.filter(one => one.pictures.length)
  const [seriesAt, setSeriesAt] = useState(0)
  const [at, setAt] = useState(0)
  const [place, setPlace] = useState(whole)
  const [preset, setPreset] = useState<PresetId>('as-sent')
  const [windowName, setWindowName] = useState<WindowName>()
  const current = filled[seriesAt]
  const picture = current?.pictures[at]
  if (!current || !picture) return <p className="viewer__none">这份报告没有可以查看的图片。</p>

  const go = (to: number) => {
    setAt(Math.min(current.pictures.length - 1, Math.max(0, to)))
    setPlace(whole)
  }
  const choose = (to: number) => {
    setSeriesAt(to)
    setAt(0)
    setPlace(whole)
    setPreset('as-sent')
    setWindowName(undefined)
  }
  const isGrey = mayChangeWindow(current.modality)
  return (
    <div className="viewer">
      {filled.length === 1 && current.seriesName !== '' && <p className="viewer__none">{current.seriesName}</p>}
      {filled.length > 1 && (
        <Chips
          label="序列"
          choices={filled.map((one, index) => ({ value: index, name: `${one.seriesName}（${one.pictures.length}）` }))}
          chosen={seriesAt}
          onChoose={choose}
        />
      )}
      <Stage
        key={`${seriesAt} ${at} ${windowName ?? ''}`}
        address={addressIn(picture, windowName)}
        label={`${current.seriesName} ${picture.title}，第${at + 1}张，共${current.pictures.length}张`}
        place={place}
        filter={isGrey ? (presets.find(one => one.id === preset)?.filter ?? 'none') : 'none'}
        onPlace={setPlace}
        onStep={step => go(at + step)}
      />
      <Preload pictures={current.pictures} at={at} windowName={windowName} />
      <Bar at={at} count={current.pictures.length} place={place} onGo={go} onPlace={setPlace} />
      {current.windows.length > 0 && (
        <Chips
          label="窗位"
          choices={[undefined, ...current.windows].map(value => ({
            value,
            name: value === undefined ? '默认窗' : pictureWindows[value].name,
          }))}
          chosen={windowName}
          onChoose={setWindowName}
        />
      )}
      {isGrey && (
        <>
          <Chips
            label="明暗"
            choices={presets.map(({ id, name }) => ({ value: id, name }))}
            chosen={preset}
            onChoose={setPreset}
          />
          <p className="viewer__none">明暗只改变显示，不改变图片。诊断以医生阅片为准。</p>
        </>
      )}
    </div>
  )
}

interface ChipsProps<T> {
  label: string
  choices: readonly { value: T; name: string }[]
  chosen: T
  onChoose: (value: T) => void
}

const Chips = <T extends string | number | undefined>({ label, choices, chosen, onChoose }: ChipsProps<T>) => (
  <div className="viewer__series" role="group" aria-label={label}>
    {choices.map(({ value, name }) => (
      <button
        key={value ?? ''}
        type="button"
        className="viewer__chip"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {name}
      </button>
    ))}
  </div>
)

interface BarProps {
  at: number
  count: number
  place: Place
  onGo: (to: number) => void
  onPlace: (place: Place) => void
}

/** One after another, and how near. */
const Bar = ({ at, count, place, onGo, onPlace }: BarProps) => (
  <div className="viewer__bar">
    <Tool label="上一张" sign="‹" isOff={at === 0} onClick={() => onGo(at - 1)} />
    <output className="viewer__count">
      {at + 1}/{count}
    </output>
    <Tool label="下一张" sign="›" isOff={at === count - 1} onClick={() => onGo(at + 1)} />
    <Tool label="缩小" sign="−" isOff={place.scale === 1} onClick={() => onPlace(scaled(place, 1 / 1.5))} />
    <Tool label="放大" sign="+" isOff={place.scale === most} onClick={() => onPlace(scaled(place, 1.5))} />
    <button type="button" className="viewer__chip" disabled={place.scale === 1} onClick={() => onPlace(whole)}>
      复原
    </button>
  </div>
)

interface StageProps {
  address: string
  label: string
  place: Place
  filter: string
  onPlace: (change: (place: Place) => Place) => void
  onStep: (step: 1 | -1) => void
}

function Stage({ address, label, place, filter, onPlace, onStep }: StageProps) {
  const [isLost, setLost] = useState(false)
  const pinch = usePinch({
    onPinch: factor => onPlace(now => scaled(now, factor)),
    onDrag: (dx, dy) => onPlace(now => (now.scale === 1 ? now : { ...now, x: now.x + dx, y: now.y + dy })),
  })
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') onStep(1)
    else if (event.key === 'ArrowLeft') onStep(-1)
    else if (event.key === '+' || event.key === '=') onPlace(now => scaled(now, 1.5))
    else if (event.key === '-') onPlace(now => scaled(now, 1 / 1.5))
    else if (event.key === '0' || event.key === 'Escape') onPlace(() => whole)
    else return
    event.preventDefault()
  }
  // It takes the focus, and each of these is a button below, too.
  const hands = {
    ...pinch,
    onKeyDown: keyed,
    onWheel: (event: WheelEvent) => onPlace(now => scaled(now, event.deltaY < 0 ? 1.15 : 1 / 1.15)),
    onDoubleClick: () => onPlace(now => (now.scale > 1 ? whole : scaled(now, 2.5))),
  }
  return (
    <div
      className="viewer__stage"
      role="group"
      aria-label="图片，左右键换张，加减键缩放，0键复原"
      tabIndex={0}
      {...hands}
    >
      {isLost ? (
        <div className="viewer__lost" role="alert">
          <p>图片没有打开，可能是网络不好。</p>
          <button type="button" className="viewer__chip" onClick={() => setLost(false)}>
            重新打开
          </button>
        </div>
      ) : (
        <img
          src={address}
          alt={label}
          draggable={false}
          onError={() => setLost(true)}
          style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})`, filter }}
        />
      )}
    </div>
  )
}

interface PreloadProps {
  pictures: readonly ShownPicture[]
  at: number
  windowName: WindowName | undefined
}

/** The archive renders it anew in another window; what was sent as a picture has none. */
const addressIn = ({ imageUrl }: ShownPicture, windowName: WindowName | undefined): string =>
  windowName === undefined ? imageUrl : `${imageUrl}&window=${windowName}`

/** The neighbours are fetched while one is looked at. */
function Preload({ pictures, at, windowName }: PreloadProps) {
  useEffect(() => {
    for (const neighbour of [pictures[at + 1], pictures[at - 1]])
      if (neighbour) new Image().src = addressIn(neighbour, windowName)
  }, [pictures, at, windowName])
  return null
}

interface ToolProps {
  label: string
  sign: string
  isOff: boolean
  onClick: () => void
}

const Tool = ({ label, sign, isOff, onClick }: ToolProps) => (
  <button type="button" className="viewer__tool" aria-label={label} disabled={isOff} onClick={onClick}>
    {sign}
  </button>
)
