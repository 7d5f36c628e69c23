import type { SideMenuSection } from './SideMenu.tsx';

/** A menu for stories with every kind of entry; the product's own menu is in the domain. */
export const demoSections: readonly SideMenuSection[] = [
  {
    id: 'general',
    entries: [
      {
        id: 'activities-dashboard',
        label: 'Tablero de actividades',
        href: '/activities-dashboard',
        icon: 'calendar-days',
      },
      {
        id: 'dashboards',
        label: 'Tableros',
        href: '/dashboard',
        icon: 'layout-dashboard',
        children: [
          { id: 'commercial', label: 'Comercial', href: '/dashboard' },
          { id: 'sales', label: 'Ventas', href: '/dashboard/sales' },
          { id: 'financial', label: 'Financiero', href: '/dashboard/financial' },
        ],
      },
    ],
  },
  {
    id: 'company',
    title: 'Previsión del Valle',
    entries: [
      { id: 'carousel', label: 'Carrusel', href: '/carousel', icon: 'gallery-horizontal-end', count: 3 },
      {
        id: 'prospects',
        label: 'Prospectos',
        href: '/prospect',
        icon: 'contact-round',
        children: [
          { id: 'prospect-list', label: 'Todos los prospectos', href: '/prospect/list' },
          { id: 'prospect-add', label: 'Registrar prospecto', href: '/prospect/add' },
        ],
      },
      { id: 'activities', label: 'Actividades', href: '/activities', icon: 'list-todo', count: 12 },
      { id: 'contracts', label: 'Contratos', href: '/contracts', icon: 'signature' },
      { id: 'commissions', label: 'Comisiones y bonos', href: '/commissions', icon: 'hand-coins' },
      { id: 'reports', label: 'Reportes', href: '/reports', icon: 'file-chart-column' },
    ],
  },
];

/** The current page in the stories. */
export const demoCurrent = 'sales';
