import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Drawer } from './Drawer.tsx';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { TextField } from '../field/TextField.tsx';

const meta: Meta<typeof Drawer> = {
  title: 'Foundations/Drawer',
  component: Drawer,
  args: {
    title: 'Filtros',
    trigger: <Button>Filtros (3)</Button>,
    onOpenChange: fn(),
    children: (
      <Stack>
        <TextField label="Asesor" />
        <TextField label="Código postal" inputMode="numeric" />
      </Stack>
    ),
  },
  parameters: {
    keyboard: {
      Tab: 'Moves within the drawer, around its end.',
      Escape: 'Closes it. With unsaved input it asks first.',
    },
    docs: {
      description: {
        component:
          'A panel from the edge of the screen for what accompanies the page: the menu, filters, details of a row. The page behind rests. ' +
          'Escape, a press beside it and its close button close it, and the host is told which of them it was, so that typed input is ' +
          'never lost silently. For one question use a dialog.',
      },
      story: { inline: false, height: '420px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, behind the button that opens it. */
export const Default: Story = {};

/** Open from the start edge: the menu on a phone. */
export const FromStart: Story = {
  args: {
    side: 'start',
    title: 'Menú principal',
    width: 264,
    defaultOpen: true,
    children: (
      <Stack as="nav" aria-label="Menú principal">
        <a href="#ventas">Ventas</a>
        <a href="#carrusel">Carrusel</a>
        <a href="#prospectos">Prospectos</a>
      </Stack>
    ),
  },
};

/** The title is for screen readers only. */
export const HiddenTitle: Story = {
  args: { hideTitle: true, defaultOpen: true },
};

/** Actions that stay visible while the content scrolls. */
export const WithFooter: Story = {
  args: {
    defaultOpen: true,
    footer: (
      <>
        <Button>Limpiar</Button>
        <Button variant="primary">Aplicar</Button>
      </>
    ),
    children: (
      <Stack>
        {Array.from({ length: 16 }, (_, index) => (
          <TextField key={index} label={`Filtro ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    title: `${german} ${arabic}`,
    defaultOpen: true,
    children: (
      <>
        <p>{long300}</p>
        <p>{german}</p>
      </>
    ),
  },
};
