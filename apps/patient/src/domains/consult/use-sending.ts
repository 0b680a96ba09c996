import { startPictureConsult } from './consult.calls.ts'
import type { Asking } from './consult.links.ts'
import type { AskingDraft } from './use-asking-draft.ts'
import { askedIn, useIssuing } from './parts/use-issuing.ts'

/** Asks a doctor by text and pictures. */
export function useSending(asking: Asking, onSent: () => void) {
  const issuing = useIssuing(startPictureConsult, { personId: asking.personId, onSent })
  return {
    isBusy: issuing.isBusy,
    send: (draft: AskingDraft): Promise<void> =>
      issuing.send({
        docId: asking.docId,
        personId: draft.personId || asking.personId,
        ...askedIn(draft),
        ...(asking.freeClinicId && { freeClinicId: asking.freeClinicId }),
        consultSource: asking.consultSource,
        consultSourceId: asking.consultSourceId,
      }),
  }
}
