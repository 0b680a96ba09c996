import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import type { Profile } from '@nethos/contract/account/account.schemas.ts'
import { identityRefusals } from '@nethos/contract/common/identity.refusals.ts'
import { maritalStatuses, type MaritalStatus } from '@nethos/contract/common/marital-status.ts'
import { peoplePaths } from '@nethos/contract/people/people.paths.ts'
import type { SentOf } from '@nethos/contract/service.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { PickerSheet } from '../../../controls/picker-sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { changeProfile, profile } from '../account.calls.ts'
import { editing } from '../account.links.ts'
import { AvatarField } from '../parts/avatar-field.tsx'
import { RegionSheet } from '../parts/region-field.tsx'

/** 个人资料 of the account; with compatId it is another person's, who has a page of his own. */
export default function ProfilePage() {
  const [query] = useSearchParams()
  const asked = useAsked(profile())
  const personId = query.get('compatId')
  if (personId) return <Navigate to={`${peoplePaths.person}?${new URLSearchParams({ compatId: personId })}`} replace />
  return (
    <DetailPage title="个人资料" detail={asked}>
      {known => <About known={known} />}
    </DetailPage>
  )
}

const genders = { M: '男', F: '女', '': '' } as const
const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).flatMap(([value, label]) => (label ? [{ value, label }] : []))

function About({ known }: { known: Profile }) {
  const [open, setOpen] = useState<'gender' | 'maritalStatus' | 'area'>()
  const change = useCommand(changeProfile)
  const close = () => setOpen(undefined)
  const keep = async (changes: SentOf<typeof changeProfile.service>) => {
    if (await change.run(changes)) toast(changedSentence)
  }
  // What the ID number says of somebody is not his to change.
  const byIdCard = known.idCard !== ''
  return (
    <>
      <Card>
        <AvatarField src={known.avatarUrl} onUploaded={avatarAttaId => keep({ avatarAttaId })} />
      </Card>
      {known.isRealname && <Notice tone="good">{identityRefusals.identity_locked.sentence}</Notice>}
      <Card>
        <ActionList
          actions={[
            { label: '姓名', value: known.accountName || '未填写', ...(!known.isRealname && { to: editing('name') }) },
            { label: '身份证号', value: known.idCard || '未填写', ...(!known.isRealname && { to: editing('idCard') }) },
            { label: '登录手机号', value: known.loginMobile, to: accountPaths.mobile },
          ]}
        />
      </Card>
      <Card>
        <ActionList
          actions={[
            { label: '性别', value: genders[known.gender] || '未填写', ...(!byIdCard && { onAct: () => setOpen('gender') }) },
            { label: '年龄', value: known.age === null ? '填写身份证号后显示' : `${known.age}岁` },
            { label: '婚姻状况', value: maritalStatuses[known.maritalStatus], onAct: () => setOpen('maritalStatus') },
            { label: '地区', value: known.areaName || '未填写', onAct: () => setOpen('area') },
          ]}
        />
      </Card>
      <PickerSheet
        open={open === 'gender'}
        onClose={close}
        title="性别"
        options={options(genders)}
        value={known.gender}
        onChoose={gender => void keep({ gender: gender as 'M' | 'F' })}
      />
      <PickerSheet
        open={open === 'maritalStatus'}
        onClose={close}
        title="婚姻状况"
        options={options(maritalStatuses)}
        value={known.maritalStatus}
        onChoose={status => void keep({ maritalStatus: status as MaritalStatus })}
      />
      <RegionSheet open={open === 'area'} onClose={close} onChoose={area => void keep(area)} />
    </>
  )
}
