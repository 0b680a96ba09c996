import { Link } from 'react-router'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { previewCode } from '@nethos/contract/programme/programme.preview.ts'
import { useSession } from '@nethos/calls/session.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Card } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { Mine } from '../parts/mine.tsx'
import { ProgrammeHead } from '../parts/programme-head.tsx'
import { Ways } from '../parts/ways.tsx'
import { openApplicationsOf } from '../programme.calls.ts'
import { useField, useProgramme, type PlaceProps } from '../use-place.ts'

const firstOf = (text: string) => text.split(/\n{2,}/).find(part => !part.startsWith('#')) ?? ''

/** 专区首页: the picture, what I have here, the ways to go on, and what it is. */
export default function ProgrammeHome({ place }: PlaceProps) {
  const query = useProgramme({ place })
  const title = useField('title').slice(0, 20)
  const isIn = useSession() !== undefined
  const canApply = Boolean(query.value?.document.application)
  const mine = useServiceQuery(openApplicationsOf(place.code), {
    unless: !isIn || !canApply || place.code === previewCode,
  })
  return (
    <HubPage
      title={place.isNamed && title ? title : query.value?.document.name}
      action={
        <Link className="programme-share" to={placeLink(place.code, 'share')}>
          分享
        </Link>
      }
    >
      <Value of={query} shape="grid">
        {({ document }) => (
          <>
            <ProgrammeHead {...document} />
            <Mine code={place.code} standings={mine.value ?? []} />
            <Card>
              <Ways code={place.code} entries={document.entries} />
            </Card>
            <Card title="介绍" more={<Link to={placeLink(place.code, 'introduction')}>查看全部</Link>}>
              <p>{firstOf(document.introduction.text)}</p>
            </Card>
          </>
        )}
      </Value>
    </HubPage>
  )
}
