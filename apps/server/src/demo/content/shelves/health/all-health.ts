import type { Category } from '../../category.ts'
import { bones } from './bones.ts'
import { breath } from './breath.ts'
import { children } from './children.ts'
import { elders } from './elders.ts'
import { firstAid } from './firstaid.ts'
import { heart } from './heart.ts'
import { mind } from './mind.ts'
import { stomach } from './stomach.ts'
import { sugar } from './sugar.ts'
import { women } from './women.ts'

export const health: readonly Category[] = [
  heart,
  sugar,
  breath,
  stomach,
  bones,
  children,
  elders,
  mind,
  women,
  firstAid,
]
