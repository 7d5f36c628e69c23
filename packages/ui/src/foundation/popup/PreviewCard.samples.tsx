import { fn } from 'storybook/test';

/** Records that the link was followed. */
export const followed = fn((event: React.MouseEvent) => event.preventDefault());

/** What the card shows in addition to its link. */
export const text = 'Próxima cita: 12/03/2026, 17:30';
