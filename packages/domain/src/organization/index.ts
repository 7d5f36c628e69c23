export type { Adviser, AssistantManager, Management, Manager, Team } from './organization.ts';
