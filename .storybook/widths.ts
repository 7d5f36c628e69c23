import { breakpoints } from '../packages/ui/src/theme/index.ts';

/** The widths that a story can be shown at: the toolbar offers them, and `globals: { viewport: { value: 'phone' } }` sets one. */
export const widths = {
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: `${breakpoints.md}px`, height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Wide 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
