import type { ReactNode } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { Stay } from '@nethos/contract/fees/fees.schemas.ts'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { stays } from '../fees.calls.ts'
import { OfBound, PersonSwitch, useWhose } from './whose-fees.tsx'

/** What is about the latest stay of a person: the one that goes on, or else the last. */
export function OfStay({ children, onlyOpen }: { children: (stay: Stay) => ReactNode; onlyOpen?: boolean }) {
  const query = useServiceQuery(stays(useWhose()))
  return (
    <Page head={<PersonSwitch />}>
      <OfBound query={query}>
        {({ stays: all }) => {
          const going = all.find(one => one.stayState !== 'settled')
          const one = going ?? (onlyOpen ? undefined : all[0])
          return one ? (
            children(one)
          ) : (
            <Empty icon="bed" sentence={onlyOpen ? '现在没有住院，不用预缴' : '暂无住院记录'} />
          )
        }}
      </OfBound>
    </Page>
  )
}
