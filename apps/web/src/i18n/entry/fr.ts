import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'app.connectionLost': 'Pas de connexion au serveur. Vérifiez votre réseau et réessayez.',
  'app.failed.title': 'Un problème est survenu sur cet écran',
  'app.failed.text':
    'Ce que vous avez enregistré est en sécurité. Rechargez la page ; si le problème persiste, contactez le support.',
  'app.failed.action': 'Recharger',
  'app.config.title': 'Sereno ne peut pas démarrer',
  'app.config.text': 'La configuration du site n’est pas valide. Transmettez cette information au support : {detail}',
  'app.unreachable.title': 'Pas de connexion au serveur',
  'app.unreachable.text': 'La configuration du site n’a pas pu être chargée. Vérifiez votre réseau et réessayez.',
  'login.title': 'Connexion',
  'login.lead': 'Utilisez l’identifiant et le mot de passe de votre compte d’entreprise.',
  'login.username': 'Identifiant',
  'login.password': 'Mot de passe',
  'login.submit': 'Se connecter',
  'login.busy': 'Connexion en cours…',
  'login.locating': 'En attente de votre position…',
  'login.invalid': 'Les données de connexion sont incorrectes',
  'login.disabled': 'Votre compte est désactivé dans l’ERP',
  'login.tooManyAttempts': 'Trop de tentatives échouées. Patientez quelques minutes et réessayez.',
  'login.failed': 'Le serveur a rencontré un problème. Réessayez dans quelques minutes.',
  'login.malformed': 'La réponse du serveur est illisible. Réessayez ; si le problème persiste, contactez le support.',
  'location.enable': 'Activez votre localisation pour pouvoir vous connecter',
  'location.unsupported': 'Votre navigateur ne prend pas en charge l’accès à la localisation. Essayez-en un autre',
  'location.required': 'La localisation doit être activée',
  'location.retry': 'Réessayer',
  'validation.required': 'Ce champ est obligatoire',
  'validation.tooShort': 'Au moins {limit} caractères',
  'validation.tooLong': 'Au plus {limit} caractères',
  'app.home': 'Aller au tableau des activités',
};
