import { useState } from 'react'
import { useNavigate } from 'react-router'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import {
  height as heightRule,
  occupations,
  weight as weightRule,
  type Occupation,
} from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import { guardianAge } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { Card } from '../../../patterns/card.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { ChoiceField, ownPath } from '../../account/public.tsx'
import { createFile } from '../hospital-account.calls.ts'
import type { Whose } from '../hospital-account.links.ts'
import { askAndGo, stepOf } from '../way-out.ts'
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
/** A small child has no occupation. */
const small = { ...empty, occupation: '90' as const }
const rules = { height: heightRule, weight: weightRule }

/** 新建病案号: a file is made at the hospital for somebody who is verified. */
export function NewFileForm({ title, who, whose, comefrom }: NewFileFormProps) {
  const go = useNavigate()
  const wanted = comefrom ?? ''
  const isSmall = who.age !== null && who.age < guardianAge
  const hosName = useHospitalName(whose.hosId)
  const draft = useDraft(`hospital.new.${whose.personId}.${whose.hosId}`, isSmall ? small : empty)
  const [made, setMade] = useState<OutputOf<typeof createFile.service>>()
  const form = useForm({
    draft,
    rules,
    validate: typed => ({ occupation: typed.occupation ? undefined : '请选择职业', ...wrongInAddress(typed) }),
    send: async typed => {
      const { height, weight, occupation } = typed
      return occupation === ''
        ? undefined
        : run(createFile, { ...whose, address: wholeAddress(typed), height, weight, occupation })
    },
    onRefused: error => askAndGo(error, whose, go, wanted),
    onSent: setMade,
  })
  if (made) return <BoundResult bound={made} whose={whose} isNew next={ownPath(comefrom)} />

  return (
    <FormPage title={title} submit="新建" onSubmit={form.submit}>
      {!who.isRealname && (
        <Notice tone="warn">
          新建病案号需要先实名认证。
          <ButtonLink
            to={peoplePages.realName.to({ compatId: whose.personId, comefrom: stepOf(whose, wanted) })}
            look="soft"
          >
            实名认证
          </ButtonLink>
        </Notice>
      )}
      <PersonLines person={who} hosName={hosName} />
      <Card title="现住址">
        <AddressFields value={form.values} wrong={form.errors} onChange={form.change} />
      </Card>
      <Card title="基本情况">
        {!isSmall && (
          <ChoiceField
            label="职业"
            words={occupations}
            value={form.values.occupation || undefined}
            onChoose={occupation => form.change({ occupation })}
            error={form.errors.occupation}
          />
        )}
        <TextField label="身高（厘米，选填）" inputMode="decimal" {...form.input('height')} />
        <TextField label="体重（公斤，选填）" inputMode="decimal" {...form.input('weight')} />
      </Card>
    </FormPage>
  )
}
