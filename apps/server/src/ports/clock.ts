/** The server's time. The sandbox's clock can be moved forward and is the same for all processes. */
export interface Clock {
  /** Epoch ms. */
  now(): number
}
