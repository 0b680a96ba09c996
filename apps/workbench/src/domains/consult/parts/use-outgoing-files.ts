import { useEffect, useRef, useState } from 'react'
import { upload } from '@nethos/calls/upload.ts'
import { mostPictures } from '@nethos/contract/consult/consult.limits.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { randomId } from '../../../controls/random-id.ts'
import type { DraftFile } from '../draft.ts'

/** A file on its way to the server. */
export interface GoingFile {
  key: string
  file: File
  order: number
  /** A picture's address on this desk; undefined for a document. */
  preview: string | undefined
  /** 0 to 1. */
  part: number
  /** Why it did not arrive. */
  sentence: string | undefined
}

const mostBytes = 10 * 1024 * 1024
const isWanted = ({ type }: File): boolean => type.startsWith('image/') || type === 'application/pdf'

interface Options {
  /** How many stand there already, arrived. */
  arrivedCount: number
  onArrived: (file: DraftFile) => void
  onRefused: (sentence: string) => void
}

/** Several files at once, each with its progress; what fails can be tried again or left out. */
export function useOutgoingFiles({ arrivedCount, onArrived, onRefused }: Options) {
  const [going, setGoing] = useState<GoingFile[]>([])
  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const running = stops.current
    return () => running.forEach(stop => stop.abort())
  }, [])

  const change = (key: string, changed: Partial<GoingFile>) =>
    setGoing(before => before.map(one => (one.key === key ? { ...one, ...changed } : one)))
  const leaveOut = ({ key, preview }: GoingFile) => {
    stops.current.get(key)?.abort()
    stops.current.delete(key)
    if (preview) URL.revokeObjectURL(preview)
    setGoing(before => before.filter(one => one.key !== key))
  }
  const send = async (one: GoingFile) => {
    const stop = new AbortController()
    stops.current.set(one.key, stop)
    change(one.key, { sentence: undefined, part: 0 })
    try {
      const arrived = await upload(one.file, one.file.name || '截图.png', {
        service: systemServices.uploadStaffFile,
        signal: stop.signal,
        onProgress: part => change(one.key, { part }),
      })
      if (stop.signal.aborted) return
      leaveOut(one)
      onArrived({ ...arrived, order: one.order })
    } catch (error) {
      if (!stop.signal.aborted) change(one.key, { sentence: (error as Error).message })
    }
  }
  return {
    going,
    leaveOut,
    again: (one: GoingFile) => void send(one),
    add(files: readonly File[]) {
      const chosen = files.filter(isWanted)
      if (chosen.length < files.length) onRefused('只能发送图片和PDF文件')
      const light = chosen.filter(({ size }) => size <= mostBytes)
      if (light.length < chosen.length) onRefused('单个文件不能超过10MB')
      const room = mostPictures - arrivedCount - going.length
      if (light.length > room) onRefused(`一次最多发送${mostPictures}个文件`)
      const added = light.slice(0, Math.max(0, room)).map((file, at): GoingFile => ({
        key: randomId(),
        file,
        // Later choices stand behind earlier ones, also after a reload.
        order: Date.now() + at,
        preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined,
        part: 0,
        sentence: undefined,
      }))
      setGoing(before => [...before, ...added])
      for (const one of added) void send(one)
    },
  }
}
