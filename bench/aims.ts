import type { GroupTalkMeasured } from './group-talk.ts'
import type { TalkMeasured } from './long-talk.ts'
import { overloadRatio, type Overload } from './overload.ts'
import type { PagesMeasured } from './pages.ts'
import type { Grown } from './rush/grown.ts'
import { faultsOf, grownRatio, rushRatio, waited } from './rush/report.ts'
import type { RushMeasured } from './rush/rush.ts'
import { medianStart, type SecondStart } from './second-start.ts'
import type { TapMeasured } from './taps.ts'

/** Of the reference's throughput (docs/performance.md). */
const leastRatio = 0.6
const mostOfEmptyPage = 1.3
const leastPerformance = 98
const whole = 100
/** Of the frames while one scrolls through a long talk, on a phone four times as slow as this machine. */
const mostDropped = 0.05
/** From a finger to the next picture, on the same phone. */
const mostTapMs = 100
/** Messages of a group that a page holds. */
const mostDrawn = 430
/** Of the same SQL without a server. */
const leastOrders = 0.6
/** Who is too late waits no longer than who gets a number; the rest is the machine's. */
const mostOfWinner = 1.1
const mostOfFewNumbers = 1.1
/** Waiting under overload: four times a usual call's time at most, else 503. */
const mostOfUsual = 4
const mostStartSeconds = 3
const mostStartBytes = 250e6

export interface Result {
  aim: string
  isMet: boolean
}

export const aims = {
  load: (title: string, ratio: number): Result => ({
    aim: `${title}: ${ratio.toFixed(2)} of the reference, at least ${leastRatio.toFixed(2)}`,
    isMet: ratio >= leastRatio,
  }),

  cpu: (title: string, ratio: number, most: number): Result => ({
    aim: `${title}: processor time ${ratio.toFixed(2)} of the reference's, at most ${most.toFixed(2)}`,
    isMet: ratio <= most,
  }),

  taps: (measured: readonly TapMeasured[]): Result[] =>
    measured.map(({ title, ms }) => ({
      aim: `${title}: ${ms.toFixed(0)} ms to the next picture, at most ${mostTapMs}`,
      isMet: ms <= mostTapMs,
    })),

  talk: ({ isAtEnd, keepsPlace, dropped }: TalkMeasured): Result[] => [
    { aim: 'a talk of 1,000 messages opens at its end', isMet: isAtEnd },
    { aim: 'it keeps its place when older ones come', isMet: keepsPlace },
    {
      aim: `frames dropped by scrolling: ${(dropped * 100).toFixed(1)} %, at most ${mostDropped * 100} %`,
      isMet: dropped <= mostDropped,
    },
  ],

  group: ({ isAtEnd, calls, keepsPlace, dropped, drawn }: GroupTalkMeasured): Result[] => [
    {
      aim: `a group of 20,000 messages opens at its end by ${calls} call, one`,
      isMet: isAtEnd && calls === 1,
    },
    { aim: 'it keeps its place when older ones come', isMet: keepsPlace },
    {
      aim: `frames dropped by scrolling through a group: ${(dropped * 100).toFixed(1)} %, at most ${mostDropped * 100} %`,
      isMet: dropped <= mostDropped,
    },
    { aim: `${drawn} messages stand in the page, at most ${mostDrawn}`, isMet: drawn <= mostDrawn },
  ],

  rush(measured: RushMeasured): Result[] {
    const ratio = rushRatio(measured)
    const faults = faultsOf(measured)
    return [
      {
        aim: `orders in the release second: ${ratio.toFixed(2)} of ${measured.reference}, at least ${leastOrders.toFixed(2)}`,
        isMet: ratio >= leastOrders,
      },
      { aim: `numbers sold too often, not sold or not matching: ${faults}, none`, isMet: faults === 0 },
      ...[0.5, 0.99].map(part => {
        const [late, early] = [waited(measured, 'losers', part), waited(measured, 'winners', part)]
        return {
          aim: `too late, p${part * 100}: ${late.toFixed(1)} ms, at most ${mostOfWinner} of the ${early.toFixed(1)} ms of who gets a number`,
          isMet: late <= early * mostOfWinner,
        }
      }),
    ]
  },

  overload(measured: Overload): Result {
    const ratio = overloadRatio(measured)
    const other = measured.stages.reduce((sum, stage) => sum + stage.other, 0)
    return {
      aim: `p99 of what is accepted at three times the capacity: ${ratio.toFixed(2)} of the usual, at most ${mostOfUsual}; ${other} calls neither answered nor told 503, none`,
      isMet: ratio <= mostOfUsual && other === 0,
    }
  },

  start(starts: readonly SecondStart[]): Result[] {
    const { seconds, bytes } = medianStart(starts)
    return [
      {
        aim: `second start: the first page after ${seconds.toFixed(2)} s, at most ${mostStartSeconds}`,
        isMet: seconds <= mostStartSeconds,
      },
      {
        aim: `memory after a start: ${(bytes / 1e6).toFixed(0)} MB, at most ${mostStartBytes / 1e6}`,
        isMet: bytes <= mostStartBytes,
      },
    ]
  },

  grown(measured: Grown): Result {
    const ratio = grownRatio(measured)
    return {
      aim: `an order among ${measured.numbers.large.toLocaleString('en')} numbers: ${ratio.toFixed(2)} of its cost among ${measured.numbers.small.toLocaleString('en')}, at most ${mostOfFewNumbers}`,
      isMet: ratio <= mostOfFewNumbers,
    }
  },

  pages({ loads, seen }: PagesMeasured): Result[] {
    const script = loads.home.script / loads.empty.script
    const paint = seen.home.largestPaint / seen.empty.largestPaint
    const looked = (['home', 'doctors', 'consult', 'booking'] as const).flatMap(page => {
      const { performance, accessibility, bestPractices, seo, lacks } = seen[page]
      return [
        {
          aim: `${page}: performance ${performance}, at least ${leastPerformance}`,
          isMet: performance >= leastPerformance,
        },
        {
          aim: `${page}: accessibility ${accessibility}, best practices ${bestPractices}, search engines ${seo} ${lacks.join(', ')}`.trimEnd(),
          isMet: accessibility === whole && bestPractices === whole && seo === whole,
        },
      ]
    })
    return [
      {
        aim: `JavaScript of the first load: ${script.toFixed(2)} of an empty page's, at most ${mostOfEmptyPage}`,
        isMet: script <= mostOfEmptyPage,
      },
      {
        aim: `largest paint of /v4/index: ${paint.toFixed(2)} of an empty page's, at most ${mostOfEmptyPage}`,
        isMet: paint <= mostOfEmptyPage,
      },
      ...looked,
    ]
  },
}
