export { type CellGrid, cellGrid, type CellInput } from './cellGrid.ts';
export { changeOf, type FigureChange } from './figureChange.ts';
export { drawable, sumKnown } from './finite.ts';
export { type FoldedGrid, foldGrid, type MostCells, OTHERS_ID } from './foldGrid.ts';
export { goalProgress, type GoalProgress } from './goalProgress.ts';
