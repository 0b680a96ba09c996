import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Who is so near the lower end reads there. */
const near = 120

/** What one reads: the element at the upper edge, how far below that edge it begins, and how far the stream was scrolled. */
interface Place {
  element: Element
  top: number
  scrolled: number
}

const topIn = (scroller: Element, element: Element): number =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top

/** The deepest element that reaches below the upper edge: found by halving, for the children lie one below the other. */
function placeIn(scroller: Element, parent: Element): Place | undefined {
  const edge = scroller.getBoundingClientRect()
  // The button that asks for older ones stays at the upper end whatever comes below it: it is no place.
  const children = [...parent.children].filter(one => one.tagName !== 'BUTTON')
  let [low, high] = [0, children.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (children[middle]!.getBoundingClientRect().bottom > edge.top) high = middle
    else low = middle + 1
  }
  const element = children[low]
  if (!element) return undefined
  const { top, height } = element.getBoundingClientRect()
  return (
    (height > edge.height && placeIn(scroller, element)) || {
      element,
      top: top - edge.top,
      scrolled: scroller.scrollTop,
    }
  )
}

/** Where a stream stands: opened at its lower end, and still there, or at what is read, whatever comes above or below. */
export function useStream(
  stream: RefObject<HTMLDivElement | null>,
  { newest, ownNewest }: { newest: string | undefined; ownNewest: string | undefined },
) {
  const isAtEnd = useRef(true)
  const place = useRef<Place>(undefined)
  const size = useRef({ height: 0, content: 0 })
  /** What was the newest when one left the lower end; undefined: one reads there. */
  const [leftAt, setLeftAt] = useState<string>()

  /** The stream's scrolling tells the rest. */
  const goToEnd = () => {
    const element = stream.current
    if (!element) return
    isAtEnd.current = true
    element.scrollTop = element.scrollHeight
  }

  /** What came above has moved what is read: the stream follows it. What the reader has scrolled since is his own. */
  const savePlace = (element: Element) => {
    const saved = place.current
    if (!saved?.element.isConnected) return
    const moved = topIn(element, saved.element) - saved.top + element.scrollTop - saved.scrolled
    if (Math.abs(moved) < 1) return
    element.scrollTop += moved
    saved.scrolled += moved
  }

  const settle = useEffectEvent(() => {
    const element = stream.current
    if (!element) return
    const now = { height: element.clientHeight, content: element.scrollHeight }
    const isOther = now.height !== size.current.height || now.content !== size.current.content
    size.current = now
    if (!isAtEnd.current) savePlace(element)
    else if (isOther) element.scrollTop = element.scrollHeight
  })

  // With the drawing itself: a scroll before the next frame would take the new messages for what is read.
  useLayoutEffect(() => settle())

  useLayoutEffect(() => {
    const element = stream.current
    if (!element) return
    const watched = new ResizeObserver(() => settle())
    watched.observe(element)
    if (element.firstElementChild) watched.observe(element.firstElementChild)
    return () => watched.disconnect()
  }, [stream])

  const announced = useRef(ownNewest)
  useEffect(() => {
    if (announced.current === ownNewest) return
    announced.current = ownNewest
    if (ownNewest !== undefined) goToEnd()
  })

  const scrolled = () => {
    const element = stream.current
    // A lower window (the keyboard, the extras) moves the stream by itself: that is not somebody who reads further up.
    if (element?.clientHeight !== size.current.height) return
    if (!isAtEnd.current) savePlace(element)
    isAtEnd.current = element.scrollHeight - element.clientHeight - element.scrollTop < near
    if (isAtEnd.current) return setLeftAt(undefined)
    setLeftAt(before => before ?? newest ?? '')
    place.current = element.firstElementChild ? placeIn(element, element.firstElementChild) : undefined
  }
  const toEnd = () => {
    goToEnd()
    setLeftAt(undefined)
  }
  return { hasNews: leftAt !== undefined && leftAt !== (newest ?? ''), scrolled, toEnd }
}
