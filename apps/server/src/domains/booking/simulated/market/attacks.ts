/**
 * What resellers do (docs/decisions/0130). All have scripts: they come first at every instant, through any of five accounts of each
 * real person, without limits of calls.
 * empty: take all at the release, give it back unpaid, stand in the line. hold: take and let run out, all day. script: take at the
 * release, pay at the hospital, come or not. hand_over: ask for everything with everybody, keep it, and give it back two days before
 * the visit, so that a buyer of theirs catches it. swap: as hand_over, but instead of giving it back they change to a number that
 * nobody wants, which counts as nothing. loyal: as hand_over, but each of the 600 comes himself: 600 patients more. single:
 * as script, but each person through one account alone, so that nothing but haste tells them from anybody. early: no attack but the
 * measure for single: as many patients more, who wish from the first day on, and look and tap as patients do. crowd: no attack but the
 * measure for everybody's wait: as many patients more, patients in all, who wish on the days on which the others do.
 */
export const attacks = [
  'none',
  'empty',
  'hold',
  'script',
  'hand_over',
  'swap',
  'loyal',
  'single',
  'early',
  'crowd',
] as const
export type Attack = (typeof attacks)[number]

/** No attacks: those who come besides are patients. */
export const isMeasure = (attack: Attack): boolean => attack === 'early' || attack === 'crowd'
export const accountsOfBot = (attack: Attack): number => (attack === 'single' || isMeasure(attack) ? 1 : 5)
