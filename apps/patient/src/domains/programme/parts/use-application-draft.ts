import { useEffect, useState } from 'react'
import { run } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { consentCode } from '@nethos/contract/common/health-consent.ts'
import { previewCode } from '@nethos/contract/programme/programme.preview.ts'
import type { ApplicationDraft } from '@nethos/contract/programme/programme.schemas.ts'
import type { Answer } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { useDraft } from '../../../patterns/draft.ts'
import { useSaving } from '../../../patterns/use-saving.ts'
import { draftNow, saveDraft } from '../programme.calls.ts'

export interface ApplicationInput {
  answers: Readonly<Record<string, Answer>>
  personId?: string
  offer?: string
  /** When it was typed here, by the server's clock. */
  at?: number
}

/** What lies on the server of this programme's form: asked for anew each time the form is opened; undefined: not there yet. */
export function useServerDraft(code: string): ApplicationDraft | null | undefined {
  const isPreview = code === previewCode
  const [draft, setDraft] = useState<ApplicationDraft | null | undefined>(isPreview ? null : undefined)
  useEffect(() => {
    if (isPreview) return undefined
    let isLeft = false
    // Without a line the form goes on with what this phone has.
    void run(draftNow, { code })
      .catch(() => null)
      .then(found => !isLeft && setDraft(found))
    return () => {
      isLeft = true
    }
  }, [code, isPreview])
  return draft
}

const typedOn = ({ answers, personId, offerCode, savedAt }: ApplicationDraft): ApplicationInput => ({
  answers,
  ...(personId && { personId }),
  ...(offerCode && { offer: offerCode }),
  at: savedAt,
})

/** Whoever has not agreed is asked once, not at each word: what is typed stays on this phone until it is sent. */
const isForConsent = (error: unknown): boolean => error instanceof RefusedError && error.code.startsWith(consentCode)

interface Form {
  code: string
  edition: number
  server: ApplicationDraft | null
}

/**
 * What is filled in of an application and not sent: on this phone at once, on the server a moment later, for whichever device
 * opens the form next. Of the two the later one holds; of another edition neither.
 */
export function useApplicationDraft({ code, edition, server }: Form) {
  const here = useDraft<ApplicationInput>(`programme.${code}.${edition}`, { answers: {} })
  const [isSent, setSent] = useState(false)
  const laterOf = (typed: ApplicationInput): ApplicationInput =>
    !isSent && server?.edition === edition && server.savedAt > (typed.at ?? 0) ? typedOn(server) : typed
  const [staysHere, setStaysHere] = useState(code === previewCode)
  const { saved, later, forget } = useSaving(async (typed: ApplicationInput) => {
    if (staysHere) return
    const sent = {
      code,
      edition,
      offerCode: typed.offer ?? '',
      personId: typed.personId ?? '',
      answers: typed.answers as ApplicationDraft['answers'],
      ...(typed.at !== undefined && { typedAt: typed.at }),
    }
    await run(saveDraft, sent).catch((error: unknown) => {
      if (!isForConsent(error)) throw error
      setStaysHere(true)
    })
  })
  return {
    value: laterOf(here.value),
    saved: staysHere ? undefined : saved,
    set(change: (now: ApplicationInput) => ApplicationInput) {
      here.set(now => {
        const last = laterOf(now)
        const next = { ...change(last), at: Math.max(serverNow(), (last.at ?? 0) + 1) }
        later(next)
        return next
      })
    },
    clear() {
      forget()
      setSent(true)
      here.clear()
    },
  }
}
