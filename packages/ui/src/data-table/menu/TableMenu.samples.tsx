import { fn } from 'storybook/test';
import { sampleContracts } from '../samples.ts';

export const rows = sampleContracts(37);

export const chosen = fn<(action: string) => void>();
