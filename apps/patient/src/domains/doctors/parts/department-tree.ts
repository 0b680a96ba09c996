import type { OutputOf } from '@nethos/contract/service.ts'
import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'

type Tree = OutputOf<typeof doctorServices.listDepartments>

/** Names in the filter are cut to four characters (core 2). */
export const short = (name: string): string => [...name].slice(0, 4).join('')

/** The two columns of the filter: departments at the left, theirs at the right. */
export const branchesOf = (tree: Tree) => [
  { value: '', label: '全部', children: [{ value: '', label: '全部科室' }] },
  ...tree.map(top => ({
    value: top.gbDeptCode,
    label: short(top.gbDeptName),
    children: [
      { value: top.gbDeptCode, label: `全部${top.gbDeptName}` },
      ...top.subDepartments.map(sub => ({ value: sub.gbDeptCode, label: sub.gbDeptName })),
    ],
  })),
]

const all = (tree: Tree) => tree.flatMap(top => [top, ...top.subDepartments])

export const nameIn = (tree: Tree, code: string): string | undefined =>
  all(tree).find(one => one.gbDeptCode === code)?.gbDeptName

/** The code of a department by its name, for links that say subDeptName (core 2); empty for what is no department. */
export const codeOf = (tree: Tree, name: string): string =>
  all(tree).find(one => one.gbDeptName === name)?.gbDeptCode ?? ''
