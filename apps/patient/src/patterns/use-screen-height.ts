import { useEffect, type RefObject } from 'react'

/**
 * Keeps an element as high as what can be seen, and there: iOS lays its keyboard over the page instead of making the
 * page smaller, so a bar at the lower edge would lie behind it.
 */
export function useScreenHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = window.visualViewport
    if (!screen) return
    const fit = () => {
      element.current?.style.setProperty('height', `${screen.height}px`)
      element.current?.style.setProperty('transform', `translateY(${screen.offsetTop}px)`)
    }
    fit()
    screen.addEventListener('resize', fit)
    screen.addEventListener('scroll', fit)
    return () => {
      screen.removeEventListener('resize', fit)
      screen.removeEventListener('scroll', fit)
    }
  }, [element])
}
