export { isPostalCode } from './postalCode.ts';
export { stateOfCode } from './stateByCode.ts';
export { stateOfPostalCode } from './stateByPrefix.ts';
export { isStateName, shortStateName, STATE_ALIASES, type StateAliases } from './stateName.ts';
