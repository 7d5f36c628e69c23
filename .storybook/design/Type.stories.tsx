import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fontFamily, fontSize } from '../../packages/ui/src/theme/index.ts';
import './design.css';

const meta: Meta = {
  title: 'Design/Type',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Inter variable, brought by the host, in seven sizes and three weights: 400 to read, 550 for labels and buttons, 600 for ' +
          "titles and figures. Sizes are rem, so that they follow the browser's text size. Lines are 1.45 high.",
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const uses: Readonly<Record<string, string>> = {
  12: 'What stands beside: hints, badges, axes of charts',
  13: 'Dense rows, small buttons, errors below a field',
  14: 'Everything that is read',
  16: 'Titles of cards, and what is typed on a phone',
  20: 'Titles of dialogs and drawers',
  24: 'The title of a page',
  32: 'The one figure of a card',
};

/** The scale. Two sizes side by side are told apart by weight or colour first; a size of its own is for a level of its own. */
export const Scale: Story = {
  render: () => (
    <ul className="design-rows">
      {Object.entries(fontSize).map(([pixels, size]) => (
        <li key={pixels}>
          <span className="design-name" style={{ flex: '1 1 18rem', fontSize: size, fontWeight: 400 }}>
            Ventas netas de la semana
          </span>
          <span className="design-value">
            {pixels} px, {size}. {uses[pixels]}
          </span>
        </li>
      ))}
    </ul>
  ),
};

/** The three weights. Italics and capitals are not used: they are harder to read, and some scripts have neither. */
export const Weights: Story = {
  render: () => (
    <ul className="design-rows">
      {[400, 550, 600].map((weight) => (
        <li key={weight}>
          <span className="design-name" style={{ fontSize: fontSize[16], fontWeight: weight }}>
            Plan familiar, 24 mensualidades
          </span>
          <span className="design-value">{weight}</span>
        </li>
      ))}
    </ul>
  ),
};

const rows: readonly (readonly [string, string])[] = [
  ['Aguascalientes', '$1,111,171.10'],
  ['Guadalajara', '$984,390.50'],
  ['Mérida', '$71,717.00'],
  ['Querétaro', '$8,888.88'],
];

function Figures({ caption, numbers }: { caption: string; numbers: 'tabular-nums' | 'proportional-nums' }) {
  return (
    <table className="design-figures">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([city, amount]) => (
          <tr key={city}>
            <th scope="row">{city}</th>
            <td style={{ fontVariantNumeric: numbers }}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Numbers that can be compared are tabular and end at the same edge, so that the places stand below each other. A number in a
 * sentence keeps the figures of the text.
 */
export const Numbers: Story = {
  render: () => (
    <div className="design-pair">
      <Figures caption="Tabular: compared at a glance" numbers="tabular-nums" />
      <Figures caption="Proportional: the places wander" numbers="proportional-nums" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [tabular, proportional] = canvas.getAllByText('$1,111,171.10');
    await expect(tabular?.style.fontVariantNumeric).toBe('tabular-nums');
    await expect(proportional?.style.fontVariantNumeric).toBe('proportional-nums');
  },
};

/** Other scripts take the system's own font; the sizes and line height hold for them too. */
export const Languages: Story = {
  render: () => (
    <ul className="design-rows" style={{ fontFamily, fontSize: fontSize[16] }}>
      <li lang="es">Añadir una cita con el titular del contrato</li>
      <li lang="de">Vertragsverlängerungsbestätigung an die Kundin senden</li>
      <li lang="fr">Générer l’échéancier de la cotisation</li>
      <li lang="ja">契約者との面談予定を追加する</li>
      <li lang="zh">添加与合同持有人的预约</li>
    </ul>
  ),
};
