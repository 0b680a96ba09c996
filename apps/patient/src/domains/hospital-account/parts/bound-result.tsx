import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  createdSentence,
  missingSentences,
  renamedSentence,
} from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { checkFile, type bind } from '../hospital-account.calls.ts'
import { incompletePage, type Whose } from '../hospital-account.links.ts'

interface BoundResultProps {
  bound: OutputOf<typeof bind.service>
  whose: Whose
  /** The file was made just now. */
  isNew?: boolean
  /** Where it was wanted for. */
  next?: string | undefined
}

/** The record number, said and kept on the page: nobody has to read it in a hurry. Then what the file may still lack. */
export function BoundResult({ bound, whose, isNew = false, next }: BoundResultProps) {
  const go = useNavigate()
  const [isLooked, setLooked] = useState(false)
  const check = useCommand(checkFile)
  const personPage = peoplePages.person.to({ compatId: whose.personId })
  const proceed = async () => {
    const looked = isLooked ? undefined : await check.run(whose)
    setLooked(true)
    const gap = looked?.code as 0 | 1 | 2 | 3 | undefined
    if (gap && (await confirm({ title: missingSentences[gap], yes: '去填写', no: '再等等' })))
      return go(incompletePage(gap, whose, next), { replace: true })
    return go(next ?? personPage, { replace: true })
  }
  return (
    <ResultPage
      title={isNew ? '新建病案号' : '绑定医院帐号'}
      verdict="good"
      headline={isNew ? '新建成功' : '绑定成功'}
      onBack={() => void go(personPage, { replace: true })}
      links={
        <>
          <Button busy={check.isBusy} onClick={proceed}>
            完成
          </Button>
          {next && (
            <ButtonLink to={personPage} look="quiet" replace>
              查看就诊人
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{isNew ? createdSentence(bound.recordNumber) : `您的病案号是 ${bound.recordNumber}`}</p>
      {bound.isRenamed && (
        <p>
          {renamedSentence}：{bound.personName}
        </p>
      )}
    </ResultPage>
  )
}
