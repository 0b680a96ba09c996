import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { saveArticle, type DeskArticle } from '../content.calls.ts'
import { fieldsOf, saveUnsaved, readUnsaved, sentOf, wrongOf, type Fields } from '../fields.ts'

type Saving = 'saved' | 'waiting' | 'saving' | 'failed'
const restMs = 1200
const againMs = 10_000

/**
 * Keeps a draft as it is typed: at once on this desk, on the server when the hand rests. One save at a time, each upon the
 * version before; what could not be sent is tried again, what was refused is said and stays on this desk.
 */
export function useAutosave(article: DeskArticle) {
  const { articleId } = article
  const [unsaved] = useState(() => readUnsaved(articleId))
  const isOurs = unsaved?.seenAt === article.writtenAt
  const [fields, setFields] = useState(() => (unsaved && isOurs ? unsaved.fields : fieldsOf(article)))
  const [other, setOther] = useState(() => (unsaved && !isOurs ? unsaved.fields : undefined))
  const [saving, setSaving] = useState<Saving>(unsaved && isOurs ? 'waiting' : 'saved')
  const [sentence, setSentence] = useState<string>()
  /** Another text stands in the fields than was typed: the rich text begins anew with it. */
  const [edition, setEdition] = useState(0)
  const now = useRef({ fields, saved: unsaved && isOurs ? undefined : fields, seenAt: article.writtenAt })
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
        saveUnsaved(
          articleId,
          now.current.fields === sent ? undefined : { seenAt: writtenAt, fields: now.current.fields },
        )
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

  const put = (next: Fields) => {
    now.current = { ...now.current, fields: next }
    setFields(next)
    setSaving('waiting')
    saveUnsaved(articleId, { seenAt: now.current.seenAt, fields: next })
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

  // Written elsewhere since, and nothing here that would be lost by showing it.
  useEffect(() => {
    if (article.writtenAt <= now.current.seenAt || now.current.fields !== now.current.saved) return
    const read = fieldsOf(article)
    now.current = { fields: read, saved: read, seenAt: article.writtenAt }
    setFields(read)
    setEdition(before => before + 1)
  }, [article])

  return {
    fields,
    edition,
    saving,
    sentence,
    flush,
    change: (changed: Partial<Fields>) => put({ ...now.current.fields, ...changed }),
    /** What this desk had typed upon an older version. */
    other,
    takeOther() {
      if (other) put(other)
      setOther(undefined)
      setEdition(before => before + 1)
    },
    dropOther() {
      saveUnsaved(articleId, undefined)
      setOther(undefined)
    },
  }
}
