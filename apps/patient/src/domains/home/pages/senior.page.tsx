import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { hubs } from '@nethos/contract/home/home.hubs.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, CallButton } from '../../../controls/button.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { hub } from '../home.calls.ts'
import { HubSections } from '../parts/hub-sections.tsx'

/** 长辈版: whoever opens this address wants large words, and keeps them on the pages that follow. */
export default function SeniorPage() {
  const { home, servicePhone, setElder } = useAppInfo()
  const query = useServiceQuery(hub('elder'))
  const navigate = useNavigate()
  useEffect(() => setElder(true), [setElder])
  const leave = () => {
    setElder(false)
    void navigate(home, { replace: true })
  }
  return (
    <HubPage title={hubs.elder}>
      {servicePhone && (
        <CallButton phone={servicePhone} look="main">
          联系客服
        </CallButton>
      )}
      <Value of={query} shape="grid">
        {({ sections }) => <HubSections sections={sections} columns={2} />}
      </Value>
      <Button look="quiet" onClick={leave}>
        返回标准版
      </Button>
    </HubPage>
  )
}
