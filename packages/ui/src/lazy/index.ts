export { type LazyPart, lazyComponent, lazyPart, useLazyPart } from './lazyPart.ts';
export { LazyView, type LazyViewProps } from './LazyView.tsx';
