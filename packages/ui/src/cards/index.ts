export { CounterCard } from './CounterCard.tsx';
export type { CounterCardProps, CounterFigure, CounterTone } from './CounterCard.tsx';
export { CounterGroup } from './CounterGroup.tsx';
export type { CounterGroupProps } from './CounterGroup.tsx';
