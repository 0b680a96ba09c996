import type pg from 'pg'

/** Whether the line to the hospital is cut just now. */
export async function isCut(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_cut: boolean }>('select is_cut from demo_hospital.line')
  return rows[0]!.is_cut
}

export async function cutLine(pool: pg.Pool, cut: boolean): Promise<void> {
  await pool.query('update demo_hospital.line set is_cut = $1', [cut])
}
