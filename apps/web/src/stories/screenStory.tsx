import { defaultLocale, parseLocale, type UiTexts } from '@sereno/ui/locale';
import type { Decorator, Loader, Parameters } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type Recording, recordedServer, type RecordingSource, type ServerState } from './recordedAnswers.ts';
import { ScreenStage, uiTextsOf } from './ScreenStage.tsx';

/** A screen with the address at which its stories open it. */
type RecordedScreen = { readonly path: string; readonly recording: RecordingSource };

/** Requests other than the application's calls belong to the workbench. */
const worker = mswLoader(async () => {
  const started = setupWorker();
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
});

const localeIn = (globals: Record<string, unknown>) => parseLocale(String(globals['locale'])) ?? defaultLocale;

const texts: Loader = async ({ globals }) => ({ uiTexts: await uiTextsOf(localeIn(globals)) });

/**
 * What the stories of a whole screen begin with: the application at the address, over a server that answers what was recorded. The worker
 * that answers is started for these stories alone. A file of stories names the screen and the parts that it fetches on first use as its
 * components: no story waits until a busy development server has prepared them.
 */
export function screenStories({ path, recording }: RecordedScreen) {
  const stage: Decorator<object> = (_Story, { globals, loaded }) => {
    const { uiTexts, answers = {} }: { uiTexts?: UiTexts; answers?: Recording } = loaded;
    return <ScreenStage path={path} recording={answers} locale={localeIn(globals)} uiTexts={uiTexts} />;
  };
  return {
    loaders: [worker, texts, async () => ({ answers: await recording() })],
    decorators: [stage],
    parameters: {
      layout: 'fullscreen',
      // Each has an address of its own, so on a page of documentation it has a window of its own.
      docs: { story: { inline: false, height: '720px' } },
      ...serverOf(recording, 'full'),
    },
  };
}

/** Parameters of a story with a different server behaviour. */
export function serverOf(recording: RecordingSource, state: ServerState): Parameters {
  return { msw: [...recordedServer(recording, state)] };
}
