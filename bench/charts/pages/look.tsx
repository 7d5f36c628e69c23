import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../../../packages/ui/src/theme/index.ts';

// What every page of the product has before it has a chart: its colours and letters, read from here and given to the page of ours.
const host = document.querySelector('#root');
if (host === null) throw new Error('The page has no root.');
createRoot(host).render(<GlobalStyle />);
document.title = 'ready';
