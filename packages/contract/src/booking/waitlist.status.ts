import { states, type EventOf, type StateOf } from '../states.ts'

/** What the life of a waitlist entry depends on. Epoch ms. */
export interface WaitFacts {
  /** When the last of the sessions that it waits for begins. */
  readonly endsAt: number
  /** How often a number was offered and declined. */
  readonly declines: number
  /** How often an offer ran out without an answer. */
  readonly misses: number
}

/** So many numbers may be declined; the next one ends the entry. */
export const mostDeclines = 3
/** One offer may run out without an answer, and the entry goes to the end of the line; the second one ends it. */
export const mostMisses = 1

const mayDecline = (entry: WaitFacts) => entry.declines < mostDeclines
const mayMiss = (entry: WaitFacts) => entry.misses < mostMisses

/** 候补: the life of an entry. What is offered is another thing with a life of its own (offerStates). */
export const waitStates = states<WaitFacts>()({
  waiting: {
    code: 0,
    label: '候补中',
    on: {
      /** A number has come back, and it is this one's turn. */
      offer: { by: 'hospital', to: 'offered' },
      /** The person has got a number of one of these sessions another way. */
      fulfil: { by: 'hospital', to: 'fulfilled' },
      withdraw: { by: 'patient', to: 'withdrawn' },
      run_out: { by: 'clock', to: 'over', at: entry => entry.endsAt },
    },
  },
  offered: {
    code: 1,
    label: '有号待确认',
    on: {
      accept: { by: 'patient', to: 'accepted' },
      decline: { by: 'patient', to: 'waiting', if: mayDecline },
      decline_last: { by: 'patient', to: 'dropped', if: entry => !mayDecline(entry) },
      miss: { by: 'clock', to: 'waiting', if: mayMiss },
      miss_last: { by: 'clock', to: 'dropped', if: entry => !mayMiss(entry) },
      /** The hospital's window has the number, or the session was stopped: no fault of the patient's. */
      take_away: { by: 'hospital', to: 'waiting' },
      withdraw: { by: 'patient', to: 'withdrawn' },
    },
  },
  accepted: { code: 2, label: '候补成功', on: {} },
  fulfilled: { code: 3, label: '已另行挂号', on: {} },
  withdrawn: { code: 4, label: '已取消候补', on: {} },
  /** The last of the dates has come. */
  over: { code: 5, label: '候补已到期', on: {} },
  /** Too many numbers declined or left unanswered. */
  dropped: { code: 6, label: '候补已结束', on: {} },
})
export type WaitState = StateOf<typeof waitStates>
export type WaitEvent = EventOf<typeof waitStates>
export const waitStateNames = Object.keys(waitStates) as [WaitState, ...WaitState[]]
/** In these it stands in the line. */
export const liveWaits = ['waiting', 'offered'] as const satisfies readonly WaitState[]

export interface OfferFacts {
  readonly endsAt: number
}

/** A number that is kept for one entry, for so many waking minutes. */
export const offerStates = states<OfferFacts>()({
  open: {
    code: 0,
    label: '待确认',
    on: {
      accept: { by: 'patient', to: 'accepted' },
      decline: { by: 'patient', to: 'declined' },
      lapse: { by: 'clock', to: 'lapsed', at: offer => offer.endsAt },
      take_away: { by: 'hospital', to: 'gone' },
    },
  },
  accepted: { code: 1, label: '已接受', on: {} },
  declined: { code: 2, label: '已放弃', on: {} },
  lapsed: { code: 3, label: '超时未确认', on: {} },
  gone: { code: 4, label: '号已被医院收回', on: {} },
})
export type OfferState = StateOf<typeof offerStates>
export type OfferEvent = EventOf<typeof offerStates>
export const offerStateNames = Object.keys(offerStates) as [OfferState, ...OfferState[]]
