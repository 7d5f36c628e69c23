/** The texts of the sales dashboard, above its tables. */
export const es = {
  'sales.advisersTitle': 'Asesores del periodo',
  'sales.placesTitle': 'Dónde se vendió',
  'sales.advisersUpToDate': 'Asesores al corriente',
  'sales.advisersUpToDateHelp':
    'Asesores activos que a las {time} no tenían actividades vencidas, sea cual sea el periodo. Con cancelaciones son los que además tienen contratos cancelados en el periodo.',
  'sales.advisersWithSales': 'Asesores con ventas',
  'sales.advisersWithSalesHelp':
    'Asesores con al menos un contrato vendido en el periodo. Con cancelaciones son los que tienen contratos cancelados en el periodo.',
  'sales.averageServiceTicket': 'Ticket promedio por servicio',
  'sales.averageServiceTicketHelp':
    'Importe neto entre los servicios vendidos; sin servicios es 0. Cancelado es el mismo cálculo con los contratos cancelados en el periodo.',
  'sales.averageTicket': 'Ticket promedio',
  'sales.averageTicketHelp':
    'Importe neto entre los contratos vendidos; sin contratos es 0. Cancelado es el mismo cálculo con los contratos cancelados en el periodo.',
  'sales.bf': 'Línea BF',
  'sales.byCash': 'De contado',
  'sales.byCashHelp':
    'Importe neto de los contratos vendidos en el periodo que se pagan de contado: la entrada de contado del financiamiento.',
  'sales.byDay': 'Ventas por día',
  'sales.byWeek': 'Ventas por semana',
  'sales.cancelled': 'Cancelados',
  'sales.cancelledAmount': 'Cancelado',
  'sales.charts': 'Cómo se vendió',
  'sales.contractAmount': 'Importe sin descuento',
  'sales.contractAmountHelp':
    'Suma de los contratos vendidos en el periodo, antes de descuento y con IVA. Línea BF es la parte de esa línea.',
  'sales.contracts': 'Contratos',
  'sales.day': 'Día',
  'sales.discountAmount': 'Descuento',
  'sales.discountAmountHelp':
    'Lo que se descontó en los contratos vendidos en el periodo. Línea BF es la parte de esa línea.',
  'sales.downPaymentContracts': 'Contratos por método de enganche',
  'sales.downPaymentMethods': 'Enganches por método',
  'sales.downPayments': 'Enganches',
  'sales.downPaymentsHelp': 'Suma de los enganches de los contratos vendidos en el periodo.',
  'sales.financing': 'Ventas por financiamiento',
  'sales.financingTerm': 'Financiamiento',
  'sales.initialAdvisers': 'Asesores iniciales',
  'sales.initialAdvisersHelp':
    'Asesores cuya primera venta fue en el periodo. Con cancelaciones son aquellos cuya primera venta se canceló en el periodo.',
  'sales.item': 'Producto',
  'sales.items': 'Productos más vendidos',
  'sales.means': 'Ventas por medio de prospección',
  'sales.measure': 'Qué muestran las gráficas',
  'sales.medium': 'Medio de prospección',
  'sales.netAmount': 'Importe neto',
  'sales.netAmountHelp':
    'Suma de los contratos vendidos en el periodo, después de descuento y con IVA. Sin IVA es esa suma entre 1.16. Línea BF es la parte de esa línea.',
  'sales.open': 'Ver los contratos',
  'sales.openCancelled': 'Ver los cancelados',
  'sales.openWithoutSales': 'Ver quién no ha vendido',
  'sales.others': 'Otros',
  'sales.ranking': 'Asesores con más ventas',
  'sales.sales': 'Contratos vendidos',
  'sales.salesHelp':
    'Contratos vendidos en el periodo, por su fecha de venta y aunque se cancelaran después. Los cancelados son los que se cancelaron en el periodo, por su fecha de cancelación. Línea BF es la parte de esa línea.',
  'sales.shareOfAmount': 'Del importe neto',
  'sales.title': 'Totales del periodo',
  'sales.unnamed': 'Sin nombre',
  'sales.week': 'Semana',
  'sales.weekName': 'Del {start} al {end}',
  'sales.withCancelled': 'Con cancelaciones',
  'sales.withoutSales': 'Sin ventas',
  'sales.withoutTax': 'Sin IVA',
} as const;
