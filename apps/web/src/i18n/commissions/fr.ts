import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'commissions.accept': 'Accepter',
  'commissions.changes': 'Ce qui a changé depuis la semaine dernière',
  'commissions.channelManagerPdf': 'PDF responsable de canal',
  'commissions.chooseAdviser': 'Choisissez un conseiller pour télécharger son PDF',
  'commissions.disputed': 'Conciliation de la semaine {ww} demandée',
  'commissions.downloading': 'Téléchargement…',
  'commissions.everybody': 'Tous',
  'commissions.filters': 'Filtres des commissions',
  'commissions.leave.leave': 'Quitter',
  'commissions.leave.stay': 'Attendre ici',
  'commissions.leave.text':
    'Elle peut être enregistrée même si vous partez. Dans ce cas, un avis vous dira ce qu’il en est.',
  'commissions.leave.title': 'Quitter pendant l’envoi de votre décision ?',
  'commissions.linesOf': 'Commissions {week}',
  'commissions.loading': 'Chargement…',
  'commissions.managerPdf': 'PDF responsable',
  'commissions.outcome.changed':
    'Les lignes de la semaine ont changé et sont maintenant celles que vous voyez. Rien n’a été signé : vérifiez-les et signez à nouveau.',
  'commissions.outcome.decided':
    'Cette semaine a déjà été décidée dans une autre session. Ce qui vaut est ci-dessous, votre décision n’a pas été enregistrée.',
  'commissions.outcome.done': 'Votre décision a été enregistrée.',
  'commissions.outcome.refused':
    'Le serveur n’a pas accepté la décision. La semaine est toujours en attente et rien n’a été enregistré.',
  'commissions.outcome.saved': 'La réponse s’est perdue en route, mais votre décision est bien enregistrée.',
  'commissions.outcome.undetermined':
    'La réponse s’est perdue en route et la semaine est maintenant décidée, mais elle ne dit pas avec quoi. Impossible de savoir si c’est ce que vous avez envoyé : ce qui a été gardé est ci-dessous.',
  'commissions.outcome.unknown':
    'La connexion a été perdue et nous ne savons pas si votre décision a été enregistrée. Ne l’envoyez pas à nouveau : relisez la semaine.',
  'commissions.noOwn': 'Vous n’avez pas de commissions hebdomadaires',
  'commissions.noOwnReason':
    'Votre compte n’a pas de numéro de vendeur. Si vous vendez, demandez qu’on vous en attribue un.',
  'commissions.noSuchWeek':
    'La semaine {week} n’existe pas ou ne peut pas être consultée ici. Aucune autre n’est affichée à sa place.',
  'commissions.outcome.waiting':
    'Le serveur n’a pas confirmé votre décision et, pour l’instant, la semaine est toujours en attente. On ne sait pas encore si elle sera enregistrée : nous la relisons toutes les quelques secondes. Vous pouvez aussi la renvoyer ; une seule compte.',
  'commissions.nobody': 'Il n’y a personne pour qui le télécharger',
  'commissions.pdf.noPdf': 'Ce qui est arrivé n’est pas un PDF. Rien n’a été enregistré, réessayez.',
  'commissions.pdf.none': 'Il n’y a pas de PDF de cette semaine pour vous. Rien n’a été enregistré.',
  'commissions.pdf.refused': 'Le serveur n’a pas pu fournir le PDF. Rien n’a été enregistré, réessayez.',
  'commissions.pdf.unreachable': 'Le serveur est injoignable. Rien n’a été enregistré.',
  'commissions.pdfSaved': '{name} a été téléchargé',
  'commissions.plainPdf': 'Télécharger le PDF',
  'commissions.readAgain': 'Relire',
  'commissions.reconcile': 'Demander une conciliation',
  'commissions.showWeek': 'Voir la semaine {ww} du {start} au {end}',
  'commissions.signed': 'Semaine {ww} signée',
  'commissions.subdirectorPdf': 'PDF sous-directeur',
  'commissions.toPay': 'À payer',
  'commissions.totals': 'Totaux par type',
  'commissions.trainerPdf': 'PDF formateur',
  'commissions.weekDays': 'Semaine {ww} du {start} au {end}',
  'commissions.weekOf': '{person} · Semaine {ww} du {start} au {end}',
};
