import type { Catalogue } from '@sereno/ui/locale';

/** The Spanish texts of e-mails. */
export const es = {
  'mail.prospecto': 'Nombre del prospecto',
  'mail.asesor': 'Nombre de quien escribe',
  'mail.empresa': 'Empresa',
  'mail.telefono': 'Teléfono de quien escribe',
  'mail.insert': 'Insertar en «{field}»',
  'mail.title': 'Escribir a {name}',
  'mail.template': 'Plantilla',
  'mail.none': 'Sin plantilla',
  'mail.open': 'Abrir correo',
  'mail.cancel': 'Cancelar',
  'mail.missing': 'No tenemos este dato, su lugar queda vacío: {names}.',
  'mail.tooLong':
    'El texto es largo para pasarlo a tu programa de correo: se copia al abrirlo y solo tienes que pegarlo.',
  'mail.notCopied': 'No se pudo copiar el texto.',
  'mail.notLoaded': 'No se pudieron leer las plantillas. Tu correo se abre sin texto.',
  'mail.preview': 'Vista previa',
  'mail.tryWith': 'Ver con los datos de un prospecto',
} as const satisfies Catalogue;
