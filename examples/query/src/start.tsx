import { Stack, Switch } from '@sereno/ui/foundation';
import { applyAppearance, GlobalStyle } from '@sereno/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Clients } from './Clients.tsx';
import { server } from './server.ts';

// A table that has failed offers to try again.
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

applyAppearance({ theme: 'system', density: 'comfortable' });
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <GlobalStyle />
      <main style={{ padding: 24 }}>
        <Stack>
          <h1>Clientes</h1>
          <Switch
            label="El servidor falla"
            onChange={(fails) => {
              server.fails = fails;
            }}
          />
          <Clients />
        </Stack>
      </main>
    </QueryClientProvider>,
  );
}
