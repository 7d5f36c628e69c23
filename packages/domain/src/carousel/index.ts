export type { Lead } from './lead.ts';
