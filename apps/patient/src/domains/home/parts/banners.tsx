import { useEffect, useRef, useState } from 'react'
import { useHouse } from '../../../patterns/house.ts'
import './banners.css'

interface Banner {
  title: string
  subtitle: string
  picture: string
  url: string
}

const autoplayMs = 4_000
const othersAfterMs = 1_500

/** Slides by themselves every four seconds (core 9), not while somebody touches or reads them, nor where movement is unwelcome. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const [areAllLoaded, loadAll] = useState(false)
  const { openLink } = useHouse()

  // The others must not hold up what is seen first.
  useEffect(() => {
    const timer = setTimeout(() => loadAll(true), othersAfterMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (banners.length < 2 || isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => {
      const next = (at + 1) % banners.length
      row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: 'smooth' })
      setAt(next)
    }, autoplayMs)
    return () => clearTimeout(timer)
  }, [at, isHeld, banners.length])

  if (banners.length === 0) return null
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {}
    setAt(Math.round(scrollLeft / clientWidth))
  }
  return (
    <section className="banners" aria-label="公告">
      <ul className="banners__row" ref={row} onScrollEnd={settle}>
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
      <p className="banners__dots" aria-hidden>
        {banners.map((banner, index) => (
          <span key={banner.picture} className={index === at ? 'banners__dot banners__dot--on' : 'banners__dot'} />
        ))}
      </p>
    </section>
  )
}
