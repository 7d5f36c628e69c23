export { createFinder } from './finder.ts';
export { fold } from './fold.ts';
