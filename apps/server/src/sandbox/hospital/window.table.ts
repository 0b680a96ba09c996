import type pg from 'pg'

/** A file as the clerk at the hospital's window writes it. */
export interface WindowFile {
  hosId: string
  idCard: string
  name: string
  mobile: string
  address: string
  insurance: string
  /** Card numbers are made from the record number: K260001, K260001-2. */
  cards: number
}

/** Makes the file, or writes the given things over those of the file that is there; the record number. */
export async function writeFileAtWindow(
  pool: pg.Pool,
  { hosId, idCard, ...file }: Pick<WindowFile, 'hosId' | 'idCard'> & Partial<WindowFile>,
  now: number,
): Promise<string> {
  const { rows } = await pool.query<{ record_number: string }>(
    `insert into demo_hospital.patient (hos_id, record_number, id_card, name, mobile, address, insurance, created_at)
     values ($1, 'B' || nextval('demo_hospital.record_number'), $2, coalesce($3, '无名氏'), coalesce($4, ''), coalesce($5, ''), coalesce($6, ''), $7)
     on conflict (hos_id, id_card) do update set
       name = coalesce($3, patient.name), mobile = coalesce($4, patient.mobile),
       address = coalesce($5, patient.address), insurance = coalesce($6, patient.insurance)
     returning record_number`,
    [hosId, idCard, file.name, file.mobile, file.address, file.insurance, new Date(now)].map(one => one ?? null),
  )
  const recordNumber = rows[0]!.record_number
  if (file.cards !== undefined) {
    await pool.query(
      `insert into demo_hospital.visit_card (hos_id, card_number, record_number, insurance, issued_at)
       select $1, 'K' || substr($2, 2) || case when nth = 1 then '' else '-' || nth end, $2, coalesce(nullif($3, ''), '自费'),
         $4::timestamptz + nth * interval '1 second'
       from generate_series(1, $5::int) as nth on conflict do nothing`,
      [hosId, recordNumber, file.insurance ?? '', new Date(now), file.cards],
    )
  }
  return recordNumber
}

/** The hospital has taken a file away; its cards go with it. */
export async function removeFileAtWindow(pool: pg.Pool, hosId: string, idCard: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from demo_hospital.patient where hos_id = $1 and id_card = $2', [
    hosId,
    idCard,
  ])
  return rowCount !== 0
}
