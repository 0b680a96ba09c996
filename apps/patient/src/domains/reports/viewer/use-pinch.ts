import { useRef, type PointerEvent } from 'react'

interface Pinch {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: (event: PointerEvent) => void
}

interface Moves {
  /** Two fingers: by how much their distance has grown since the last move. */
  onPinch: (factor: number) => void
  /** One finger or the mouse. */
  onDrag?: (dx: number, dy: number) => void
}

/** Two fingers zoom, one moves; what an element needs for it. Its CSS says touch-action. */
export function usePinch({ onPinch, onDrag }: Moves): Pinch {
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const distance = (): number => {
    const [one, other] = [...fingers.current.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  return {
    onPointerDown: event => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: event => {
      const finger = fingers.current.get(event.pointerId)
      if (!finger) return
      const before = distance()
      const moved = { x: event.clientX - finger.x, y: event.clientY - finger.y }
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.current.size === 2 && before > 0) onPinch(distance() / before)
      else if (fingers.current.size === 1) onDrag?.(moved.x, moved.y)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}
