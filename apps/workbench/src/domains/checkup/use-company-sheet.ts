import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { mostSheetBytes, type Employee } from '@nethos/contract/checkup/checkup.rules.ts'
import { readSheet } from './checkup.calls.ts'

export type SheetProblem = { row: number; sentence: string }

/** A company's list while it is chosen: read at the server, each bad row named. */
export function useCompanySheet() {
  const [rows, setRows] = useState<Employee[]>([])
  const [problems, setProblems] = useState<readonly SheetProblem[]>([])
  /** What is wrong with the file as a whole. */
  const [fileSentence, setFileSentence] = useState<string>()
  const reading = useAnswered(readSheet)

  const read = async (file: File | undefined) => {
    if (!file) return
    setRows([])
    setProblems([])
    setFileSentence(file.size > mostSheetBytes ? '文件不能超过512KB' : undefined)
    if (file.size > mostSheetBytes) return
    const found = await reading.run({ content: await base64Of(file) })
    if (!found) return
    const whole = found.problems.find(one => one.row === 0)
    setFileSentence(whole?.sentence)
    setRows(found.rows)
    setProblems(whole ? [] : found.problems)
  }
  return { rows, problems, setProblems, fileSentence, read, isReading: reading.isBusy, sentence: reading.sentence }
}

const base64Of = async (file: File): Promise<string> => {
  let bytes = ''
  for (const byte of new Uint8Array(await file.arrayBuffer())) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}
