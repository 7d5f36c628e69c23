import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'upgrade.title': 'Montée en gamme',
  'upgrade.start': 'Améliorer un contrat',
  'upgrade.open': 'Améliorer la formule',
  'upgrade.of': 'Contrat {number} · {name}',
  'upgrade.now': 'Formule actuelle',
  'upgrade.plan': 'Nouvelle formule',
  'upgrade.none': 'Il n’existe pas de meilleure formule dans la même ligne d’activité.',
  'upgrade.difference': 'Différence',
  'upgrade.monthly': 'S’ajoute aux mensualités restantes',
  'upgrade.today': 'À payer aujourd’hui',
  'upgrade.commission': 'Commission estimée',
  'upgrade.help':
    'La différence devient un contrat à part, daté d’aujourd’hui. Le contrat {number} et ses paiements ne changent pas.',
  'upgrade.isOf': 'Améliore le contrat {number}',
  'upgrade.choose': 'Choisissez une formule',
  'upgrade.done': 'La formule a été améliorée',
  'upgrade.refused': 'Impossible d’améliorer la formule',
  'upgrade.failed': 'Une erreur est survenue lors de l’amélioration de la formule',
  'upgrade.unanswered': 'Le serveur n’a pas répondu. Réessayez : rien ne sera fait deux fois.',
  'upgrade.notLoaded': 'Impossible de lire les formules.',
  'upgrade.cancelled': 'Le contrat est annulé : il ne peut plus être amélioré.',
};
