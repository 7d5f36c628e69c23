import { fn } from 'storybook/test';

export const onAccept = fn<() => void>();
