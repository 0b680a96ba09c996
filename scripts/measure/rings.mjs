/** The rings of a graph of imports: each a list of files that reach one another (Tarjan). */
export function ringsOf(graph) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const rings = []
  const visit = node => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const ring = stack.splice(stack.indexOf(node))
    if (ring.length > 1) rings.push(ring)
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return rings.toSorted((a, b) => b.length - a.length)
}
