import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { useLocale, useTexts } from '../../packages/ui/src/locale/index.ts';

/**
 * Components that are wrong on purpose, each in one way that the ordinary run of a story cannot see. They prove the judges: a story
 * here fails when no check complains about it.
 */
const meta: Meta = { title: 'Workbench/Broken on purpose', tags: ['!autodocs', '!dev'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** A colour that is no token: good on white, lost on black. */
export const ContrastOfDark: Story = {
  render: () => <p style={{ color: '#516164' }}>Comisión de la semana</p>,
  globals: { theme: 'light' },
  parameters: { everyStory: { otherTheme: { mustFail: /^theme dark: <p.+ contrast of 2\.\d/ } } },
};

/** The same in the dark theme, where the light one is the other. */
export const ContrastOfLight: Story = {
  render: () => <p style={{ color: '#9dabac' }}>Comisión de la semana</p>,
  globals: { theme: 'dark' },
  parameters: { everyStory: { otherTheme: { mustFail: /^theme light: <p.+ contrast of 2\.\d/ } } },
};

const swatch: CSSProperties = { inlineSize: 32, blockSize: 32, border: 0, background: '#00695f' };

/** A button that is nothing but a background, which forced colours take away. */
export const OnlyABackground: Story = {
  render: () => <button type="button" aria-label="Verde" style={swatch} />,
  parameters: { everyStory: { forcedColors: { mustFail: /<button.+ neither a border nor a text nor a graphic/ } } },
};

const bare: CSSProperties = { border: 0, background: '#eff5f3', color: '#142226' };

/** A field without a border: its words alone would look like text of the page. */
export const FieldWithoutBorder: Story = {
  render: () => <input aria-label="Folio" defaultValue="PF-204817" style={bare} />,
  parameters: { everyStory: { forcedColors: { mustFail: /<input.+ neither a border/ } } },
};

const tab: CSSProperties = { border: 0, background: '#ffffff', color: '#142226' };

/** The chosen tab is told by its background alone. */
export const StateByBackground: Story = {
  render: () => (
    <div role="tablist" aria-label="Periodo">
      <button type="button" role="tab" aria-selected style={{ ...tab, background: '#ddf4f1' }}>
        Semana
      </button>
      <button type="button" role="tab" aria-selected={false} style={tab}>
        Mes
      </button>
    </div>
  ),
  parameters: {
    everyStory: { forcedColors: { mustFail: /<button.+ role="tab".+ is chosen and looks like one that is not/ } },
  },
};

/** 700 px that do not give way: fine in a window of 1200 px, too wide when it is enlarged. */
export const WideAtZoom: Story = {
  render: () => <div style={{ inlineSize: 700 }}>Ventas netas por asesor</div>,
  parameters: {
    everyStory: {
      zoom: { mustFail: /^zoom at 200 %: the page is 7\d\d px wide in a window of 600 px, because of <div> "Ventas/ },
    },
  },
};

/** A line of text that never breaks: it fits until the text grows. */
export const WideText: Story = {
  render: () => <div style={{ fontSize: '4rem', whiteSpace: 'nowrap' }}>Ventas netas por asesor</div>,
  parameters: { everyStory: { zoom: { mustFail: /^text at 200 %: the page is \d{4} px wide/ } } },
};

/** It fits any laptop, and no phone. */
export const WideOnPhone: Story = {
  render: () => <div style={{ inlineSize: 380 }}>Ventas netas por asesor</div>,
  parameters: { everyStory: { zoom: { mustFail: /^a phone of 360 px: the page is 3\d\d px wide/ } } },
};

/** Moved to the left, whatever the direction of the text: in one that runs from right to left it overflows the page. */
export const MovedLeft: Story = {
  render: () => <div style={{ position: 'relative', insetInlineStart: 'auto', left: -40 }}>Ventas netas</div>,
  parameters: { everyStory: { zoom: { mustFail: /^from right to left: the page is \d{3} px wide/ } } },
};

const own = { 'activityDialog.failed': 'No se pudieron cargar las opciones.' } as const;

function OneLine() {
  return <div style={{ whiteSpace: 'nowrap', fontSize: 18 }}>{useTexts(own)('activityDialog.failed')}</div>;
}

/** A text that fits because it is short. */
export const NoRoomForLongTexts: Story = {
  render: () => <OneLine />,
  parameters: { everyStory: { zoom: { mustFail: /^long texts: the page is \d{3} px wide/ } } },
};

function ForSpaces() {
  return <div style={{ inlineSize: useLocale() === 'ja' ? 400 : 200 }}>週</div>;
}

/** Only as wide as it should be where words have spaces. */
export const WideInJapanese: Story = {
  render: () => <ForSpaces />,
  parameters: { everyStory: { zoom: { mustFail: /^Japanese: the page is \d{3} px wide/ } } },
};
