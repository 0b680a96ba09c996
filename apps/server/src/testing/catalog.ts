import pg from 'pg'

/** What stands in a database's catalogs of ours, one thing a line, sorted. Two databases of one shape have the same lines. */
export async function catalogOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Expressions and types are spelled with their schema, whatever the role's own path is.
    await client.query(`set search_path = ''`)
    const lines: string[] = []
    for (const [kind, sql] of Object.entries(questions)) {
      const { rows } = await client.query<Record<string, unknown>>(sql)
      lines.push(...rows.map(row => `${kind} ${JSON.stringify(row)}`))
    }
    return lines.toSorted()
  } finally {
    await client.end()
  }
}

const ours = (schema: string) => `${schema} in ('public', 'sandbox', 'demo_hospital')`

/** The migrator's own table is not part of the shape. */
const questions = {
  schema: `select nspname, nspacl::text from pg_namespace where ${ours('nspname')}`,
  relation: `
    select n.nspname, c.relname, c.relkind, c.relpersistence, c.reloptions::text, c.relacl::text, pg_get_viewdef(c.oid) as view
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours('n.nspname')} and c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relname <> 'migration'`,
  column: `
    select n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity,
      a.attgenerated, a.attacl::text, (select collname from pg_collation where oid = a.attcollation) as collation,
      pg_get_expr(d.adbin, d.adrelid) as expression,
      rank() over (partition by c.oid order by a.attnum) as place
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${ours('n.nspname')} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped and c.relname <> 'migration'`,
  constraint: `
    select n.nspname, c.relname, k.conname, k.contype, k.condeferrable, k.condeferred, k.convalidated, pg_get_constraintdef(k.oid) as says
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours('n.nspname')} and c.relname <> 'migration'`,
  index: `select schemaname, tablename, indexname, indexdef from pg_indexes where ${ours('schemaname')} and tablename <> 'migration'`,
  trigger: `
    select n.nspname, c.relname, t.tgname, t.tgenabled, pg_get_triggerdef(t.oid) as says
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours('n.nspname')} and not t.tgisinternal`,
  function: `
    select n.nspname, p.proname, pg_get_functiondef(p.oid) as says, p.proacl::text
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ours('n.nspname')}`,
  type: `
    select n.nspname, t.typname, array(select enumlabel from pg_enum where enumtypid = t.oid order by enumsortorder)::text as labels
    from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${ours('n.nspname')} and t.typtype = 'e'`,
  sequence: `
    select schemaname, sequencename, data_type::text, start_value, min_value, max_value, increment_by, cycle, cache_size
    from pg_sequences where ${ours('schemaname')}`,
  comment: `
    select (pg_identify_object(classoid, objoid, objsubid)).identity, description
    from pg_description
    where ${ours('(pg_identify_object(classoid, objoid, objsubid)).schema')} or classoid = 'pg_namespace'::regclass
      and ${ours('(pg_identify_object(classoid, objoid, objsubid)).identity')}`,
}
