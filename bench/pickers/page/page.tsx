import { DateRangePicker } from '../../../packages/ui/src/pickers/index.ts';
import { GlobalStyle } from '../../../packages/ui/src/theme/index.ts';
import { createRoot } from 'react-dom/client';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <>
    <GlobalStyle />
    <DateRangePicker
      label="Periodo"
      today="2026-11-21"
      defaultValue={{ start: '2026-11-15', end: '2026-11-21' }}
      required
    />
  </>,
);
