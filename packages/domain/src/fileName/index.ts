export { safeFileName } from './safeFileName.ts';
