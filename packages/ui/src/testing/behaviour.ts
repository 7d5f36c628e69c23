import type { Args, BaseAnnotations, ComponentAnnotations, PlayFunction } from 'storybook/internal/csf';
import { composeStory, type ReactRenderer } from '@storybook/react-vite';
import { onTestFinished, test } from 'vitest';
import { cdp, commands, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the pointer out of the window, and has the browser forget that there was one. */
    letGo: () => Promise<void>;
  }
}

/** The window that a test has unless its story names another one, in px. */
const WINDOW = { width: 1200, height: 900 } as const;

/** What a story says about its window: the name of one of the workbench's widths. */
function windowOf(globals: unknown, parameters: unknown): { readonly width: number; readonly height: number } {
  const name = at(at(globals, 'viewport'), 'value');
  const styles = at(at(at(at(parameters, 'viewport'), 'options'), String(name)), 'styles');
  const [width, height] = [Number.parseInt(String(at(styles, 'width'))), Number.parseInt(String(at(styles, 'height')))];
  if (width > 0 && height > 0) return { width, height };
  if (name !== undefined)
    throw new Error(`behaviour: no width is named ${JSON.stringify(name)}. See .storybook/widths.ts.`);
  return WINDOW;
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;

/** `beforeEach` of a test whose colours the system decides about. */
export async function forceColors(): Promise<void> {
  const session = cdp();
  // What a story's own cleaning up would do comes as late as the next story, which may be one of another file.
  onTestFinished(async () => {
    await session.send('Emulation.setEmulatedMedia', { features: [] });
  });
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
}

/** Initial state of a test: a story, or the same properties. */
type State<Given> = Omit<BaseAnnotations<ReactRenderer, Given>, 'play'> & {
  readonly args?: Partial<Given>;
  readonly globals?: Readonly<Record<string, unknown>>;
};

/**
 * Tests of what a component does, beside the stories of how it looks: each shows a state of the same component, on the stage of the
 * workbench (clock, font, language, theme), and plays in it.
 * @param meta The default export of the component's stories: its component, args and decorators hold for the tests as well.
 * @returns A test's declaration: its title, its initial state (a story, or the same properties), and its steps.
 */
export function behaviour<Given extends Args>(meta: ComponentAnnotations<ReactRenderer, Given>) {
  return (title: string, state: State<Given>, play: PlayFunction<ReactRenderer, Given>): void => {
    // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the caller passes both.
    test(title, async () => {
      const story = composeStory<Given>({ ...state, play }, meta, undefined, title);
      const { width, height } = windowOf(story.globals, story.parameters);
      await page.viewport(width, height);
      // The pointer that one test left over a button must not hover in the next, nor hide where the keyboard is.
      await commands.letGo();
      await story.run();
    });
  };
}
