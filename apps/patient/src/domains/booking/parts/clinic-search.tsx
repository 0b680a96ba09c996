import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { departmentPage, hospitalPage } from '@nethos/contract/booking/booking.links.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { SearchPage } from '../../../patterns/search-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { useWord } from '../../../patterns/use-in-address.ts'
import { Value } from '../../../patterns/value.tsx'
import { found } from '../booking.calls.ts'
import { ClinicDoctorRow } from './clinic-doctor-row.tsx'
import './clinic-search.css'

interface ClinicSearchProps {
  title: string
  /** Left out: all hospitals. */
  hosId?: string | undefined
  sort?: string | undefined
}

/** Departments and doctors by characters, pinyin or initials; the last words are kept on this phone. */
export function ClinicSearch({ title, hosId, sort }: ClinicSearchProps) {
  const word = useWord()
  const query = useServiceQuery(found(word.value, hosId), { unless: word.value === '', keepPrevious: true })
  return (
    <SearchPage
      title={title}
      label="医生、科室、拼音或首字母"
      word={word.value}
      onSearch={word.set}
      recent="booking"
      suggestions={<OtherWays hosId={hosId} sort={sort} />}
    >
      <Value of={query} shape="rows">
        {({ list, deptList }) => (
          <>
            {deptList.length > 0 && (
              <Card title="科室">
                <ActionList
                  actions={deptList.map(one => ({
                    label: one.deptName,
                    note: one.hosName,
                    to: departmentPage(bookingPages.byExpert, one.deptId, { hosId: one.hosId, sort: sort ?? 1 }),
                  }))}
                />
              </Card>
            )}
            {list.map(doctor => (
              <ClinicDoctorRow key={doctor.clinicDoctorId} doctor={doctor} sort={sort} showsHospital={!hosId} />
            ))}
            {list.length + deptList.length === 0 && (
              <Empty icon="search" sentence="没有找到相关的医生或科室，换个词试试">
                <ButtonLink to={hospitalPage(bookingPages.chooseDepartment, { hosId, sort })} look="soft">
                  按科室找
                </ButtonLink>
              </Empty>
            )}
          </>
        )}
      </Value>
    </SearchPage>
  )
}

/** Before the first word: how one can search, and how one finds without. */
const OtherWays = ({ hosId, sort }: Pick<ClinicSearchProps, 'hosId' | 'sort'>) => (
  <Card title="可以怎么找">
    <p className="clinic-search__hint">
      输入医生姓名、科室或擅长的病都可以，也可以只输拼音首字母，例如“xxg”找心血管内科。
    </p>
    <ActionList
      actions={[
        { label: '按科室找', icon: 'hospital', to: hospitalPage(bookingPages.chooseDepartment, { hosId, sort }) },
        { label: '看专家门诊', icon: 'doctor', to: hospitalPage(bookingPages.experts, { hosId, sort }) },
      ]}
    />
  </Card>
)
