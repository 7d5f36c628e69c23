import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

/** What funeral assistance says, in French. */
export const fr: Translation<typeof es> = {
  'funeral.changed': 'Quelqu’un d’autre a changé ce devis. Vous voyez maintenant à qui il est attribué : réessayez.',
  'funeral.failed': 'Non enregistré : le serveur n’a pas pu le faire. Réessayez.',
  'funeral.gone': 'Ce devis n’est plus accessible pour vous.',
  'funeral.notRead': 'Impossible de lire le prospect. Vérifiez votre connexion et réessayez.',
  'funeral.open': 'Ouvrir le devis',
  'funeral.plan': 'Prévoir une activité',
  'funeral.reassign': 'Réattribuer',
  'funeral.reassigned': 'Le devis est maintenant à {adviser}',
  'funeral.unanswered':
    'Aucune réponse n’est arrivée et on ne sait pas si c’est enregistré. Vérifiez votre réseau et réessayez.',
  'tabulator.discount': 'Remise (%)',
  'tabulator.downPayment': 'Acompte (%)',
  'tabulator.empty': 'Votre entreprise n’a pas encore de plans avec un prix. Faites-les ajouter pour voir le barème.',
  'tabulator.failed': 'Impossible de charger les prix.',
  'tabulator.from': 'À partir de {percent} %',
  'tabulator.notTheirs': 'Le barème est pour l’assistance funéraire.',
  'tabulator.print': 'Imprimer',
  'tabulator.retry': 'Réessayer',
  'tabulator.upTo': 'Jusqu’à {percent} %',
  'tabulator.wrong': 'Saisissez un pourcentage de {from} à {to}',
};
