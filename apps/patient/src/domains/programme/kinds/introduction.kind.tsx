import { Card } from '../../../patterns/card.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { Contact } from '../parts/contact.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { ProgrammeHead } from '../parts/programme-head.tsx'
import { useProgramme, type PlaceProps } from '../use-place.ts'

/** 介绍: text, picture, where it is and whom to call. */
export default function ProgrammeIntroduction({ place }: PlaceProps) {
  return (
    <ReadingPage reading={useProgramme({ place })}>
      {({ document }) => (
        <>
          <ProgrammeHead {...document} />
          <Card>
            <Readable>
              <Paragraphs text={document.introduction.text} />
            </Readable>
          </Card>
          <Contact introduction={document.introduction} />
        </>
      )}
    </ReadingPage>
  )
}
