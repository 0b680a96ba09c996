import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'

const nowhere = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A statement without values of its own as text, for one that takes it in: both stand once. */
export function sqlText(statement: RawBuilder<unknown>): string {
  const { sql: text, parameters } = statement.compile(nowhere)
  if (parameters.length > 0) throw new Error(`A statement that another takes in has values of its own: ${text}`)
  return text
}
