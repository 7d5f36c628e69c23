import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../packages/ui/src/foundation/index.ts';
import { colorNamed, contrastPromises } from '../../packages/ui/src/testing/contrastPromises.ts';
import { formatContrast } from '../../packages/ui/src/testing/formatContrast.ts';
import { contrast, light, type Palette } from '../../packages/ui/src/theme/index.ts';
import { BothThemes } from './BothThemes.tsx';

const meta: Meta = {
  title: 'Design/Colour',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Every colour has a name that says what it is for, and a value in each theme. Components read only the custom properties ' +
          '(`--sereno-text-muted`), so a change of theme renders nothing again, and a host may set any of them. The contrasts are ' +
          'computed from the values in use; a test fails when one falls below its limit.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const property = (name: string): string => `--sereno-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Tokens that are one colour: the shadow is drawn under "Shape", the series below. */
const names = Object.keys(light).filter((name) => name !== 'series' && name !== 'shadow');

function Tokens({ palette }: { palette: Palette }) {
  return (
    <ul className="design-rows">
      {names.map((name) => (
        <li key={name}>
          <span className="design-swatch" style={{ background: `var(${property(name)})` }} />
          <span className="design-name">{property(name)}</span>
          <span className="design-value">{colorNamed(palette, name)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Every token in both themes. `soft` is the ground of a tone, `strong` its hover. */
export const AllTokens: Story = {
  render: () => <BothThemes>{(palette) => <Tokens palette={palette} />}</BothThemes>,
};

const mark = (ratio: number, least: number): string => (ratio >= least ? '✓ passes' : '✗ fails');

/** Words stand in their own colours; a shape stands beside a word in the colour of text. */
function Pairs({ palette }: { palette: Palette }) {
  return (
    <ul className="design-rows">
      {contrastPromises.map(({ ink, on, least }) => {
        const [front, ground] = [colorNamed(palette, ink), colorNamed(palette, on)];
        const ratio = contrast(front, ground);
        const isText = least >= 4.5;
        return (
          <li key={`${ink} ${on} ${least}`}>
            <span
              className="design-sample"
              style={{ background: ground, color: isText ? front : palette.text, borderColor: front }}
            >
              <span>
                {ink} on {on}
              </span>
              <span>
                {formatContrast(ratio)} of {least} {mark(ratio, least)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Each pair that components put on each other: 4.5 for words, 3 for shapes that one must make out (their outline shows it). */
export const Contrast: Story = {
  render: () => <BothThemes>{(palette) => <Pairs palette={palette} />}</BothThemes>,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('text on surface')).toHaveLength(2);
    await expect(canvas.getByText('16.3 of 4.5 ✓ passes')).toBeVisible();
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
};

const sales = [96, 81, 74, 66, 52, 43, 35, 28];
const products = ['PF', 'SG', 'BF', 'Serie 4', 'Serie 5', 'Serie 6', 'Serie 7', 'Serie 8'];

function Series({ palette }: { palette: Palette }) {
  return (
    <ol className="design-rows">
      {palette.series.map((value, index) => (
        <li key={value}>
          <span className="design-name">{products[index]}</span>
          <span className="design-value">
            {value}, {formatContrast(contrast(value, palette.surface))} on surface
          </span>
          <span className="design-track">
            <div
              className="design-bar"
              style={{ inlineSize: `${sales[index]}%`, background: `var(--sereno-series-${index + 1})` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

/**
 * Chart colours in their fixed order, at least 3 on a surface. A thing keeps its colour everywhere: PF is 1, SG 2, BF 3. Never more
 * than eight in one chart; beyond that, group the rest.
 */
export const ChartSeries: Story = {
  render: () => <BothThemes>{(palette) => <Series palette={palette} />}</BothThemes>,
};

/** What the tones mean. The word says it, the colour repeats it: readers need not tell green from red. */
export const Meaning: Story = {
  render: () => (
    <BothThemes>
      {() => (
        <ul className="design-rows">
          <li>
            <Badge tone="positive">A tiempo</Badge>
            <span className="design-value">positive: accepted, on time, more than planned</span>
          </li>
          <li>
            <Badge tone="warning">Pendiente</Badge>
            <span className="design-value">warning: waits for somebody</span>
          </li>
          <li>
            <Badge tone="danger">Vencida</Badge>
            <span className="design-value">danger: late, refused, cannot be undone</span>
          </li>
          <li>
            <Badge tone="info">En conciliación</Badge>
            <span className="design-value">info: under way, nothing to do</span>
          </li>
          <li>
            <Badge tone="primary">Nuevo</Badge>
            <span className="design-value">primary: the product itself, and the one main action</span>
          </li>
          <li>
            <Badge>Borrador</Badge>
            <span className="design-value">neutral: no judgement</span>
          </li>
        </ul>
      )}
    </BothThemes>
  ),
};

/** The pairs on a small phone. */
export const Phone: Story = {
  ...Contrast,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
