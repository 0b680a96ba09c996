import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Who is so near the lower end reads there. */
const near = 120

/** What one reads: the elements at the upper edge, how far below that edge each begins, and how far the stream was scrolled. */
interface Place {
  /** Several: a note of the time goes as soon as something older stands above it. */
  marks: readonly { element: Element; top: number }[]
  scrolled: number
}
const mostMarks = 3

const topIn = (scroller: Element, element: Element): number =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top

const isPlace = ({ tagName }: Element): boolean => tagName !== 'BUTTON'

/** The neighbour in that direction. A button (older ones, back to the newest) stays at its end whatever comes beside it: it is no place. */
function beside(element: Element | null, to: 'previousElementSibling' | 'nextElementSibling'): Element | null {
  let next = element?.[to] ?? null
  while (next && !isPlace(next)) next = next[to]
  return next
}

/** The first child that reaches below the edge, sought from where one read last: the children lie one below the other, and a scroll passes by few. */
function childBelow(parent: Element, edge: number, last: Element | undefined): Element | null {
  const reaches = (element: Element) => element.getBoundingClientRect().bottom > edge
  const end = parent.lastElementChild
  let child = last ?? (end && !isPlace(end) ? beside(end, 'previousElementSibling') : end)
  for (let above = child; above && reaches(above); above = beside(above, 'previousElementSibling')) child = above
  while (child && !reaches(child)) child = beside(child, 'nextElementSibling')
  return child
}

/** The child in which an element lies that is still there. */
function childWith(parent: Element, element: Element | undefined): Element | undefined {
  let child = parent.contains(element ?? null) ? element : undefined
  while (child && child.parentElement !== parent) child = child.parentElement ?? undefined
  return child
}

/** The deepest element that reaches below the upper edge, and the next ones. */
function placeIn(scroller: Element, parent: Element, last: Element | undefined): Place | undefined {
  const edge = scroller.getBoundingClientRect()
  let element = childBelow(parent, edge.top, childWith(parent, last))
  if (!element) return undefined
  const inside = element.getBoundingClientRect().height > edge.height && placeIn(scroller, element, last)
  if (inside) return inside
  const marks = []
  for (; element && marks.length < mostMarks; element = beside(element, 'nextElementSibling'))
    marks.push({ element, top: element.getBoundingClientRect().top - edge.top })
  return { marks, scrolled: scroller.scrollTop }
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
    const mark = saved?.marks.find(one => one.element.isConnected)
    if (!saved || !mark) return
    const moved = topIn(element, mark.element) - mark.top + element.scrollTop - saved.scrolled
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
    place.current = element.firstElementChild
      ? placeIn(element, element.firstElementChild, place.current?.marks[0]?.element)
      : undefined
  }
  const toEnd = () => {
    goToEnd()
    setLeftAt(undefined)
  }
  return { hasNews: leftAt !== undefined && leftAt !== (newest ?? ''), scrolled, toEnd }
}
