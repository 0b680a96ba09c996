import { Gauge, type Registry } from 'prom-client'

const goodForMs = 1_000

/** A figure of the database: its sample by labels; `of` says where in a row it stands. */
export interface Figure<Row> {
  name: string
  help: string
  /** undefined: a figure without labels, of the only row. */
  label?: { name: string; of: (row: Row) => string }
  of: (row: Row) => number
}

/**
 * Several figures from one question, asked once for all of them when somebody fetches /metrics. While the database does not
 * answer there are none: what the process knows of itself is still told.
 */
export function showFigures<Row>(
  registry: Registry,
  ask: () => Promise<{ rows: Row[] }>,
  figures: readonly Figure<Row>[],
): void {
  let last: { at: number; rows: Promise<Row[]> } | undefined
  const rows = (): Promise<Row[]> => {
    if (!last || performance.now() - last.at > goodForMs)
      last = {
        at: performance.now(),
        rows: ask().then(
          answer => answer.rows,
          () => [],
        ),
      }
    return last.rows
  }
  for (const { name, help, label, of } of figures)
    new Gauge({
      name,
      help,
      labelNames: label ? [label.name] : [],
      registers: [registry],
      async collect() {
        const found = await rows()
        this.reset()
        if (label) for (const row of found) this.set({ [label.name]: label.of(row) }, of(row))
        else if (found[0]) this.set(of(found[0]))
        else this.remove()
      },
    })
}
