import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../controls/button.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'

interface MembersOnlyProps {
  groupId: string
  /** What was asked for as a member. */
  asked: { error: Error | undefined }
  children: ReactNode
}

/** What only members see. Who is none, or none any more, is led to the application. */
export const MembersOnly = ({ groupId, asked, children }: MembersOnlyProps) =>
  !groupId || asked.error instanceof RefusedError ? (
    <Page>
      <Empty sentence="您不在这个群里，或者这个群已经没有了。" icon="talks">
        {groupId && <ButtonLink to={groupPages.apply.to({ groupId })}>申请入群</ButtonLink>}
        <ButtonLink to={groupPages.groups.at} look="soft">
          我的患者群
        </ButtonLink>
      </Empty>
    </Page>
  ) : (
    children
  )
