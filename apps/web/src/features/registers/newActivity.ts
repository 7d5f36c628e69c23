import type { ProspectChoice } from '@sereno/domain/activity';
import { createContext, type ReactNode } from 'react';

export type NewActivityProps = { prospect: ProspectChoice; open: boolean; onClose: () => void };

/** Shows the dialog that books an activity for a prospect, which is another feature's; nothing where there is none. */
export const NewActivityContext = createContext<(props: NewActivityProps) => ReactNode>(() => null);
