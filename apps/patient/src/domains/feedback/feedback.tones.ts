import type { FeedbackState } from '@nethos/contract/feedback/feedback.status.ts'
import type { Tone } from '../../controls/tag.tsx'

export const tones: Readonly<Record<FeedbackState, Tone>> = { open: 'warn', answered: 'good', closed: 'quiet' }
