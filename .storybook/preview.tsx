import '@fontsource-variable/inter/wght.css';
import './docs/docs.css';
import type { Preview } from '@storybook/react-vite';
import { extractComponentDescription } from 'storybook/internal/docs-tools';
import { configure } from 'storybook/test';
import { withoutRequirements } from '../scripts/withoutRequirements.ts';
import { readableDocs } from './docs/readableDocs.ts';
import { choosePictures } from './pictures/choosePictures.ts';
import { beginStory, stopClock } from './stage/clock.ts';
import { fontsLoaded } from './stage/fonts.ts';
import { menuLabels } from './stage/menuLabels.ts';
import { seededRandom } from './stage/seededRandom.ts';
import { textsLoaded } from './stage/texts.ts';
import { transitionsBegun } from './stage/transitions.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { ThemedDocs } from './docs/ThemedDocs.tsx';
import { toolbar } from './toolbar.ts';
import { widths } from './widths.ts';
import { Workbench } from './Workbench.tsx';

// What is fetched on first use comes from a development server here, which may be busy with other files.
configure({
  asyncUtilTimeout: 20_000,
  // Without the page's whole markup, which hides what failed in a run of thousands of stories.
  getElementError: (message) => new Error(message ?? 'Nothing was found.'),
});

// Before any story is imported: a story may read the clock while its file loads.
stopClock();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: {
    // `STORYBOOK_THEME=dark pnpm stories` runs every story, axe included, in the dark theme.
    theme: import.meta.env['STORYBOOK_THEME'] ?? 'light',
    density: 'comfortable',
    locale: 'es',
    formats: 'mexican',
  },
  argTypesEnhancers: [choosePictures, readableDocs],
  loaders: [
    fontsLoaded,
    textsLoaded,
    ({ id }) => {
      Math.random = seededRandom(id);
      beginStory();
    },
  ],
  // Runs before axe, whose own hook is older.
  afterEach: transitionsBegun,
  parameters: {
    a11y: { test: 'error' },
    // A function rather than the labels: only the stories that ask fetch them.
    menuLabels,
    chromatic: { pauseAnimationAtEnd: true },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: ThemedDocs,
      page: ComponentPage,
      toc: { headingSelector: 'h2, h3' },
      codePanel: true,
      canvas: { sourceState: 'shown' },
      extractComponentDescription: (component: unknown) => withoutRequirements(extractComponentDescription(component)),
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          [
            'Getting started',
            'Patterns',
            'Forms',
            'Tables',
            'Charts and cards',
            'Themes',
            'Languages and formats',
            'Accessibility',
          ],
          'Design',
          ['Colour', 'Type', 'Spacing', 'Shape', 'Motion', 'Density', 'Breakpoints', 'Icons'],
          'Foundations',
        ],
        method: 'alphabetical',
      },
    },
    viewport: { options: widths },
  },
  decorators: [
    (Story, { globals, viewMode }) => <Workbench globals={globals} inDocs={viewMode === 'docs'} story={<Story />} />,
  ],
};

export default preview;
