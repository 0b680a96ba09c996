import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { contradictsFile } from '@nethos/contract/renewal/allergy-contradiction.ts'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { loadPart } from '@nethos/calls/chunks.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { HealthFile } from '@nethos/contract/record/record.schemas.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { fertilities, organs } from '@nethos/contract/renewal/drug.kinds.ts'
import { fertilityLabels, organLabels, renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { allergyClasses, allergyClassKeys, type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { readAllergies } from '@nethos/contract/record/allergy-words.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { AreaField } from '../../../controls/area-field.tsx'
import { Chips, ManyChips } from '../../../controls/chips.tsx'
import { NumericField } from '../../../controls/text-field.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { AllergyProposal } from '../../record/public.tsx'
import { ForPerson, isSmall, personInWords } from '../parts/for-person.tsx'
import { healthFile } from '../renewal.calls.ts'
import { wrongFacts } from '../renewal.wrong.ts'
import { useRenewalDraft, type RenewalDraft } from '../use-renewal-draft.ts'

const PregnancyWeek = lazy(async () => ({
  default: (await loadPart(() => import('../parts/pregnancy-week.tsx'))).PregnancyWeek,
}))

const organChoices = organs.map(value => ({ value, label: organLabels[value] }))
const fertilityChoices = fertilities.map(value => ({ value, label: fertilityLabels[value] }))
const yesOrNo = [
  { value: 'no', label: '无' },
  { value: 'yes', label: '有' },
] as const

/** 确认信息: what the rules and the doctor must know of the patient. */
export default function FactsPage() {
  return <ForPerson title="确认信息">{person => <Facts key={person.personId} person={person} />}</ForPerson>
}

function Facts({ person }: { person: Person }) {
  const { personId } = person
  const draft = useRenewalDraft(personId)
  const filed = useServiceQuery(healthFile(personId)).value
  // What the health file tells stands there already; the draft has it as soon as anything is changed or sent.
  const fromFile = draft.value.hasAllergy === null && filed && classesOf(filed).length > 0 ? asFiled(filed) : {}
  const value: RenewalDraft = { ...draft.value, ...fromFile }
  const go = useNavigate()
  const contradicts = filed !== undefined && value.hasAllergy !== null && contradictsFile(value, filed)
  const form = useForm({
    draft: { ...draft, value, set: next => draft.set(now => next({ ...now, ...fromFile })) },
    validate: now => wrongFacts(now, isSmall(person)),
    // A step of several: the draft stays until all of it is sent.
    async send() {
      if (contradicts) return undefined
      form.change({})
      await go(renewalPages.confirm.to({ compatId: personId }))
      return undefined
    },
  })
  return (
    <FormPage submit="下一步" onSubmit={form.submit}>
      <Card>
        <Lines lines={[{ label: '就诊人', value: personInWords(person) }]} />
        <NumericField label="体重（Kg）" inputMode="decimal" placeholder="例如：62.5" {...form.input('weightKg')} />
      </Card>
      <Card>
        <Chips label="肝功能" choices={organChoices} {...form.field('liver')} />
        <Chips label="肾功能" choices={organChoices} {...form.field('kidney')} />
        <Chips label="生育情况" choices={fertilityChoices} {...form.field('fertility')} />
        {form.values.fertility === 'pregnant' && (
          <Suspense>
            <PregnancyWeek {...form.field('pregnantFrom')} />
          </Suspense>
        )}
      </Card>
      <Allergies form={form} />
      {contradicts && (
        <Contradiction filed={filed} personId={personId} onTake={() => form.change(withFiled(value, filed))} />
      )}
      {isSmall(person) && <Guardian form={form} />}
    </FormPage>
  )
}

type FactsForm = ReturnType<typeof useForm<RenewalDraft, 'guardian', unknown>>

function Allergies({ form }: { form: FactsForm }) {
  return (
    <Card>
      <Chips
        label="药物过敏史"
        choices={yesOrNo}
        {...form.field('hasAllergy')}
        onChange={hasAllergy =>
          form.change(hasAllergy === 'no' ? { hasAllergy, allergies: [], allergyNote: '' } : { hasAllergy })
        }
      />
      {form.values.hasAllergy === 'yes' && (
        <>
          <ManyChips
            label="对哪类药物过敏（可多选）"
            choices={allergyClassKeys.map(key => ({ value: key, label: allergyClasses[key] }))}
            {...form.field('allergies')}
          />
          <AreaField
            label="过敏的药物和反应（选填）"
            rows={2}
            limit={renewalLimits.allergyNote}
            {...form.input('allergyNote')}
          />
          <AllergyProposal
            text={form.values.allergyNote}
            chosen={form.values.allergies}
            onTake={allergies => form.change({ allergies })}
          />
        </>
      )}
    </Card>
  )
}

/** What is told here and what the health file says cannot both be true: it is settled before anybody goes on. */
function Contradiction({ filed, personId, onTake }: { filed: HealthFile; personId: string; onTake: () => void }) {
  const { allergyHistory, allergyClasses: classes } = filed
  return (
    <Notice tone="danger">
      <p role="alert">
        健康档案写有“{allergyHistory || classes.map(key => allergyClasses[key]).join('、')}
        ”，与本次填写不一致。没有变化请按健康档案填写，已经变化请先修改健康档案。
      </p>
      <Button look="soft" onClick={onTake}>
        按健康档案填写
      </Button>
      <ButtonLink look="quiet" to={recordPages.allergy.to({ compatId: personId })}>
        修改健康档案
      </ButtonLink>
    </Notice>
  )
}

function Guardian({ form }: { form: FactsForm }) {
  return (
    <Card>
      <AgreeLine checked={form.values.guardianPresent} onChange={guardianPresent => form.change({ guardianPresent })}>
        我是就诊人的监护人，正在现场陪同
      </AgreeLine>
      {form.errors.guardian && (
        <p className="field__error" role="alert">
          {form.errors.guardian}
        </p>
      )}
    </Card>
  )
}

/** Ticked in the file, or told there in words. */
const classesOf = ({ allergyClasses: ticked, allergyHistory }: HealthFile): AllergyClass[] => [
  ...new Set([...ticked, ...readAllergies(allergyHistory).classes]),
]

const asFiled = (filed: HealthFile) => ({
  hasAllergy: 'yes' as const,
  allergies: classesOf(filed),
  allergyNote: filed.allergyHistory.slice(0, renewalLimits.allergyNote),
})

/** What the file tells beside what was told now: nothing that was just said is lost. */
const withFiled = ({ allergies, allergyNote }: RenewalDraft, filed: HealthFile) => ({
  ...asFiled(filed),
  allergies: [...new Set([...allergies, ...classesOf(filed)])],
  allergyNote: allergyNote.trim() || asFiled(filed).allergyNote,
})
