import type { ProspectChoice } from '@sereno/domain/activity';
import { createContext, type ReactNode } from 'react';

export type NewActivityProps = { prospect: ProspectChoice; open: boolean; onClose: () => void };

/** Renders the dialog that books an activity for a prospect; it belongs to another feature. Default: nothing. */
export const NewActivityContext = createContext<(props: NewActivityProps) => ReactNode>(() => null);
