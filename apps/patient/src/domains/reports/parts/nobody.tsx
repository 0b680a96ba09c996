import { useLocation } from 'react-router'
import { nobodySentence } from '@nethos/contract/people/people.rules.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Empty } from '../../../patterns/states.tsx'

/** An account that has no person of care yet: adds one, and comes back. */
export function Nobody() {
  const { pathname, search } = useLocation()
  return (
    <Empty icon="people" sentence={nobodySentence}>
      <ButtonLink to={peoplePages.add.to({ callback: pathname + search })}>添加就诊人</ButtonLink>
    </Empty>
  )
}
