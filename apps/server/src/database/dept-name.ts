import { sql } from 'kysely'

/** A doctor's department as the hospital calls it, else as the national list does. The query joins `doctor` and `department`. */
export const doctorDeptName = sql<string>`coalesce(nullif(doctor.dept_name, ''), department.gb_dept_name)`

/** The same of a team. */
export const teamDeptName = sql<string>`coalesce(nullif(team.dept_name, ''), department.gb_dept_name)`
