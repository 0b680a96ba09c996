/**
 * PostgreSQL is away or lets nobody in: classes 08 (connection), 28 and 3D (who and where), 53 (resources), 57P (shutdown),
 * 25006 (a standby takes no writes), 55000 (takes no connections now), no host takes writes; its look-up values are being hashed again; or it is busy with somebody else:
 * 55P03 (a lock), 57014 (the statement's time), 40001 and 40P01 (two wanted the same). What the network says itself.
 */
const codes =
  /^(08|28|3D|53|57P)|^(25006|55000|55P03|57014|40001|40P01|NO_PRIMARY|LOOKUP_KEY_MOVES|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver says in words alone: of a pool, of a connection that is opened, of one that broke. */
const sentences =
  /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|Client has encountered a connection error|Client was closed|after calling end on the pool|lines to the database are closed/

/** Nothing is wrong with the call: who comes again may be answered. */
export const isDatabaseAway = ({ code, message }: Error & { code?: unknown }): boolean =>
  (typeof code === 'string' && codes.test(code)) || sentences.test(message)
