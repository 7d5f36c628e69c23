import { useRef, useState } from 'react';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import { Button } from '../index.ts';
import { PanelSurface, type PanelSurfaceProps } from './PanelSurface.tsx';

/** The panel beside its button, with something to reach before and behind it. */
export function Anchored({ onClose, ...panel }: PanelSurfaceProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={anchor} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Abrir
      </Button>
      <Button>Lo que sigue</Button>
      <PanelSurface
        {...panel}
        anchor={anchor}
        open={isOpen}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

/** Opens the panel, and waits until it has the focus. */
export async function opened(user: UserEventObject, title = 'Columnas'): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  const panel = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(panel).toContainElement(document.querySelector<HTMLElement>(':focus')));
  return panel;
}
