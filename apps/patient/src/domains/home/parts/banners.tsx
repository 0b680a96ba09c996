import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../controls/icon.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import './banners.css'

interface Banner {
  title: string
  subtitle: string
  picture: string
  url: string
}

const autoplayMs = 4_000
const othersAfterMs = 1_500
/** A scroll is over when nothing has moved for so long; `scrollend` came with Chrome 114. */
const settledAfterMs = 120

const isMotionUnwelcome = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Which slide is shown: the next one every four seconds unless it is stopped, or the one that a finger has moved to. */
function useSlides(count: number, isStopped: boolean) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (count < 2 || isStopped || isMotionUnwelcome()) return
    const timer = setTimeout(() => {
      const next = (at + 1) % count
      row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: 'smooth' })
      setAt(next)
    }, autoplayMs)
    return () => clearTimeout(timer)
  }, [at, count, isStopped])

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])
  const scrolled = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
      if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth))
    }, settledAfterMs)
  }
  return { row, at, scrolled }
}

/**
 * Slides by themselves every four seconds (core 9), not while somebody touches or reads them, nor where movement is
 * unwelcome; and a button stops them for good (WCAG 2.2.2).
 */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const [isHeld, setHeld] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const { row, at, scrolled } = useSlides(banners.length, isHeld || isPaused)
  const [areAllLoaded, loadAll] = useState(false)
  const { openLink } = useAppInfo()

  // The others must not hold up what is seen first.
  useEffect(() => {
    const timer = setTimeout(() => loadAll(true), othersAfterMs)
    return () => clearTimeout(timer)
  }, [])

  if (banners.length === 0) return null
  return (
    <section className="banners" aria-label="公告">
      <ul className="banners__row" ref={row} onScroll={scrolled}>
        {banners.map((banner, index) => (
          <li key={banner.picture} className="banners__one">
            <button
              type="button"
              onClick={() => openLink(banner.url)}
              onFocus={() => setHeld(true)}
              onBlur={() => setHeld(false)}
              onPointerDown={() => setHeld(true)}
              onPointerUp={() => setHeld(false)}
              onPointerCancel={() => setHeld(false)}
              tabIndex={index === at ? 0 : -1}
            >
              <img
                src={index === 0 || areAllLoaded ? `/files/${banner.picture}` : undefined}
                alt=""
                width={720}
                height={270}
                fetchPriority={index === 0 ? 'high' : 'low'}
              />
              <span className="banners__words">
                <strong>{banner.title}</strong>
                {banner.subtitle}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {banners.length > 1 && !isMotionUnwelcome() && (
        <button
          type="button"
          className="banners__pause"
          aria-label={isPaused ? '继续轮播' : '暂停轮播'}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      )}
      <p className="banners__dots" aria-hidden>
        {banners.map((banner, index) => (
          <span key={banner.picture} className={index === at ? 'banners__dot banners__dot--on' : 'banners__dot'} />
        ))}
      </p>
    </section>
  )
}
