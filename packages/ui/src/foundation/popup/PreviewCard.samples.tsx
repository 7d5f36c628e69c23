import { fn } from 'storybook/test';

/** Hears that the link was followed. */
export const followed = fn((event: React.MouseEvent) => event.preventDefault());

/** What the card says and its link does not. */
export const text = 'Próxima cita: 12/03/2026, 17:30';
