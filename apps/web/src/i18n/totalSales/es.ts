/** The texts of the total sales. */
export const es = {
  'totalSales.axisAmount': 'Importe',
  'totalSales.axisStatus': 'Estatus',
  'totalSales.byStatus': 'Importes por estatus',
  'totalSales.cancelled': 'Cancelados',
  'totalSales.cancelledAmount': 'Cancelado',
  'totalSales.contractAmount': 'Importe sin descuento',
  'totalSales.contractAmountHelp': 'Suma de los contratos vendidos en el periodo, antes de descuento y con IVA.',
  'totalSales.discountAmount': 'Descuento',
  'totalSales.discountAmountHelp': 'Lo que se descontó en los contratos vendidos en el periodo.',
  'totalSales.downPayments': 'Enganches',
  'totalSales.downPaymentsHelp': 'Suma de los enganches de los contratos vendidos en el periodo.',
  'totalSales.netAmount': 'Importe neto',
  'totalSales.netAmountHelp':
    'Suma de los contratos vendidos en el periodo, después de descuento y con IVA. Sin IVA es esa suma entre 1.16.',
  'totalSales.noContracts': 'Sin contratos',
  'totalSales.failed': 'No se pudo cargar',
  'totalSales.open': 'Ver los contratos',
  'totalSales.openCancelled': 'Ver los cancelados',
  'totalSales.sales': 'Contratos',
  'totalSales.salesHelp':
    'Contratos vendidos en el periodo, por su fecha de venta y aunque se cancelaran después. Los cancelados son los que se cancelaron en el periodo, por su fecha de cancelación.',
  'totalSales.title': 'Totales del periodo',
  'totalSales.withoutTax': 'Sin IVA',
} as const;
