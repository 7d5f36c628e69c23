export const businessLineTexts = {
  'businessLine.BF': 'Bien funerario',
  'businessLine.PF': 'Plan funerario',
  'businessLine.SG': 'Seguro',
} as const;

export const quotationFormTexts = {
  'quotationForm.cancel': 'Cancelar',
  'quotationForm.cash': 'Contado',
  'quotationForm.discount': 'Descuento (%)',
  'quotationForm.discountLimit': 'Hasta {percent}',
  'quotationForm.downPayment': 'Enganche',
  'quotationForm.downPaymentLimit': 'Desde {amount}, el {percent} del total',
  'quotationForm.failed': 'No se pudieron cargar los planes y sus precios.',
  'quotationForm.incomplete': 'Revisa los campos marcados',
  'quotationForm.line': 'Línea de negocio',
  'quotationForm.months': { one: '{count} mes', other: '{count} meses' },
  'quotationForm.noProducts': 'Todavía no hay planes para cotizar',
  'quotationForm.noProductsHint': 'Tu empresa no tiene planes con precio. Pide que los den de alta para poder cotizar.',
  'quotationForm.pieces': 'Piezas',
  'quotationForm.piecesLimit': 'De 1 a {limit}',
  'quotationForm.problem': 'Por qué no se guardó',
  'quotationForm.product': 'Plan',
  'quotationForm.productPrice': {
    one: '{price} por pieza · {count} servicio',
    other: '{price} por pieza · {count} servicios',
  },
  'quotationForm.quickDownPayment': 'Enganches frecuentes',
  'quotationForm.restored': 'Recuperamos lo que habías escrito',
  'quotationForm.retry': 'Reintentar',
  'quotationForm.save': 'Guardar',
  'quotationForm.saving': 'Guardando…',
  'quotationForm.startOver': 'Empezar de nuevo',
  'quotationForm.terms': 'Plan y pago',
  'quotationForm.term': 'Plazo',
} as const;

export const quotationIssueTexts = {
  'quotationIssue.downPaymentRequired': 'Escribe el enganche',
  'quotationIssue.lineRequired': 'Elige una línea de negocio',
  'quotationIssue.notANumber': 'Escribe una cifra, como {example}',
  'quotationIssue.notAPercent': 'Escribe un porcentaje, como {example}',
  'quotationIssue.piecesRequired': 'Escribe cuántas piezas son',
  'quotationIssue.productNotOffered': 'Ese plan ya no se ofrece. Elige otro.',
  'quotationIssue.productRequired': 'Elige un plan',
  'quotationIssue.termNotOffered': 'Ese plazo ya no se ofrece. Elige otro.',
  'quotationIssue.termRequired': 'Elige un plazo',
  'quotationIssue.tooLarge': 'A lo más {limit}',
  'quotationIssue.tooSmall': 'Al menos {limit}',
} as const;

export const quotationFiguresTexts = {
  'quotationFigures.amount': 'Precio',
  'quotationFigures.cash': 'Un solo pago de {amount}',
  'quotationFigures.discount': 'Descuento',
  'quotationFigures.discountOf': 'Descuento ({percent})',
  'quotationFigures.downPayment': 'Enganche',
  'quotationFigures.financed': 'Por financiar',
  'quotationFigures.instalments': {
    one: '{count} mensualidad de {amount}',
    other: '{count} mensualidades de {amount}',
  },
  'quotationFigures.first': 'La primera es de {amount}, por los centavos',
  'quotationFigures.spread': 'Las primeras {count} son de {amount}, por los centavos',
  'quotationFigures.tax': 'IVA',
  'quotationFigures.title': 'Resumen',
  'quotationFigures.total': 'Total',
  'quotationFigures.unknown': 'Completa el plan y el pago para ver las cifras.',
  'quotationFigures.untaxed': 'Sin IVA',
  'quotationFigures.validity': {
    one: 'Vigente {count} día, contando hoy',
    other: 'Vigente {count} días, contando hoy',
  },
} as const;

export const quotationSheetTexts = {
  'quotationSheet.adviser': 'Asesor',
  'quotationSheet.adviserSigns': 'Firma del asesor',
  'quotationSheet.amount': 'Importe',
  'quotationSheet.contract': 'Contrato',
  'quotationSheet.date': 'Fecha',
  'quotationSheet.figures': 'Importes',
  'quotationSheet.instalment': 'Mes',
  'quotationSheet.instalments': 'Mensualidades {from} a {to}',
  'quotationSheet.legal': 'Precios en pesos mexicanos, IVA incluido',
  'quotationSheet.pieces': 'Piezas',
  'quotationSheet.product': 'Plan',
  'quotationSheet.prospect': 'Prospecto',
  'quotationSheet.prospectSigns': 'Firma del prospecto',
  'quotationSheet.services': 'Servicios',
  'quotationSheet.title': 'Cotización',
  'quotationSheet.validUntil': 'Vigente hasta',
} as const;

export const quotationDialogTexts = {
  'quotationDialog.close': 'Cerrar',
  'quotationDialog.failed': 'No se pudo abrir la cotización.',
  'quotationDialog.print': 'Imprimir',
  'quotationDialog.printImpossible': 'Este navegador no puede imprimir. Abre la página en otro.',
  'quotationDialog.retry': 'Reintentar',
  'quotationDialog.title': 'Cotización {number}',
  'quotationDialog.untitled': 'Cotización',
} as const;
