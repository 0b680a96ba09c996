import { ButtonLink } from '../../../controls/button.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { ForPerson } from './tumour-person.tsx'

interface ElsewhereProps {
  sentence: string
  word: string
  to: (compatId: string) => string
}

/** What another part of the app keeps of this person, and the way there. */
export const Elsewhere = ({ sentence, word, to }: ElsewhereProps) => (
  <ForPerson>
    {({ personId, personName }) => (
      <Page>
        <Empty sentence={`${personName}：${sentence}`}>
          <ButtonLink to={to(personId)}>{word}</ButtonLink>
        </Empty>
      </Page>
    )}
  </ForPerson>
)
