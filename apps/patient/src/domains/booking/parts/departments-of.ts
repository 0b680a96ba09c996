import type { ClinicDoctor } from '@nethos/contract/clinics/finding.schemas.ts'

/** The departments of those who are listed, each once, as tabs. */
export const departmentsOf = (doctors: readonly Pick<ClinicDoctor, 'deptId' | 'deptName'>[]) =>
  doctors
    .map(({ deptId, deptName }) => ({ value: deptId, label: deptName }))
    .filter(({ value }, at, all) => all.findIndex(one => one.value === value) === at)
