import { useEffect, useRef, useSyncExternalStore } from 'react'

const key = 'nethos.staff.bell'
const changed = new EventTarget()

/** Whether this browser rings; it does until it is switched off. */
export const useBellOn = (): boolean =>
  useSyncExternalStore(
    listener => {
      changed.addEventListener('change', listener)
      return () => changed.removeEventListener('change', listener)
    },
    () => localStorage.getItem(key) !== 'off',
  )

export function switchBell(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
  changed.dispatchEvent(new Event('change'))
}

let audio: AudioContext | undefined

/** Two short tones, made here: no file to load, nothing of somebody else's. A browser that was never tapped stays silent. */
export function ring(): void {
  if (typeof AudioContext === 'undefined') return
  const on = (audio ??= new AudioContext())
  void on.resume().then(() => {
    tone(on, 880, 0)
    tone(on, 1175, 0.18)
  })
}

function tone(on: AudioContext, frequency: number, after: number): void {
  const [source, volume] = [on.createOscillator(), on.createGain()]
  const at = on.currentTime + after
  source.frequency.value = frequency
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.25, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4)
  source.connect(volume).connect(on.destination)
  source.start(at)
  source.stop(at + 0.45)
}

/** Rings when more waits than before; what waited when the page was opened is seen, not heard. */
export function useBell(waiting: number | undefined): void {
  const isOn = useBellOn()
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (waiting === undefined) return
    if (isOn && before.current !== undefined && waiting > before.current) ring()
    before.current = waiting
  }, [waiting, isOn])
}

const alarmEveryMs = 15_000

/** Rings again and again as long as somebody in danger waits; what is open here already when the page is opened too. */
export function useAlarmBell(open: number): void {
  const isOn = useBellOn()
  const isRinging = isOn && open > 0
  useEffect(() => {
    if (!isRinging) return
    ring()
    const timer = setInterval(ring, alarmEveryMs)
    return () => clearInterval(timer)
  }, [isRinging])
}
