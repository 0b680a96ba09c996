import { states, type EventOf, type StateOf } from '../states.ts'

/** What the life of a draw depends on. Epoch ms. */
export interface DrawFacts {
  /** From when requests are taken: the release. */
  readonly opensAt: number
  /** Until when; then it is drawn. */
  readonly closesAt: number
}

/** 摇号放号: the seed is committed to first, then requests are taken, then seed and order are published, and what is left is given out in rounds. */
export const drawStates = states<DrawFacts>()({
  announced: {
    code: 0,
    label: '即将开始',
    on: {
      open: { by: 'clock', to: 'gathering', at: draw => draw.opensAt },
      call_off: { by: 'hospital', to: 'called_off' },
    },
  },
  gathering: {
    code: 1,
    label: '登记中',
    on: {
      draw: { by: 'clock', to: 'drawn', at: draw => draw.closesAt },
      call_off: { by: 'hospital', to: 'called_off' },
    },
  },
  /** The order stands; numbers are being given out in it, round by round. */
  drawn: {
    code: 2,
    label: '正在派号',
    on: {
      /** When no number is left, or the last round was given out. The rounds have a timer of their own (docs/decisions/0267). */
      settle: { by: 'clock', to: 'settled' },
      call_off: { by: 'hospital', to: 'called_off' },
    },
  },
  settled: { code: 3, label: '已揭晓', on: {} },
  /** The session was stopped before it came to it. */
  called_off: { code: 4, label: '已取消', on: {} },
})
export type DrawState = StateOf<typeof drawStates>
export type DrawEvent = EventOf<typeof drawStates>
export const drawStateNames = Object.keys(drawStates) as [DrawState, ...DrawState[]]

/** What becomes of one request. */
export const drawEntryStates = states<DrawFacts>()({
  entered: {
    code: 0,
    label: '已登记',
    on: {
      leave: { by: 'patient', to: 'left' },
      win: { by: 'hospital', to: 'won' },
      lose: { by: 'hospital', to: 'lost' },
      pass: { by: 'hospital', to: 'passed' },
    },
  },
  won: { code: 1, label: '中签', on: {} },
  lost: { code: 2, label: '未中签', on: {} },
  /** It was his turn, and the rules of booking did not let him have a number. */
  passed: { code: 3, label: '中签但不能挂号', on: {} },
  left: { code: 4, label: '已退出', on: {} },
})
export type DrawEntryState = StateOf<typeof drawEntryStates>
export const drawEntryStateNames = Object.keys(drawEntryStates) as [DrawEntryState, ...DrawEntryState[]]

/** What people read where a state alone does not say it: between two rounds, and of who waits for the last one. */
export const betweenRounds = '余号登记中'
export const waitsForLastRound = '排到最后一轮'
export const drawLabelOf = (state: DrawState, roundAt: number | null, now: number): string =>
  state === 'drawn' && roundAt !== null && roundAt > now ? betweenRounds : drawStates[state].label
export const entryLabelOf = (state: DrawEntryState, isLater: boolean): string =>
  isLater ? waitsForLastRound : drawEntryStates[state].label
