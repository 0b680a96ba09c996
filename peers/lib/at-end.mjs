const open = []

/** When the part is over, however it ends, the last first. */
export const atEnd = work => void open.push(work)

let closing

/** Once: a part that ends because it is told to end waits for the same. */
export const closeAll = () => (closing ??= closeEach().finally(() => (closing = undefined)))

async function closeEach() {
  while (open.length > 0) {
    try {
      await open.pop()()
    } catch (error) {
      console.error(`  could not be ended: ${error.message}`)
    }
  }
}

// Ctrl-C ends what was started, too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void closeAll().then(() => process.exit(1)))
