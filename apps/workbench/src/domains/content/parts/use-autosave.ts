import { useEffect, useState } from 'react'
import type { DeskArticle } from '../content.calls.ts'
import { fieldsOf, readUnsaved, saveUnsaved, type Fields } from '../fields.ts'
import { useSaver } from './use-saver.ts'

/** Keeps a draft as it is typed: at once on this desk, on the server when the hand rests; what was refused is said and stays on this desk. */
export function useAutosave(article: DeskArticle) {
  const { articleId } = article
  const [unsaved] = useState(() => readUnsaved(articleId))
  const isOurs = unsaved?.seenAt === article.writtenAt
  const [fields, setFields] = useState(() => (unsaved && isOurs ? unsaved.fields : fieldsOf(article)))
  const [other, setOther] = useState(() => (unsaved && !isOurs ? unsaved.fields : undefined))
  /** Another text stands in the fields than was typed: the rich text begins anew with it. */
  const [edition, setEdition] = useState(0)
  const { now, saving, sentence, flush, put } = useSaver(articleId, {
    fields,
    saved: unsaved && isOurs ? undefined : fields,
    seenAt: article.writtenAt,
  })

  // Written elsewhere since, and nothing here that would be lost by showing it.
  useEffect(() => {
    if (article.writtenAt <= now.current.seenAt || now.current.fields !== now.current.saved) return
    const read = fieldsOf(article)
    now.current = { fields: read, saved: read, seenAt: article.writtenAt }
    // oxlint-disable-next-line react/set-state-in-effect -- it follows what the server says, unless somebody types here
    setFields(read)
    setEdition(before => before + 1)
  }, [article, now])

  const show = (next: Fields) => {
    setFields(next)
    put(next)
  }
  return {
    fields,
    edition,
    saving,
    sentence,
    flush,
    change: (changed: Partial<Fields>) => show({ ...now.current.fields, ...changed }),
    /** What this desk had typed upon an older version. */
    other,
    takeOther() {
      if (other) show(other)
      setOther(undefined)
      setEdition(before => before + 1)
    },
    dropOther() {
      saveUnsaved(articleId, undefined)
      setOther(undefined)
    },
  }
}
