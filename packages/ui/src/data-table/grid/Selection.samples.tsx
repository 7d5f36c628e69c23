import { fn } from 'storybook/test';
import { sampleContracts } from '../samples.ts';

export const rows = sampleContracts(237);

export const assigned = fn<(ids: readonly string[]) => void>();
