import '@fontsource-variable/lora';
import { LocaleProvider } from '@sereno/ui/locale';
import { applyAppearance, createTheme, GlobalStyle } from '@sereno/ui/theme';
import { createRoot } from 'react-dom/client';
import { Booking } from './Booking.tsx';
import { texts } from './texts.ts';

const brand = createTheme({ brand: '#7b2d8b', neutral: '#8a6f52', radius: 14, font: "'Lora Variable', serif" });

applyAppearance({ theme: 'system', density: 'comfortable' });
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <LocaleProvider locale="it" texts={texts} formats={{ currency: 'EUR' }}>
      <GlobalStyle brand={brand} />
      <Booking />
    </LocaleProvider>,
  );
}
