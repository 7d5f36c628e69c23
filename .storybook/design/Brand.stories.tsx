import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { Badge, Banner, Button, Card, Checkbox, TextField } from '../../packages/ui/src/foundation/index.ts';
import { formatContrast } from '../../packages/ui/src/testing/formatContrast.ts';
import { createTheme, type ThemeOptions } from '../../packages/ui/src/theme/index.ts';
import './design.css';

/** A part of a page in the colours of a brand, and what `createTheme` had to correct. */
function Brand({ brand, neutral, radius, density, font }: ThemeOptions) {
  const name = `brand-${brand.slice(1)}`;
  const { css, corrections } = useMemo(
    () => createTheme({ brand, neutral, radius, density, font, scope: `.${name}` }),
    [brand, neutral, radius, density, font, name],
  );
  return (
    <section className={`design-panel ${name}`} aria-label={`Brand ${brand}`}>
      <style>{css}</style>
      <Card title="Visita del martes">
        <div className="design-stack">
          <p className="design-text">
            Plan familiar, 24 mensualidades. <a href="#contract">Contrato 4812</a>
          </p>
          <TextField label="Cliente" defaultValue="Ana Torres" />
          <Checkbox label="Avisar por correo" defaultChecked />
          <div className="design-row">
            <Badge tone="primary">Nuevo</Badge>
            <Badge tone="positive">A tiempo</Badge>
            <Badge tone="warning">Pendiente</Badge>
            <Badge tone="danger">Vencida</Badge>
            <Badge tone="info">En conciliación</Badge>
          </div>
          <div className="design-row">
            <Button>Cancelar</Button>
            <Button variant="danger">Eliminar</Button>
            <Button variant="primary">Guardar</Button>
          </div>
        </div>
      </Card>
      <ol className="design-rows" aria-label="Series">
        {[96, 81, 74, 66, 52, 43, 35, 28].map((share, index) => (
          <li key={share}>
            <div
              className="design-bar"
              style={{ inlineSize: `${share}%`, background: `var(--sereno-series-${index + 1})` }}
            />
          </li>
        ))}
      </ol>
      {corrections.map(({ scheme, wanted, used, on, contrast, least }) => (
        <Banner key={scheme} live="off">
          {scheme}: {wanted} has {formatContrast(contrast)} of {least} on {on}, so {used} is used
        </Banner>
      ))}
    </section>
  );
}

const meta = {
  title: 'Design/A brand of your own',
  component: Brand,
  parameters: {
    docs: {
      description: {
        component:
          '`createTheme({ brand })` makes both colour schemes of a brand: surfaces, text, tones and chart colours with every ' +
          'contrast that Design/Colour promises. A brand that cannot be read is made darker or lighter, and the result says so. Its ' +
          '`css` is a file of the host, or `<GlobalStyle brand={theme} />`.',
      },
    },
  },
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Orange is too light for words on white: there it is darker, and in the dark scheme nearly as it was given. */
export const Orange: Story = { args: { brand: '#f26b1d' } };

/** Nearly white: a brand without hue to speak of. In the light scheme it becomes a grey; the charts keep our hues. */
export const NearlyWhite: Story = { args: { brand: '#fff2e0' } };

/** Dark violet with square corners. The light scheme takes it as it is, the dark one needs a lighter violet. */
export const DarkVioletSquare: Story = { args: { brand: '#3b0a78', radius: 0 } };

/** Blue on warm greys, which a `neutral` gives: surfaces, borders and text follow it. */
export const WarmNeutral: Story = { args: { brand: '#1f5fd0', neutral: '#8a6f52' } };

/** Green with round corners, low controls and a font of its own. */
export const RoundAndLow: Story = {
  args: {
    brand: '#2f7d32',
    radius: 14,
    density: { comfortable: { controlHeight: 34, cardPadding: 20 } },
    font: 'Georgia, serif',
  },
};

/** Black is a brand as well: greys without any hue, and in the dark scheme the lightest grey that is needed. */
export const Black: Story = { args: { brand: '#000000' } };
