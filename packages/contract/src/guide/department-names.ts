import { departmentKindKeys, departmentKinds, type DepartmentKind } from './department-kinds.ts'

/** What a hospital calls our kinds of departments, where its names are others than usual. */
export type DepartmentNames = Readonly<Partial<Record<DepartmentKind, readonly string[]>>>

const kindByLabel = new Map<string, DepartmentKind>(departmentKindKeys.map(kind => [departmentKinds[kind].label, kind]))

/** 心血管内科=心内一科 心内二科；骨科=创伤骨科: undefined where a line is none of these. */
export function departmentNamesIn(text: string): DepartmentNames | undefined {
  const names: Partial<Record<DepartmentKind, readonly string[]>> = {}
  for (const line of text.split(/[；;\n]/).map(one => one.trim())) {
    if (line === '') continue
    const [label = '', ownName = ''] = line.split('=')
    const kind = kindByLabel.get(label.trim())
    const list = ownName.split(/\s+/).filter(name => name !== '')
    if (!kind || list.length === 0) return undefined
    names[kind] = list
  }
  return names
}

/** The hospital's department of a kind: by the name that it said, else by the usual ones, the most exact first. */
export function departmentOf<Row extends { readonly deptName: string }>(
  rows: readonly Row[],
  kind: DepartmentKind,
  departmentNames: DepartmentNames = {},
): Row | undefined {
  for (const name of departmentNames[kind] ?? []) {
    const row = rows.find(one => one.deptName === name)
    if (row) return row
  }
  for (const name of departmentKinds[kind].names.split(' ')) {
    const row = rows.find(one => one.deptName.includes(name) && (kind.startsWith('ped') || !/儿/.test(one.deptName)))
    if (row) return row
  }
  return undefined
}
