import { sampleContracts } from '../samples.ts';

export const rows = sampleContracts(237);
