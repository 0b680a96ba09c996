import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  height as heightRule,
  occupations,
  weight as weightRule,
  type Occupation,
} from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import { peoplePaths } from '@nethos/contract/people/people.paths.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { Card } from '../../../patterns/card.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { ChoiceField, ownPath } from '../../account/public.tsx'
import { createFile } from '../hospital-account.calls.ts'
import type { Whose } from '../hospital-account.links.ts'
import { askAndGo } from '../way-out.ts'
import { AddressFields, noAddress, wholeAddress, wrongInAddress } from './address-fields.tsx'
import { useHospitalName } from './bind-file.tsx'
import { BoundResult } from './bound-result.tsx'
import { PersonLines } from './person-lines.tsx'

interface NewFileFormProps {
  title: string
  who: Person
  whose: Whose
  comefrom: string | null
}

const empty = { ...noAddress, height: '', weight: '', occupation: '' as Occupation | '' }

/** 新建病案号: a file is made at the hospital for somebody who is verified. */
export function NewFileForm({ title, who, whose, comefrom }: NewFileFormProps) {
  const go = useNavigate()
  const hosName = useHospitalName(whose.hosId)
  const draft = useDraft(`hospital.new.${whose.personId}.${whose.hosId}`, empty)
  const { value } = draft
  const [isTried, setTried] = useState(false)
  const [made, setMade] = useState<OutputOf<typeof createFile.service>>()
  const create = useCommand(createFile, error => askAndGo(error, whose, go))
  const wrong = {
    height: sentenceOf(heightRule, value.height),
    weight: sentenceOf(weightRule, value.weight),
    occupation: value.occupation ? undefined : '请选择职业',
  }
  if (made) return <BoundResult bound={made} whose={whose} isNew next={ownPath(comefrom)} />

  const submit = async () => {
    setTried(true)
    if (Object.values({ ...wrong, ...wrongInAddress(value) }).some(Boolean) || !value.occupation) return
    const { height, weight, occupation } = value
    const created = await create.run({ ...whose, address: wholeAddress(value), height, weight, occupation })
    if (!created) return
    draft.clear()
    setMade(created)
  }
  const shown = (sentence: string | undefined) => (isTried ? sentence : undefined)
  return (
    <FormPage title={title} submit="新建" onSubmit={submit}>
      {!who.isRealname && (
        <Notice tone="warn">
          新建病案号需要先实名认证。
          <ButtonLink to={`${peoplePaths.realName}?compatId=${whose.personId}`} look="soft">
            实名认证
          </ButtonLink>
        </Notice>
      )}
      <PersonLines person={who} hosName={hosName} />
      <Card title="现住址">
        <AddressFields value={value} onChange={address => draft.set({ ...value, ...address })} isTried={isTried} />
      </Card>
      <Card title="基本情况">
        <ChoiceField
          label="职业"
          words={occupations}
          value={value.occupation || undefined}
          onChoose={occupation => draft.set({ ...value, occupation })}
          error={shown(wrong.occupation)}
        />
        <TextField
          label="身高（厘米，选填）"
          inputMode="decimal"
          value={value.height}
          onChange={event => draft.set({ ...value, height: event.target.value })}
          error={shown(wrong.height)}
        />
        <TextField
          label="体重（公斤，选填）"
          inputMode="decimal"
          value={value.weight}
          onChange={event => draft.set({ ...value, weight: event.target.value })}
          error={shown(wrong.weight)}
        />
      </Card>
    </FormPage>
  )
}
