import { useServiceQuery } from '@nethos/calls/query.ts'
import { programmePages } from '@nethos/contract/programme/programme.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { Contact } from '../parts/contact.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { ProgrammeHead } from '../parts/programme-head.tsx'
import { Ways } from '../parts/ways.tsx'
import { programmeOf } from '../programme.calls.ts'
import '../parts/programme.css'
import { tumourCode } from './tumour-person.tsx'

/** 肿瘤全程管理: what it is, and the way in. */
export default function TumourWelcome() {
  return (
    <ReadingPage
      reading={useServiceQuery(programmeOf(tumourCode))}
      next={<ButtonLink to={programmePages.tumourPerson.at}>开始使用</ButtonLink>}
    >
      {({ document }) => (
        <>
          <ProgrammeHead {...document} />
          <Card>
            <Readable>
              <Paragraphs text={document.introduction.text} />
            </Readable>
          </Card>
          <Card title="服务和资讯">
            <Ways code={tumourCode} entries={document.entries} />
          </Card>
          <Contact introduction={document.introduction} />
        </>
      )}
    </ReadingPage>
  )
}
