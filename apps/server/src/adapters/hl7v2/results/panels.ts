import { MessageFault } from '../fault.ts'
import type { Message, Segment } from '../message.ts'

export interface Result {
  obx: Segment
  notes: string[]
}

/** What one OBR stands for, with all that hangs on it. */
export interface Panel {
  pid: Segment
  orc: Segment | undefined
  obr: Segment
  spm: Segment | undefined
  results: Result[]
  notes: string[]
}

/** The groups of an ORU: PID { [ORC] OBR { [NTE] OBX { [NTE] } } [SPM] }. What is not ours (Z segments, TQ1, CTD …) is passed by. */
export function panelsIn({ segments }: Message): Panel[] {
  const panels: Panel[] = []
  let pid: Segment | undefined
  let orc: Segment | undefined
  let panel: Panel | undefined
  for (const one of segments) {
    if (one.name === 'PID') [pid, orc, panel] = [one, undefined, undefined]
    else if (one.name === 'ORC') [orc, panel] = [one, undefined]
    else if (one.name === 'OBR') {
      if (!pid) throw new MessageFault('PID', '没有在OBR之前', 100)
      panel = { pid, orc, obr: one, spm: undefined, results: [], notes: [] }
      panels.push(panel)
      orc = undefined
    } else if (panel) hang(panel, one)
    else if (one.name === 'OBX' && pid) throw new MessageFault('OBR', '没有在OBX之前', 100)
  }
  if (panels.length === 0) throw new MessageFault('OBR', '没有这一段', 100)
  return panels
}

function hang(panel: Panel, one: Segment): void {
  if (one.name === 'OBX') panel.results.push({ obx: one, notes: [] })
  else if (one.name === 'SPM') panel.spm ??= one
  else if (one.name === 'NTE') {
    const text = Array.from({ length: one.repeats(3) }, (_, repetition) => one.at(3, 1, { repetition })).join('\n')
    if (text !== '') (panel.results.at(-1)?.notes ?? panel.notes).push(text)
  }
}
