import { Tabs } from '../../../controls/tabs.tsx'
import type { useTab } from '../../../patterns/use-in-address.ts'
import type { useHospital } from '../use-hospital.ts'
import type { departmentsOf } from './departments-of.ts'
import { HospitalSwitch } from './hospital-switch.tsx'

interface HospitalHeadProps {
  hospital: ReturnType<typeof useHospital>
  departments: ReturnType<typeof departmentsOf>
  tab: ReturnType<typeof useTab>
}

/** Which hospital, and, where there are several, which of its departments. */
export const HospitalHead = ({ hospital, departments, tab }: HospitalHeadProps) => (
  <>
    <HospitalSwitch of={hospital} />
    {departments.length > 1 && (
      <Tabs
        label="科室"
        tabs={[{ value: '', label: '全部科室' }, ...departments]}
        value={tab.value}
        onChange={tab.set}
      />
    )}
  </>
)
