import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'activity.finished': 'L’activité a été terminée',
  'activity.rescheduled': 'L’activité a été replanifiée',
  'activity.alreadyFinished': 'L’activité est déjà terminée',
  'activity.withoutAddress': 'Impossible de planifier un rendez-vous sans adresse.',
  'activity.withoutPhone': 'Impossible de planifier un appel sans numéro de contact.',
  'activity.withoutEmail': 'Impossible de planifier un e-mail sans adresse e-mail.',
  'activity.withoutWhatsapp': 'Impossible de planifier un message WhatsApp sans numéro de contact.',
  'activity.withoutSmsNumber': 'Impossible de planifier un SMS sans numéro de contact.',
  'activity.unknownType': 'Ce type d’activité ne peut pas être utilisé, vérifiez les informations.',
  'activity.dateTooEarly': 'La date ne doit pas être antérieure à la date minimale',
  'activity.dateTooLate': 'La date ne doit pas être postérieure à la date maximale',
  'activity.quotationQuestion': 'Voulez-vous établir un devis ?',
  'activity.quotationYes': 'Oui',
  'activity.quotationNo': 'Non',
};
