import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { saveArticle } from '../content.calls.ts'
import { saveUnsaved, sentOf, wrongOf, type Fields } from '../fields.ts'

type Saving = 'saved' | 'waiting' | 'saving' | 'failed'
const restMs = 1200
const againMs = 10_000

interface Draft {
  fields: Fields
  /** What of it is on the server; undefined: nothing that this desk knows of. */
  saved: Fields | undefined
  /** The version that it was typed upon. */
  seenAt: number
}

/** Sends a draft when the hand rests: one save at a time, each upon the version before; what could not be sent is tried again. */
export function useSaver(articleId: string, first: Draft) {
  const now = useRef(first)
  const [saving, setSaving] = useState<Saving>(first.fields === first.saved ? 'saved' : 'waiting')
  const [sentence, setSentence] = useState<string>()
  const going = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isGone = useRef(false)

  const save = useCallback(async (): Promise<boolean> => {
    while (now.current.fields !== now.current.saved) {
      const { fields: sent, seenAt } = now.current
      if (Object.keys(wrongOf(sent)).length > 0) return false
      setSaving('saving')
      try {
        const writtenAt = await saveArticle({ articleId, seenAt, ...sentOf(sent) }, sent)
        now.current = { ...now.current, saved: sent, seenAt: writtenAt }
        const { fields } = now.current
        saveUnsaved(articleId, fields === sent ? undefined : { seenAt: writtenAt, fields })
        setSentence(undefined)
      } catch (error) {
        setSaving('failed')
        setSentence((error as Error).message)
        if (!(error instanceof RefusedError) && !isGone.current) timer.current = setTimeout(() => void flush(), againMs)
        return false
      }
    }
    setSaving('saved')
    return true
    // oxlint-disable-next-line react/exhaustive-deps -- flush and save call each other
  }, [articleId])

  /** True when everything is on the server. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    return (going.current ??= save().finally(() => (going.current = undefined)))
  }, [save])

  const put = (fields: Fields) => {
    now.current = { ...now.current, fields }
    setSaving('waiting')
    saveUnsaved(articleId, { seenAt: now.current.seenAt, fields })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), restMs)
  }

  useEffect(() => {
    isGone.current = false
    if (now.current.fields !== now.current.saved) void flush()
    const hidden = () => void (document.visibilityState === 'hidden' && flush())
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      isGone.current = true
      void flush()
    }
  }, [flush])

  return { now, saving, sentence, flush, put }
}
