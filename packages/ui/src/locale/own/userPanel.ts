export const appearanceChoiceTexts = {
  'appearanceChoice.density': 'Densidad',
  'appearanceChoice.density.comfortable': 'Cómoda',
  'appearanceChoice.density.compact': 'Compacta',
  'appearanceChoice.language': 'Idioma',
  'appearanceChoice.theme': 'Tema',
  'appearanceChoice.theme.dark': 'Oscuro',
  'appearanceChoice.theme.light': 'Claro',
  'appearanceChoice.theme.system': 'Sistema',
} as const;

export const userPanelTexts = {
  'userPanel.available': 'Disponible para carrusel',
  'userPanel.businessLine': 'Línea de negocio',
  'userPanel.companyName': 'Empresa',
  'userPanel.email': 'Correo',
  'userPanel.employeeNumber': 'Número de empleado',
  'userPanel.jobTitle': 'Puesto',
  'userPanel.leave': 'Salir',
  'userPanel.mobile': 'Móvil',
  'userPanel.sellerNumber': 'Número de vendedor',
} as const;

export const userTabsTexts = {
  'userTabs.call': 'Llamada registrada',
  'userTabs.contract': 'Contrato por firmar',
  'userTabs.email': 'Avisos por correo',
  'userTabs.label': 'Actividad y ajustes',
  'userTabs.password': 'Contraseña cambiada',
  'userTabs.sample': 'Ejemplo',
  'userTabs.sampleNote': 'Contenido de muestra, sin efecto.',
  'userTabs.summary': 'Resumen semanal',
  'userTabs.visit': 'Visita mañana',
} as const;
