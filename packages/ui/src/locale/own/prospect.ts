/** What the form of a prospect asks, and what it says of itself. */
export const prospectFormTexts = {
  'prospectForm.acceptsEmail': 'El prospecto acepta recibir correos',
  'prospectForm.address': 'Domicilio',
  'prospectForm.cancel': 'Cancelar',
  'prospectForm.comments': 'Comentarios',
  'prospectForm.commentsField': 'Qué conviene recordar',
  'prospectForm.contact': 'Contacto',
  'prospectForm.contactHint': 'Al menos un teléfono o un correo.',
  'prospectForm.county': 'Municipio o alcaldía',
  'prospectForm.email': 'Correo electrónico',
  'prospectForm.emailFirst': 'Escribe antes un correo',
  'prospectForm.firstName': 'Nombre',
  'prospectForm.homePhone': 'Teléfono fijo',
  'prospectForm.incomplete': 'Revisa los campos marcados',
  'prospectForm.lastName': 'Apellidos',
  'prospectForm.lead': 'Viene del carrusel: {name}',
  'prospectForm.loading': 'Cargando…',
  'prospectForm.means': 'Medio de prospección',
  'prospectForm.meansFailed': 'No se pudieron cargar los medios de prospección.',
  'prospectForm.meansField': 'Cómo llegó a nosotros',
  'prospectForm.mobilePhone': 'Celular',
  'prospectForm.personal': 'Datos personales',
  'prospectForm.restored': 'Recuperamos lo que habías escrito',
  'prospectForm.retry': 'Reintentar',
  'prospectForm.save': 'Guardar',
  'prospectForm.saving': 'Guardando…',
  'prospectForm.startOver': 'Empezar de nuevo',
  'prospectForm.state': 'Estado',
  'prospectForm.street': 'Calle y número',
  'prospectForm.zipCode': 'Código postal',
} as const;

/** What is wrong with a field: what is missing by the name of the field, the rest by its code (VAL-01 to VAL-05). */
export const prospectIssueTexts = {
  'prospectIssue.contact': 'Escribe al menos un teléfono o un correo electrónico',
  'prospectIssue.email': 'Escribe un correo como nombre@ejemplo.com',
  'prospectIssue.firstName': 'Escribe el nombre',
  'prospectIssue.invisible': 'Hay caracteres que no se ven: escríbelo de nuevo',
  'prospectIssue.meansId': 'Elige un medio de prospección',
  'prospectIssue.phone': 'Escribe un teléfono de 10 dígitos, o con + y el código del país',
  'prospectIssue.tooLong': 'Escribe {limit} caracteres como máximo',
  'prospectIssue.tooShort': 'Escribe al menos {limit} caracteres',
  'prospectIssue.zipCode': 'Escribe los 5 dígitos del código postal',
} as const;

/** How the look-up of a postal code goes (POS-01 to POS-04). */
export const postalCodeFieldTexts = {
  'postalCodeField.failed': 'No se pudo buscar el estado. Escríbelo a mano.',
  'postalCodeField.found': 'Estado: {name}',
  'postalCodeField.loading': 'Buscando el estado…',
  'postalCodeField.unknown': 'No conocemos ese código. Escribe el estado a mano.',
} as const;

/** That somebody is known already under the same phone or e-mail address. */
export const similarProspectsTexts = {
  'similarProspects.adviser': 'de {name}',
  'similarProspects.both': 'Ya hay prospectos con este teléfono o correo',
  'similarProspects.email': 'Ya hay un prospecto con este correo',
  'similarProspects.other': 'Ya lo atiende otro asesor.',
  'similarProspects.phone': 'Ya hay un prospecto con este teléfono',
} as const;

/** That somebody else changed a prospect while it was edited, and what is to become of each field. */
export const prospectConflictTexts = {
  'prospectConflict.choice': '{field}: qué guardar',
  'prospectConflict.empty': 'Vacío',
  'prospectConflict.help':
    'Elige qué se queda en cada campo y guarda de nuevo. Nada de lo que escribiste se ha perdido.',
  'prospectConflict.load': 'Ver qué cambió',
  'prospectConflict.loading': 'Cargando…',
  'prospectConflict.mine': 'Conservar lo mío',
  'prospectConflict.mineValue': 'Lo tuyo',
  'prospectConflict.newest': 'Usar lo nuevo',
  'prospectConflict.newestValue': 'Lo nuevo',
  'prospectConflict.no': 'No',
  'prospectConflict.same': 'Lo que escribiste es igual a lo que ya está guardado.',
  'prospectConflict.title': 'Otra persona cambió este prospecto mientras lo editabas',
  'prospectConflict.yes': 'Sí',
} as const;

/** The dialog that changes a prospect. */
export const prospectDialogTexts = {
  'prospectDialog.title': 'Editar prospecto',
} as const;
