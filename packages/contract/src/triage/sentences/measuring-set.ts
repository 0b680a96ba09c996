import { isOfDevelopment } from '../hash.ts'
import { bellyAndBlood } from './belly-and-blood.ts'
import { eighthDeveloped } from './eighth-developed.ts'
import { eighthHeldOut } from './eighth-held-out.ts'
import { eleventhHeldOutCalm } from './eleventh-held-out-calm.ts'
import { eleventhHeldOut } from './eleventh-held-out.ts'
import { everyday } from './everyday.ts'
import { fifteenthDeveloped } from './fifteenth-developed.ts'
import { fifteenthHeldOut } from './fifteenth-held-out.ts'
import { fifthRound } from './fifth-round.ts'
import { fourteenthDeveloped } from './fourteenth-developed.ts'
import { fourteenthHeldOut } from './fourteenth-held-out.ts'
import { headAndMind } from './head-and-mind.ts'
import { heartAndBreath } from './heart-and-breath.ts'
import { lastRound } from './last-round.ts'
import { motherAndChild } from './mother-and-child.ts'
import { nearMisses } from './near-misses.ts'
import { ninthDeveloped } from './ninth-developed.ts'
import { ninthHeldOut } from './ninth-held-out.ts'
import { outsideHarm } from './outside-harm.ts'
import { reserve } from './reserve.ts'
import { seventhDeveloped } from './seventh-developed.ts'
import { seventhHeldOut } from './seventh-held-out.ts'
import { sixthRound } from './sixth-round.ts'
import { stories } from './stories.ts'
import { tenthHeldOut } from './tenth-held-out.ts'
import { thirteenthHeldOutCalm } from './thirteenth-held-out-calm.ts'
import { thirteenthHeldOut } from './thirteenth-held-out.ts'
import { twelfthHeldOutCalm } from './twelfth-held-out-calm.ts'
import { twelfthHeldOut } from './twelfth-held-out.ts'

const emergencies = { ...heartAndBreath, ...headAndMind, ...bellyAndBlood, ...outsideHarm, ...motherAndChild }
const calm = { ...everyday, ...nearMisses }

const laterRounds = {
  ...seventhDeveloped,
  ...seventhHeldOut,
  ...eighthDeveloped,
  ...eighthHeldOut,
  ...ninthDeveloped,
  ...ninthHeldOut,
  ...tenthHeldOut,
  ...eleventhHeldOut,
  ...eleventhHeldOutCalm,
  ...twelfthHeldOut,
  ...twelfthHeldOutCalm,
  ...thirteenthHeldOut,
  ...thirteenthHeldOutCalm,
  ...fourteenthDeveloped,
  ...fourteenthHeldOut,
  ...fifteenthDeveloped,
  ...fifteenthHeldOut,
}

export type SentenceKind =
  | keyof typeof emergencies
  | keyof typeof calm
  | keyof typeof stories
  | keyof typeof reserve
  | keyof typeof lastRound
  | keyof typeof fifthRound
  | keyof typeof sixthRound
  | keyof typeof laterRounds

type Half =
  | 'development'
  | 'held-out'
  | 'stories'
  | 'reserve'
  | 'last'
  | 'fifth'
  | 'fifth-held-out'
  | 'sixth'
  | 'sixth-held-out'
  | 'seventh'
  | 'seventh-held-out'
  | 'eighth'
  | 'eighth-held-out'
  | 'ninth'
  | 'ninth-held-out'
  | 'tenth-held-out'
  | 'eleventh-held-out'
  | 'twelfth-held-out'
  | 'thirteenth-held-out'
  | 'fourteenth'
  | 'fourteenth-held-out'
  | 'fifteenth'
  | 'fifteenth-held-out'

export interface MeasuredSentence {
  readonly text: string
  readonly kind: SentenceKind
  readonly isEmergency: boolean
  /** The rules are made with the development half and only measured with the other; later rounds: docs/safety.md. */
  readonly half: Half
}

const halfOf = (text: string) => (isOfDevelopment(text) ? ('development' as const) : ('held-out' as const))

const fifthHalfOf = (text: string): Half => (isOfDevelopment(text) ? 'fifth' : 'fifth-held-out')
const sixthHalfOf = (text: string): Half => (isOfDevelopment(text) ? 'sixth' : 'sixth-held-out')

const sentencesOf = (
  lists: Readonly<Record<string, string>>,
  isEmergency: boolean,
  half: (text: string) => Half = halfOf,
): MeasuredSentence[] =>
  Object.entries(lists).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map(text => ({ text, kind: kind as SentenceKind, isEmergency, half: half(text) })),
  )

type LaterKind = 'seventh' | 'eighth' | 'ninth' | 'fourteenth' | 'fifteenth'

/** The halves of later rounds stand in files of their own: they were split before they came here. */
const laterOf = (
  kind: LaterKind | `${LaterKind | 'tenth' | 'eleventh' | 'twelfth' | 'thirteenth'}_held_out`,
  half: Half,
) => [
  ...sentencesOf({ [kind]: laterRounds[kind] }, true, () => half),
  ...sentencesOf({ [`calm_${kind}`]: laterRounds[`calm_${kind}`] }, false, () => half),
]

/** How this set was made, split and used: docs/safety.md. */
export const measuringSet: readonly MeasuredSentence[] = [
  ...sentencesOf(emergencies, true),
  ...sentencesOf(calm, false),
  ...sentencesOf({ story: stories.story }, true, () => 'stories'),
  ...sentencesOf({ calm_story: stories.calm_story }, false, () => 'stories'),
  ...sentencesOf({ reserve: reserve.reserve }, true, () => 'reserve'),
  ...sentencesOf({ calm_reserve: reserve.calm_reserve }, false, () => 'reserve'),
  ...sentencesOf({ last: lastRound.last }, true, () => 'last'),
  ...sentencesOf({ calm_last: lastRound.calm_last }, false, () => 'last'),
  ...sentencesOf({ fifth: fifthRound.fifth }, true, fifthHalfOf),
  ...sentencesOf({ calm_fifth: fifthRound.calm_fifth }, false, fifthHalfOf),
  ...sentencesOf({ sixth: sixthRound.sixth }, true, sixthHalfOf),
  ...sentencesOf({ calm_sixth: sixthRound.calm_sixth }, false, sixthHalfOf),
  ...laterOf('seventh', 'seventh'),
  ...laterOf('seventh_held_out', 'seventh-held-out'),
  ...laterOf('eighth', 'eighth'),
  ...laterOf('eighth_held_out', 'eighth-held-out'),
  ...laterOf('ninth', 'ninth'),
  ...laterOf('ninth_held_out', 'ninth-held-out'),
  ...laterOf('tenth_held_out', 'tenth-held-out'),
  ...laterOf('eleventh_held_out', 'eleventh-held-out'),
  ...laterOf('twelfth_held_out', 'twelfth-held-out'),
  ...laterOf('thirteenth_held_out', 'thirteenth-held-out'),
  ...laterOf('fourteenth', 'fourteenth'),
  ...laterOf('fourteenth_held_out', 'fourteenth-held-out'),
  ...laterOf('fifteenth', 'fifteenth'),
  ...laterOf('fifteenth_held_out', 'fifteenth-held-out'),
]
