import type { QueryKey } from '@tanstack/react-query';
import { createContext } from 'react';

/** Asks again for what the server answered under these keys. */
export type Invalidate = (queryKeys: readonly QueryKey[]) => void;

/** What the frame does for the pages in it. Before the login no answers are kept, and nothing is asked for again. */
export const InvalidateContext = createContext<Invalidate>(() => undefined);
