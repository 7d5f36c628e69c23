export { changeOf, type FigureChange } from './figureChange.ts';
export { type FigureUnit, formatFigure, formatShortFigure, NO_FIGURE } from './figureText.ts';
export { goalProgress, type GoalProgress } from './goalProgress.ts';
