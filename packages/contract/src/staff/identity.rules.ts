import * as z from 'zod/mini'
import { isIdCard } from '../common/id-card.ts'

/** Typed where it is not known yet. */
export const idCardOrEmpty = z._default(
  z.string().check(
    z.trim(),
    z.toUpperCase(),
    z.refine(text => text === '' || isIdCard(text), '身份证格式错误'),
  ),
  '',
)
