/** What finishing, rescheduling or planning an activity tells the person; the Spanish ones are verbatim, English and accents included. */
export const es = {
  'activity.finished': 'Se finalizó correctamente la actividad',
  'activity.rescheduled': 'Se reagendó correctamente la actividad',
  'activity.alreadyFinished': 'Actividad ya finalizada',
  'activity.withoutAddress': 'No es posible agendar una cita sin dirección.',
  'activity.withoutPhone': 'No es posible agendar una llamada sin número de contacto.',
  'activity.withoutEmail': 'No es posible agendar un correo sin dirección electrónica.',
  'activity.withoutWhatsapp': 'No es posible agendar un whatsapp sin número de contacto.',
  'activity.withoutSmsNumber': 'No es posible agendar un mensaje de texto sin número de contacto.',
  'activity.unknownType': 'No es posible utilizar ese tipo de actividad, revisa la información.',
  'activity.dateTooEarly': 'La fecha no debe ser anterior a la fecha mínima',
  'activity.dateTooLate': 'La fecha no debe ser posterior a la fecha máxima',
  'activity.quotationQuestion': 'Do you want to make a quotation?',
  'activity.quotationYes': 'Si',
  'activity.quotationNo': 'No',
} as const;
