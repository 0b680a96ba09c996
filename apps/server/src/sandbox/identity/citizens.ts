import type pg from 'pg'
import { isIdCard } from '@nethos/contract/common/id-card.ts'

/** 1 they belong together, 2 they do not, 3 no such number: the provider's BizCode. */
export type BizCode = '1' | '2' | '3'

/** Whom the register does not know, whatever his number. */
export const nobodysName = '查无此人'

/**
 * The sandbox's register. Whoever has a file at the demo hospital, or has registered a name before, has exactly that
 * name; the first name that is asked for with any other number is its holder's from then on.
 */
export async function askRegister(pool: pg.Pool, name: string, idCard: string): Promise<BizCode> {
  if (!isIdCard(idCard) || name === nobodysName) return '3'
  await pool.query('insert into sandbox.citizen (id_card, name) values ($1, $2) on conflict do nothing', [idCard, name])
  const { rows } = await pool.query<{ name: string }>('select name from sandbox.citizen where id_card = $1', [idCard])
  return rows[0]!.name === name ? '1' : '2'
}

/** Puts somebody into the register by his right name. */
export async function addCitizen(pool: pg.Pool, name: string, idCard: string): Promise<void> {
  await pool.query('insert into sandbox.citizen (id_card, name) values ($1, $2) on conflict do nothing', [idCard, name])
}
