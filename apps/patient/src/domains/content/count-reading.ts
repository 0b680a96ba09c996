import { run } from '@nethos/calls/command.ts'
import { noteReading } from './content.calls.ts'

/** Counting must not disturb who reads: when it fails, it is one reader fewer. */
export const countReading = (articleId: string): void => void run(noteReading, { articleId }).catch(() => undefined)
