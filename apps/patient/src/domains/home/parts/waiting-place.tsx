import './waiting.css'

const place = 'nethos.home.waiting'

/** Where that which waits will be, as high as it was last time: what stands below must not jump away from a finger. */
export function WaitingPlace() {
  const height = Number(localStorage.getItem(place))
  return height > 0 ? <div className="waiting" style={{ height }} /> : null
}

export const saveHeight = (height: number): void => localStorage.setItem(place, String(height))
