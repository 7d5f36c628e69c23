import { deferred } from '../../state/deferred.ts';

/** What most people never do with a chart, fetched when somebody is about to. A test may put other code in its place. */
export const exportCode = {
  files: deferred(() => import('./chartFiles.ts')),
  print: deferred(() => import('./PrintJob.tsx')),
};
