import { loadTexts, LocaleProvider } from '@sereno/ui/locale';
import { applyAppearance, createTheme, GlobalStyle } from '@sereno/ui/theme';
import { createRoot } from 'react-dom/client';
import { Orders } from './Orders.tsx';

const brand = createTheme({ brand: '#8a1538', radius: 4 });
const texts = await loadTexts('de');

applyAppearance({ theme: 'system', density: 'comfortable' });
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <LocaleProvider locale="de" texts={texts} formats={{ currency: 'EUR' }}>
      <GlobalStyle brand={brand} />
      <Orders />
    </LocaleProvider>,
  );
}
