import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import type { Profile } from '@nethos/contract/account/account.schemas.ts'
import { identityRefusals } from '@nethos/contract/common/identity.refusals.ts'
import { maritalStatuses } from '@nethos/contract/common/marital-status.ts'
import type { SentOf } from '@nethos/contract/service.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { changeProfile, profile } from '../account.calls.ts'
import { identityWays } from '../account.links.ts'
import { AvatarField } from '../parts/avatar-field.tsx'
import { ChoiceField } from '../parts/choice-field.tsx'
import { RegionField } from '../parts/region-field.tsx'

/** 个人资料 of the account; with compatId it is another person's, who has a page of his own. */
export default function ProfilePage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId')
  const result = useServiceQuery(profile(), { unless: personId !== null })
  if (personId) return <Navigate to={peoplePages.person.to({ compatId: personId })} replace />
  return <DetailPage detail={result}>{known => <About known={known} />}</DetailPage>
}

const genders = { M: '男', F: '女' } as const

function About({ known }: { known: Profile }) {
  const change = useCommand(changeProfile)
  const save = async (changes: SentOf<typeof changeProfile.service>) => {
    if (await change.run(changes)) toast(changedSentence)
  }
  return (
    <>
      <Card>
        <AvatarField
          src={known.avatarUrl}
          attaId={known.avatarAttaId}
          onChange={async avatarAttaId => (await change.run({ avatarAttaId })) !== undefined}
        />
      </Card>
      <Identity known={known} />
      <Card title="可修改的信息">
        {!known.idCard && (
          <ChoiceField
            label="性别"
            words={genders}
            value={known.gender || undefined}
            onChoose={gender => void save({ gender })}
          />
        )}
        <ChoiceField
          label="婚姻状况"
          words={maritalStatuses}
          value={known.maritalStatus}
          onChoose={maritalStatus => void save({ maritalStatus })}
        />
        <RegionField label="地区" areaName={known.areaName} onChoose={({ areaCode }) => void save({ areaCode })} />
      </Card>
    </>
  )
}

/** Name and ID number, which nobody changes any more once he is verified, and what the number says of him. */
const Identity = ({ known }: { known: Profile }) => (
  <>
    <Card title="基本信息">
      <Lines
        lines={[
          { label: '姓名', value: known.accountName || '未填写' },
          { label: '身份证号', value: known.idCard || '未填写' },
          { label: '性别', value: known.idCard && known.gender && genders[known.gender] },
          { label: '年龄', value: known.age === null ? '' : `${known.age}岁` },
          { label: '登录手机', value: known.loginMobile },
        ]}
      />
      <ActionList
        actions={[
          ...(known.isRealname ? [] : identityWays(known.accountName)),
          { label: '修改登录手机号', to: accountPages.mobile.at },
        ]}
      />
    </Card>
    {known.isRealname && <Notice tone="quiet">{identityRefusals.identity_locked.sentence}</Notice>}
  </>
)
