export { createFinder } from './finder.ts';
export { fold } from './fold.ts';
export type { Found, FoundDocument, FoundProspect } from './found.ts';
