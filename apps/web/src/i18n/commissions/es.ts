/** The texts of the commissions of a week. */
export const es = {
  'commissions.accept': 'Aceptar',
  'commissions.channelManagerPdf': 'PDF gerente de canal',
  'commissions.chooseAdviser': 'Elige un asesor para descargar su PDF',
  'commissions.downloading': 'Descargando…',
  'commissions.everybody': 'Todos',
  'commissions.filters': 'Filtros de comisiones',
  'commissions.leave.leave': 'Salir',
  'commissions.leave.stay': 'Esperar aquí',
  'commissions.leave.text': 'Puede quedar guardada aunque salgas. Si sales, un aviso te dirá qué pasó.',
  'commissions.leave.title': '¿Salir mientras se envía tu decisión?',
  'commissions.linesOf': 'Comisiones {week}',
  'commissions.loading': 'Cargando…',
  'commissions.managerPdf': 'PDF gerente',
  'commissions.outcome.changed':
    'Los renglones de la semana cambiaron y ya son los que ves. No se firmó nada: revísalos y firma otra vez.',
  'commissions.outcome.decided':
    'Esta semana ya se decidió en otra sesión. Abajo está lo que quedó; lo tuyo no se guardó.',
  'commissions.outcome.done': 'Se guardó tu decisión.',
  'commissions.outcome.refused': 'El servidor no aceptó la decisión. La semana sigue pendiente y no se guardó nada.',
  'commissions.outcome.saved': 'La respuesta se perdió en el camino, pero tu decisión sí quedó guardada.',
  'commissions.outcome.undetermined':
    'La respuesta se perdió en el camino y la semana ya está decidida, pero no dice con qué. No podemos saber si fue lo que enviaste: abajo está lo que quedó.',
  'commissions.outcome.unknown':
    'Se perdió la conexión y no sabemos si tu decisión quedó guardada. No la envíes otra vez: vuelve a leer la semana.',
  'commissions.noOwn': 'No tienes comisiones semanales',
  'commissions.noOwnReason': 'Tu cuenta no tiene clave de vendedor. Si vendes, pide que te la asignen.',
  'commissions.noSuchWeek':
    'La semana {week} no existe o no se puede consultar aquí. No se muestra ninguna otra en su lugar.',
  'commissions.outcome.waiting':
    'El servidor no confirmó tu decisión y, por ahora, la semana sigue pendiente. Todavía no se sabe si quedará guardada: la volvemos a leer cada pocos segundos. También puedes enviarla otra vez; solo cuenta una.',
  'commissions.nobody': 'No hay de quién descargarlo',
  'commissions.pdf.noPdf': 'Lo que llegó no es un PDF. No se guardó nada; inténtalo de nuevo.',
  'commissions.pdf.none': 'No hay PDF de esa semana para ti. No se guardó nada.',
  'commissions.pdf.refused': 'El servidor no pudo dar el PDF. No se guardó nada; inténtalo de nuevo.',
  'commissions.pdf.unreachable': 'No hay conexión con el servidor. No se guardó nada.',
  'commissions.pdfSaved': 'Se descargó {name}',
  'commissions.plainPdf': 'Descargar PDF',
  'commissions.readAgain': 'Volver a leer',
  'commissions.reconcile': 'Solicitar conciliación',
  'commissions.showWeek': 'Ver la semana {ww} del {start} al {end}',
  'commissions.subdirectorPdf': 'PDF subdirector',
  'commissions.toPay': 'A pagar',
  'commissions.trainerPdf': 'PDF entrenador',
  'commissions.weekDays': 'Semana {ww} del {start} al {end}',
  'commissions.weekOf': '{person} · Semana {ww} del {start} al {end}',
} as const;
