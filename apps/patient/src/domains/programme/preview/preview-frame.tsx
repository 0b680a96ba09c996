import { useEffect, useState, type ReactNode } from 'react'
import { queryClient } from '@nethos/calls/query.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import type { ProgrammePageKind } from '@nethos/contract/programme/programme.document.ts'
import { previewCode, previewKinds, previewShown } from '@nethos/contract/programme/programme.preview.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Page } from '../../../patterns/page.tsx'
import { State } from '../../../patterns/states.tsx'
import { people } from '../../people/public.tsx'
import { expertsOf, programmeOf } from '../programme.calls.ts'

const somebody: Person = {
  personId: 'example',
  personName: '示例就诊人',
  idCard: '',
  mobile: '',
  gender: '',
  age: null,
  birthOn: '',
  ageWords: '',
  relationship: 'self',
  maritalStatus: 'unknown',
  areaCode: '',
  areaName: '',
  avatarAttaId: '',
  avatarUrl: '',
  isRealname: false,
  isSelf: true,
  isDefault: true,
  needsGuardian: false,
  guardianName: '',
  guardianIdCard: '',
  guardianMobile: '',
  guardianRelationship: '',
}

/** Puts the draft where the pages look for what is published; nothing of it is asked of the server, in this frame. */
function show(document: unknown): boolean {
  const read = previewShown.shape.document.safeParse(document)
  if (!read.success) return false
  queryClient.setDefaultOptions({
    queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  })
  const answers = [
    [programmeOf(previewCode), { code: previewCode, edition: 0, document: read.data }],
    [expertsOf(previewCode), { doctors: [], teams: [] }],
    [people(), [somebody]],
  ] as const
  for (const [{ service, sent }, answer] of answers) queryClient.setQueryData([service.name, sent], answer)
  return true
}

/** A page of a draft, in the frame of the workbench. Opened anywhere else there is no such page. */
export default function PreviewFrame({ kind, children }: { kind: ProgrammePageKind; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  const isFramed = window.parent !== window
  useEffect(() => {
    if (!isFramed) return undefined
    const received = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== window.parent) return
      const { type, document } = (data ?? {}) as { type?: unknown; document?: unknown }
      if (type === 'nethos.preview.shown' && show(document)) setShown(true)
    }
    addEventListener('message', received)
    window.parent.postMessage({ type: 'nethos.preview.asked' }, location.origin)
    return () => removeEventListener('message', received)
  }, [isFramed])
  if (!isFramed)
    return (
      <Page title="专区">
        <State drawing="soon" sentence="没有这个页面" />
      </Page>
    )
  if (!(previewKinds as readonly string[]).includes(kind))
    return (
      <Page title="预览">
        <Notice>这一页要有患者的申请才能看到，预览里没有。</Notice>
      </Page>
    )
  return isShown ? children : null
}
