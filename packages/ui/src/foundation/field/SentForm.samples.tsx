import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Stack } from '../samples.tsx';

/** For stories: a form that shows what the browser would submit, as `name=value&name=value`. */
export function SentForm({ children }: { children: ReactNode }) {
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = [...new FormData(event.currentTarget)];
        setSent(data.map(([name, value]) => (typeof value === 'string' ? `${name}=${value}` : name)).join('&'));
      }}
    >
      <Stack>
        {children}
        <Button type="submit">Guardar</Button>
        <output>{sent}</output>
      </Stack>
    </form>
  );
}
