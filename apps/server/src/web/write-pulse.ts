import { randomUUID } from 'node:crypto'
import type { Lines } from '../database/lines.ts'

/** Whether the database takes what is written to it: reading goes on when its disk is full. */
export interface WritePulse {
  /** Looks at what made a call fail. */
  note(error: { code?: string }): void
  /** False from the first write that was refused for want of room until one has succeeded again. */
  canWrite(): boolean
  stop(): void
}

const restMs = 5_000
const doubtMs = 1_000
/** More than what is left free inside of the table's pages: a full disk must not pass for one with room. */
const rowsInDoubt = 300

/** SQLSTATE class 53: disk full, out of memory. Not 53300: too many connections says nothing about writing. */
const noRoom = (code: string | undefined): boolean => code !== undefined && /^53(?!300)/.test(code)

/**
 * A row every five seconds, as each call writes one; while in doubt several, every second. /readyz reads what came of it
 * and writes nothing itself. The rows go with the replay window (jobs/housekeeping.ts).
 */
export function openWritePulse(lines: Lines, now: () => number): WritePulse {
  let isInDoubt = false
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    try {
      await lines.query({
        name: 'write pulse',
        text: `insert into replay (key, random, at) select 'readyz', $1 || ' ' || nth, $2 from generate_series(1, $3::int) as nth`,
        values: [randomUUID(), new Date(now()), isInDoubt ? rowsInDoubt : 1],
      })
      isInDoubt = false
    } catch (error) {
      note(error as { code?: string })
    }
  }
  function again(): void {
    timer = setTimeout(() => void write().finally(() => timer && again()), isInDoubt ? doubtMs : restMs)
    timer.unref()
  }
  function note({ code }: { code?: string }): void {
    if (isInDoubt || !noRoom(code)) return
    isInDoubt = true
    clearTimeout(timer)
    if (timer) again()
  }
  again()
  return {
    note,
    canWrite: () => !isInDoubt,
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
