import type { Page } from '@playwright/test'

/** A phone of the cheaper kind beside a machine of ours. */
export const slower = 4
/** A quick thumb: about four screens a second. */
const pixelsAFrame = 60

export interface Scrolled {
  frames: number
  dropped: number
  longestFrame: number
  longTasks: number
  longestTask: number
  /** The largest move of what was read that the thumb did not make, px. */
  jump: number
  drawn: number
}

export const droppedPart = ({ frames, dropped }: { frames: number; dropped: number }): number =>
  dropped / (frames + dropped)

/** The same page for ten seconds, polled and untouched: what the machine's other work costs. */
export const idleFrames = (page: Page): Promise<{ frames: number; dropped: number }> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        const began = performance.now()
        let [last, frames, dropped] = [began, 0, 0]
        const next = (now: number) => {
          frames++
          dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1)
          last = now
          if (now - began < 10_000) return void requestAnimationFrame(next)
          resolve({ frames, dropped })
        }
        requestAnimationFrame(next)
      }),
  )

/** From where it stands to the beginning of the talk, or for so many frames. */
export const scrollUp = (page: Page, most = Infinity): Promise<Scrolled> =>
  page.evaluate(
    ({ step, most: frames }) =>
      new Promise<Scrolled>(resolve => {
        // oxlint-disable-next-line typescript/no-non-null-assertion -- runs in the page, where a room is open
        const scroller = document.querySelector('.room__scroll')!
        const tasks: number[] = []
        new PerformanceObserver(list => tasks.push(...list.getEntries().map(one => one.duration))).observe({
          type: 'longtask',
        })
        const [frame, gaps, jumps] = [1000 / 60, [] as number[], [0]]
        // A bubble in the middle; between two of them the one below.
        const read = () => {
          const below = [0, 20, 40, 60].map(more => document.elementFromPoint(innerWidth / 2, innerHeight / 2 + more))
          return below.map(one => one?.closest('.bubble, .stream-note')).find(Boolean) ?? undefined
        }
        let last = performance.now()
        let before: { element: Element; top: number } | undefined
        let atTop = 0
        const next = (now: number) => {
          gaps.push(now - last)
          last = now
          // What stood in the middle one frame ago stands one step lower now, whatever came above it.
          if (before?.element.isConnected) jumps.push(Math.abs(before.element.getBoundingClientRect().top - before.top))
          const was = scroller.scrollTop
          scroller.scrollTop = was - step
          const element = gaps.length % 10 === 0 || !before ? read() : before.element
          before = element && { element, top: element.getBoundingClientRect().top }
          // At the beginning of the talk; who only waits for older ones there goes on.
          const isBeginning = scroller.scrollTop <= 0 && !scroller.querySelector('.rows__end')
          atTop = isBeginning ? atTop + 1 : 0
          if (atTop < 60 && gaps.length < frames) return void requestAnimationFrame(next)
          resolve({
            frames: gaps.length,
            dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0),
            longestFrame: Math.max(...gaps),
            longTasks: tasks.length,
            longestTask: Math.max(0, ...tasks),
            jump: Math.max(...jumps),
            drawn: document.querySelectorAll('.bubble').length,
          })
        }
        requestAnimationFrame(next)
      }),
    { step: pixelsAFrame, most: Math.min(most, Number.MAX_SAFE_INTEGER) },
  )
