import type { Command } from './commandPaletteProps.ts';

/** An adviser's commands: screens of the menu, and the account. */
export const demoCommands: readonly Command[] = [
  {
    id: 'activities',
    label: 'Tablero de actividades',
    group: 'Tableros',
    href: '/activities-dashboard',
    icon: 'layout-dashboard',
  },
  {
    id: 'sales',
    label: 'Ventas',
    group: 'Tableros',
    href: '/dashboard/sales',
    icon: 'trending-up',
    keywords: ['contratos'],
  },
  { id: 'goals', label: 'Metas', group: 'Tableros', href: '/dashboard/goals', icon: 'trophy' },
  { id: 'commissions', label: 'Comisiones', group: 'Tableros', href: '/dashboard/commissions', icon: 'hand-coins' },
  {
    id: 'prospect-add',
    label: 'Registrar prospecto',
    group: 'Prospectos',
    href: '/prospect/add',
    icon: 'contact-round',
  },
  {
    id: 'prospect-browse',
    label: 'Mis prospectos',
    group: 'Prospectos',
    href: '/prospect/browse',
    icon: 'contact-round',
  },
  {
    id: 'calendar',
    label: 'Calendario',
    group: 'Actividades',
    href: '/activity/calendar',
    icon: 'calendar-days',
    hint: '3 hoy',
  },
  { id: 'quotation', label: 'Cotización', group: 'Actividades', href: '/quotation', icon: 'calculator' },
  { id: 'password', label: 'Cambiar contraseña', group: 'Tu cuenta', href: '/account/password', icon: 'user-cog' },
  {
    id: 'theme',
    label: 'Usar el tema oscuro',
    group: 'Tu cuenta',
    icon: 'moon-star',
    keywords: ['apariencia', 'noche'],
  },
  { id: 'leave', label: 'Salir', group: 'Tu cuenta', href: '/logout', icon: 'dot' },
];
