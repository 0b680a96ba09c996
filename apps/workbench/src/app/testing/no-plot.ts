/** In place of what draws on a canvas. */
export class NoPlot {
  static paths = { bars: () => () => null }
  setSize(): void {}
  destroy(): void {}
}
