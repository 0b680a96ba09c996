import { useState } from 'react'
import { useNavigate } from 'react-router'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { programmeRefusals } from '@nethos/contract/programme/programme.refusals.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { agreed } from '../parts/agreed.ts'
import { useField, useProgramme, type PlaceProps } from '../use-place.ts'

/** 须知: read, agree, go on to the services or the form. */
export default function ProgrammeNotice({ place }: PlaceProps) {
  const query = useProgramme({ place })
  const [isTicked, setTicked] = useState(false)
  const [compatId, offer] = [useField('compatId'), useField('offer')]
  const go = useNavigate()
  const { notice, application } = query.value?.document ?? {}
  const next = () => {
    if (!isTicked) return toast(programmeRefusals.notice_unread.sentence)
    agreed.note(place.code)
    const kind = offer === '' && (application?.offers.length ?? 0) > 1 ? 'offers' : 'apply'
    void go(placeLink(place.code, kind, { compatId, offer }))
  }
  return (
    <ReadingPage
      title={notice?.title}
      reading={query}
      next={
        notice && (
          <>
            <AgreeLine checked={isTicked} onChange={setTicked}>
              {notice.consent}
            </AgreeLine>
            <Button onClick={next}>同意并继续</Button>
          </>
        )
      }
    >
      {({ document }) =>
        document.notice ? (
          <Card>
            <Readable>
              <Paragraphs text={document.notice.text} />
            </Readable>
          </Card>
        ) : (
          <Empty sentence="暂无须知" icon="book" />
        )
      }
    </ReadingPage>
  )
}
