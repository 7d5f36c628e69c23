/* The components' own texts, in the product's first language: a constant for each component, so that a page takes those it shows. Keys are `component.text`. */

export const appFrameTexts = {
  'appFrame.skip': 'Saltar al contenido',
} as const;

export const authFrameTexts = {
  'authFrame.statement': 'Tus citas, tus ventas y tus comisiones, a la vista.',
} as const;

export const bannerTexts = {
  'banner.danger': 'Error:',
  'banner.dismiss': 'Cerrar aviso',
  'banner.info': 'Información:',
  'banner.positive': 'Listo:',
  'banner.warning': 'Atención:',
} as const;

export const brandMarkTexts = {
  'brandMark.name': 'Sereno',
} as const;

export const breadcrumbsTexts = {
  'breadcrumbs.label': 'Ruta de navegación',
} as const;

export const cardTexts = {
  'card.toggle': 'Contenido de {title}',
} as const;

export const checkboxGroupTexts = {
  'checkboxGroup.required': 'Elige al menos una opción',
} as const;

export const comboboxTexts = {
  'combobox.chosen': { one: '{count} elegida', other: '{count} elegidas' },
  'combobox.clear': 'Borrar selección: {label}',
  'combobox.count': { one: '{count} opción', other: '{count} opciones' },
  'combobox.failed': 'No se pudieron cargar las opciones',
  'combobox.loading': 'Buscando…',
  'combobox.none': 'Nada coincide con «{text}»',
  'combobox.open': 'Mostrar opciones: {label}',
  'combobox.remove': 'Quitar {label}',
  'combobox.search': 'Escribe para buscar',
} as const;

export const confirmDialogTexts = {
  'confirmDialog.cancel': 'Cancelar',
} as const;

export const counterCardTexts = {
  'counterCard.none': 'sin datos',
  'counterCard.spoken': '{label}: {value}',
} as const;

export const dialogTexts = {
  'dialog.close': 'Cerrar',
  'dialog.discard': 'Descartar',
  'dialog.discardTitle': '¿Descartar lo que escribiste?',
  'dialog.keep': 'Seguir editando',
  'dialog.unsaved': 'Aún no se ha guardado.',
} as const;

export const fieldTexts = {
  'field.tooLong': 'Usa {max} caracteres o menos',
} as const;

export const footerTexts = {
  'footer.about': 'Acerca de',
  'footer.contact': 'Contacto',
  'footer.rights': '© {company}',
} as const;

export const kbdTexts = {
  'kbd.backspace': 'Retroceso',
  'kbd.command': 'Comando',
  'kbd.control': 'Ctrl',
  'kbd.enter': 'Entrar',
  'kbd.option': 'Opción',
  'kbd.shift': 'Mayús',
} as const;

export const menuTexts = {
  'menu.more': 'Más acciones',
  'menu.newTab': '(se abre en otra pestaña)',
} as const;

export const menuDrawerTexts = {
  'menuDrawer.title': 'Menú',
} as const;

export const monthCalendarTexts = {
  'monthCalendar.calendar': 'Calendario',
  'monthCalendar.day': { one: '{date}, {count} actividad', other: '{date}, {count} actividades' },
  'monthCalendar.first': 'No hay meses anteriores',
  'monthCalendar.last': 'No hay meses posteriores',
  'monthCalendar.next': 'Mes siguiente, {month}',
  'monthCalendar.previous': 'Mes anterior, {month}',
  'monthCalendar.selected': '{day}, día elegido',
} as const;

export const numberFieldTexts = {
  'numberField.decrease': 'Disminuir {label}',
  'numberField.increase': 'Aumentar {label}',
  'numberField.notANumber': 'Escribe un número',
  'numberField.tooHigh': 'Escribe {max} o menos',
  'numberField.tooLow': 'Escribe {min} o más',
  'numberField.tooPrecise': { one: 'Usa {count} decimal o menos', other: 'Usa {count} decimales o menos' },
} as const;

export const passwordFieldTexts = {
  'passwordField.capsLock': 'Bloq Mayús está activado',
  'passwordField.show': 'Mostrar contraseña',
} as const;

export const progressTexts = {
  'progress.unknown': 'En curso',
} as const;

export const scrollToTopTexts = {
  'scrollToTop.button': 'Volver arriba',
} as const;

export const selectTexts = {
  'select.none': 'Sin opciones',
  'select.placeholder': 'Elige una opción',
} as const;

export const sideMenuTexts = {
  'sideMenu.expand': 'Expandir menú',
  'sideMenu.menu': 'Menú principal',
  'sideMenu.minimize': 'Minimizar menú',
} as const;

export const skeletonTexts = {
  'skeleton.loading': 'Cargando…',
} as const;

export const toastTexts = {
  'toast.close': 'Cerrar notificación',
  'toast.closeAll': 'Cerrar todas',
  'toast.more': { one: '{count} más', other: '{count} más' },
  'toast.region': 'Notificaciones',
} as const;

export const topBarTexts = {
  'topBar.greeting': 'Hola, {name}',
  'topBar.menu': 'Abrir menú',
  'topBar.user': 'Abrir panel de usuario',
} as const;

export const userPanelTexts = {
  'userPanel.businessLine': 'Línea de negocio',
  'userPanel.companyName': 'Empresa',
  'userPanel.density': 'Densidad',
  'userPanel.density.comfortable': 'Cómoda',
  'userPanel.density.compact': 'Compacta',
  'userPanel.email': 'Correo',
  'userPanel.employeeNumber': 'Número de empleado',
  'userPanel.jobTitle': 'Puesto',
  'userPanel.language': 'Idioma',
  'userPanel.leave': 'Salir',
  'userPanel.mobile': 'Móvil',
  'userPanel.sellerNumber': 'Número de vendedor',
  'userPanel.theme': 'Tema',
  'userPanel.theme.dark': 'Oscuro',
  'userPanel.theme.light': 'Claro',
  'userPanel.theme.system': 'Sistema',
} as const;
