import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'prospect.failed':
    'Rien n’a été enregistré : le serveur n’a pas pu le faire. Votre saisie est toujours là ; réessayez.',
  'prospect.gone': 'Ce prospect n’existe plus ou vous ne pouvez plus le modifier. Votre saisie est toujours là.',
  'prospect.leadGone':
    'Ce prospect du carrousel n’est plus à enregistrer. Si vous enregistrez, il sera créé comme nouveau.',
  'prospect.notLoaded': 'Les changements n’ont pas pu être chargés. Votre saisie est toujours là ; réessayez.',
  'prospect.refused': 'Le serveur n’a pas accepté les données. Votre saisie est toujours là.',
  'prospect.registered': 'Prospect enregistré',
  'prospect.saved': 'Modifications enregistrées',
  'prospect.unanswered':
    'Aucune réponse n’est arrivée. Votre saisie est toujours là ; enregistrez de nouveau : rien ne sera dupliqué.',
  'prospect.unknown':
    'Aucune réponse n’est arrivée et on ignore si l’enregistrement est fait. Vérifiez vos prospects avant d’enregistrer de nouveau.',
  'prospect.unnamed': 'Sans nom',
  'prospect.unreadable': 'Les données du prospect n’ont pas pu être lues ; saisissez-les vous-même.',
};
