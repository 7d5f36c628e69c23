import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'prospect.failed': 'It was not saved: the server could not do it. What you wrote is still here; try again.',
  'prospect.gone': 'This prospect no longer exists or you may no longer edit it. What you wrote is still here.',
  'prospect.leadGone':
    'This prospect from the carousel is no longer waiting to be registered. If you save, it becomes a new one.',
  'prospect.notLoaded': 'What changed could not be loaded. What you wrote is still here; try again.',
  'prospect.refused': 'The server did not accept the details. What you wrote is still here.',
  'prospect.registered': 'Prospect registered',
  'prospect.saved': 'Changes saved',
  'prospect.unanswered': 'No answer came. What you wrote is still here; save again: it will not be duplicated.',
  'prospect.unknown':
    'No answer came and it is not known whether it was saved. Check your prospects before you save again.',
  'prospect.unnamed': 'No name',
  'prospect.unreadable': 'The prospect’s details could not be read; enter them yourself.',
};
