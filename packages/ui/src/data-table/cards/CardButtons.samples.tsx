import { fn } from 'storybook/test';
import { type SampleContract, sampleContracts } from '../samples.ts';

export const rows = sampleContracts(40);

export const onStart = fn<(row: SampleContract) => void>();
