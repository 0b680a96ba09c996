/** Epoch ms of a timestamptz, in SQL. */
export const epochMs = (column: string): string => `round(date_part('epoch', ${column}) * 1000)::int8`
