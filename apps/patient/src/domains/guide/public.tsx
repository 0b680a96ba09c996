export { BodyFigure } from './parts/body-figure.tsx'
