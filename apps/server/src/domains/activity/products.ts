import { sql } from 'kysely'
import type { productKinds, productServices } from '@nethos/contract/activity/products.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'

interface Kind {
  productKind: (typeof productKinds)[number]
  offeredBy: number
  fromCents: number
}
interface Package {
  serviceId: string
  serveName: string
  serveIcon: string
  serveContent: string
  teamId: string
  teamName: string
  priceCents: number
}

/** ~smarthos.product.list: the offers of doctors and teams who work here, as they stand now. */
export const products: HandlerOf<typeof productServices.products> = async ({ ctx: { db } }) => {
  const kinds = await sql<Kind>`
    select product_kind, count(distinct who)::int as offered_by, min(price_cents) as from_cents
    from (
      select doctor_offer.doc_id as who, price_cents,
        case when consult_type in ('VIDEO', 'DOCVIDEO') then 'video' when consult_type = 'PERSONAL_TIME_PIC' then 'personal' else 'picture' end as product_kind
      from doctor_offer join doctor on doctor.doc_id = doctor_offer.doc_id
      where is_open and is_active and doc_type <> 'PHARMACIST' and consult_type in ('DOCPIC', 'VIDEO', 'DOCVIDEO', 'PERSONAL_TIME_PIC')
      union all
      select team_id, price_cents, 'team' from team where is_open
    ) as offered
    group by product_kind order by array_position(array['picture', 'video', 'personal', 'team'], product_kind)`.execute(
    db,
  )
  const packages = await sql<Package>`
    select service_id, serve_name, serve_icon, serve_content, team.team_id, team_name, team_service.price_cents
    from team_service join team on team.team_id = team_service.team_id
    where team_service.is_open and team.is_open order by team_service.price_cents, serve_name, service_id limit 100`.execute(
    db,
  )
  return {
    kinds: kinds.rows.map(row => ({ ...row, fromCents: Number(row.fromCents) })),
    packages: packages.rows.map(row => ({ ...row, priceCents: Number(row.priceCents) })),
  }
}
