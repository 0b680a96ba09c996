import { useEffect, useRef, useState } from 'react'
import { FaultError } from '@nethos/calls/trouble.ts'
import { upload, type Uploaded } from '@nethos/calls/upload.ts'
import { toast } from '../controls/toast.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type PicturesChange = (now: readonly Uploaded[]) => readonly Uploaded[]

const pause = 200
/** Sent is not yet taken: its place stays until the server has answered. */
const almost = 0.99
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Sends photos one after the other: how far each is, and which of them the line dropped and may be sent once more. */
export function usePictureUploads(onChange: (change: PicturesChange) => void, onBusy: (isBusy: boolean) => void) {
  const [progress, setProgress] = useState<number[]>([])
  const [unsent, setUnsent] = useState<readonly File[]>([])
  // An upload takes its time: what has been typed or added meanwhile is known only to the newest `onChange`.
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const change = (one: PicturesChange) => latest.current(one)

  async function send(taken: readonly File[]) {
    setUnsent(now => now.filter(one => !taken.includes(one)))
    setProgress(taken.map(() => 0))
    onBusy(true)
    for (const [index, file] of taken.entries()) {
      if (index > 0) await wait(pause)
      const reach = (part: number) => setProgress(now => now.map((one, n) => (n === index ? part : one)))
      try {
        const onProgress = (part: number) => reach(Math.min(part, almost))
        const done = await upload(await shrinkPicture(file), file.name, { onProgress })
        change(now => [...now, done])
      } catch (error) {
        toast(`${file.name}上传失败：${(error as Error).message}`)
        // The line dropped: the photo need not be taken once more. What the server refused it refuses again.
        if (error instanceof FaultError) setUnsent(now => [...now, file])
      }
      reach(1)
    }
    setProgress([])
    onBusy(false)
  }

  return { progress, unsent, send, change }
}
