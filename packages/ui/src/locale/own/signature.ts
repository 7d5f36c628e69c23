export const signaturePadTexts = {
  'signaturePad.canvas': '{label}: área para dibujar',
  'signaturePad.clear': 'Limpiar',
  'signaturePad.draw': 'Dibujar',
  'signaturePad.empty': 'Aún no hay firma: traza una línea de al menos un centímetro.',
  'signaturePad.here': 'Firma aquí con el dedo, un lápiz o el ratón',
  'signaturePad.hint': 'Dibuja con el dedo, un lápiz o el ratón. Con el teclado, elige Escribir y pon tu nombre.',
  'signaturePad.mode': 'Cómo firmar',
  'signaturePad.name': 'Tu nombre completo',
  'signaturePad.nameHint': 'Como en tu cuenta: {name}',
  'signaturePad.nameReady': 'Tu nombre será tu firma.',
  'signaturePad.noName': 'Aún no hay firma: escribe tu nombre, con dos letras al menos.',
  'signaturePad.preview': 'Tu firma: {name}',
  'signaturePad.ready': 'Firma lista.',
  'signaturePad.short': 'Es muy corta para una firma: traza una línea de al menos un centímetro.',
  'signaturePad.undo': 'Deshacer',
  'signaturePad.write': 'Escribir',
} as const;

export const signatureDialogTexts = {
  'signatureDialog.accept': 'Aceptar',
  'signatureDialog.cancel': 'Cancelar',
  'signatureDialog.final': 'Al aceptar, queda firmado y ya no se puede cambiar.',
  'signatureDialog.noImage':
    'El navegador no entregó la imagen de tu firma. Prueba a escribir tu nombre o usa otro navegador.',
  'signatureDialog.saving': 'Guardando…',
  'signatureDialog.signature': 'Tu firma',
  'signatureDialog.subject': 'Qué firmas',
  'signatureDialog.title': 'Firmar y aceptar',
} as const;
