import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { contrast, formatContrast } from './contrast.ts';
import { colorNamed, contrastPromises } from './contrastPromises.ts';
import { dark, light, type Palette } from './tokens.ts';
import { color, fontSize, radius, series, shadow, space } from './variables.ts';

const meta: Meta = {
  title: 'Foundations/Tokens',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Every colour and measure of the product. Components read only the custom properties, so a change of theme draws nothing again. ' +
          'Each ratio below is computed from the values in use, and a test fails when one falls under its limit.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.control};
    border: 1px solid;
  }
  & > div > span:first-child {
    font-weight: 600;
  }
`;

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  overflow-wrap: anywhere;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(3)};
  }
  & code {
    inline-size: 96px;
    color: ${color.textMuted};
  }
`;

const Block = styled.span`
  flex: none;
  display: inline-block;
  block-size: 32px;
  border: 1px solid ${color.border};
`;

/** Words need 4.5; each pair is written in its own colours. Shapes need 3 and stand beside a word in the text colour. */
function Pairs({ palette }: { palette: Palette }) {
  return (
    <Sheet style={{ background: palette.bg }}>
      {contrastPromises.map(({ ink, on, least }) => {
        const [front, ground] = [colorNamed(palette, ink), colorNamed(palette, on)];
        const text = least >= 4.5 ? front : palette.text;
        return (
          <div key={`${ink} ${on} ${least}`} style={{ background: ground, color: text, borderColor: front }}>
            <span>
              {least < 4.5 && (
                <Block aria-hidden style={{ blockSize: 10, inlineSize: 10, marginInlineEnd: 6, background: front }} />
              )}
              {ink} / {on}
            </span>
            <span>
              {formatContrast(contrast(front, ground))} ≥ {least}
            </span>
          </div>
        );
      })}
    </Sheet>
  );
}

/** Each promised pair of the light theme with its contrast. */
export const ColoursLight: Story = {
  render: () => <Pairs palette={light} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('text / surface')).toBeVisible();
    await expect(canvas.getByText('16.3 ≥ 4.5')).toBeVisible();
  },
};

/** The same pairs of the dark theme. */
export const ColoursDark: Story = {
  render: () => <Pairs palette={dark} />,
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
};

const positions = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const meanings: Readonly<Record<number, string>> = { 1: 'PF', 2: 'SG', 3: 'BF' };

/** Chart colours in their fixed order. A thing keeps its colour everywhere; never more than eight in one chart. */
export const Series: Story = {
  render: () => (
    <Lines>
      {positions.map((position) => (
        <div key={position}>
          <code>series {position}</code>
          <Block style={{ inlineSize: 120, background: series(position) }} />
          <span>
            {formatContrast(contrast(light.series[position - 1] ?? '', light.surface))} light,{' '}
            {formatContrast(contrast(dark.series[position - 1] ?? '', dark.surface))} dark
          </span>
          <strong>{meanings[position]}</strong>
        </div>
      ))}
    </Lines>
  ),
};

/** Seven sizes, set in rem so that they follow the browser's text size. Figures that can be compared are tabular. */
export const Type: Story = {
  render: () => (
    <Lines>
      {Object.entries(fontSize).map(([pixels, size]) => (
        <div key={pixels}>
          <code>{pixels} px</code>
          <span style={{ fontSize: size, fontVariantNumeric: 'tabular-nums' }}>Ventas netas $2,184,390.50</span>
        </div>
      ))}
    </Lines>
  ),
};

/** Steps of 4 px. */
export const Spacing: Story = {
  render: () => (
    <Lines>
      {[1, 2, 3, 4, 5, 6, 8, 10, 12].map((steps) => (
        <div key={steps}>
          <code>
            {steps}, {steps * 4} px
          </code>
          <Block style={{ inlineSize: space(steps), blockSize: 16, background: color.primary }} />
        </div>
      ))}
    </Lines>
  ),
};

/** 6 px for what is pressed or typed in, 10 px for cards; one shadow for what floats, none for cards. */
export const Shapes: Story = {
  render: () => (
    <Lines>
      {Object.entries(radius).map(([name, size]) => (
        <div key={name}>
          <code>{name}</code>
          <Block style={{ inlineSize: 96, blockSize: 40, borderRadius: size, background: color.surface }} />
          <span>{size}</span>
        </div>
      ))}
      <div>
        <code>shadow</code>
        <Block
          style={{
            inlineSize: 96,
            blockSize: 40,
            borderRadius: radius.card,
            background: color.surface,
            boxShadow: shadow,
          }}
        />
      </div>
    </Lines>
  ),
};

/** The light pairs on a small phone. */
export const Phone: Story = {
  render: () => <Pairs palette={light} />,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
