import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { whoseIn } from '../hospital-account.links.ts'
import { AddressForm } from '../parts/address-form.tsx'
import { NewFileForm } from '../parts/new-file-form.tsx'
import { ReservedMobileForm } from '../parts/reserved-mobile-form.tsx'
import { person } from '../hospital-account.calls.ts'

const titles = { new: '新建病案号', mobile: '修改院内预留手机号', address: '修改院内地址' } as const
const titleLength = 12

/** What the hospital has of somebody: made (type=new), its mobile (type=mobile), or its address. */
export default function EditFilePage() {
  const [query] = useSearchParams()
  const whose = whoseIn(query)
  const type = query.get('type')
  const kind = type === 'new' || type === 'mobile' ? type : 'address'
  const result = useServiceQuery(person(whose.personId), { unless: whose.personId === '' })
  if (!whose.personId || !whose.hosId) return <Navigate to={peoplePages.people.at} replace />
  const title =
    Array.from(query.get('title') ?? '')
      .slice(0, titleLength)
      .join('') || titles[kind]
  const who = result.value
  if (!who)
    return (
      <DetailPage title={title} detail={result}>
        {() => null}
      </DetailPage>
    )
  const shown = { title, who, whose }
  if (kind === 'new') return <NewFileForm {...shown} comefrom={query.get('comefrom')} />
  if (kind === 'mobile')
    return <ReservedMobileForm {...shown} tail={query.get('tail') ?? ''} comefrom={query.get('comefrom')} />
  return <AddressForm {...shown} cardNumber={query.get('jzkh') ?? ''} comefrom={query.get('comefrom')} />
}
