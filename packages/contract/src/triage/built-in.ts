import type { RuleSet } from './rule-set.ts'
import { weights } from './classifier/weights.ts'
import { bellyAndBlood } from './rules/belly-and-blood.ts'
import { headAndMind } from './rules/head-and-mind.ts'
import { heartAndBreath } from './rules/heart-and-breath.ts'
import { motherAndChild } from './rules/mother-and-child.ts'
import { outsideHarm } from './rules/outside-harm.ts'
import { suspected } from './rules/suspected.ts'
import { background } from './words/background.ts'
import { body } from './words/body.ts'
import { cues } from './words/cues.ts'
import { details } from './words/details.ts'
import { harm } from './words/harm.ts'
import { mother } from './words/mother-and-child.ts'
import { sensation } from './words/sensation.ts'
import { signs } from './words/signs.ts'

/** What the program brings. */
export const builtIn: RuleSet = {
  words: { ...body, ...sensation, ...signs, ...harm, ...mother, ...background, ...details, ...cues },
  rules: { ...heartAndBreath, ...headAndMind, ...bellyAndBlood, ...outsideHarm, ...motherAndChild, ...suspected },
  weights,
}
