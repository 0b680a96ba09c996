import { run } from '@nethos/calls/command.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ServiceList } from '../timed-service/service-list.tsx'
import { privateServices, savePrivateService } from '../doctors.calls.ts'

/** 私人医生: for how long he can be engaged, and for how much. */
export function PrivateServices({ docId }: { docId: string }) {
  const { rows, status } = useRows(privateServices(docId))
  if (status !== 'ready') return null
  return (
    <div className="doctor-form" role="group" aria-label="私人医生服务时长">
      <ServiceList
        label="私人医生服务"
        services={rows}
        empty="还没有设定服务时长，例如“私人医生·月”。设定后才能开通私人医生。"
        save={fields => run(savePrivateService, { docId, ...fields })}
      />
    </div>
  )
}
