import { pauseAnimations } from 'storybook/preview-api';
import { afterEach } from 'vitest';
import { readEveryStory, type Judgement } from './exemptions.ts';
import { complaintsInForcedColors } from './forcedColors.ts';
import { complaintsInOtherTheme } from './otherTheme.ts';
import { complaintsAtZoom } from './zoom.ts';
import { endStory } from '../stage/clock.ts';

declare module 'vitest' {
  interface TestContext {
    /** Put there by Storybook's plugin while it runs a story. */
    story?: { readonly parameters: unknown };
  }
}

const judges: readonly (readonly [Judgement, () => Promise<string[]>])[] = [
  ['otherTheme', complaintsInOtherTheme],
  ['forcedColors', complaintsInForcedColors],
  ['zoom', complaintsAtZoom],
];

async function complaintsAbout(parameters: unknown): Promise<string[]> {
  const found: string[] = [];
  for (const [judgement, judge] of judges) {
    const { exempt, mustFail } = readEveryStory(parameters, judgement);
    if (exempt) continue;
    const complaints = await judge();
    if (mustFail === undefined) found.push(...complaints);
    else if (!complaints.some((complaint) => mustFail.test(complaint)))
      found.push(`${judgement}: found ${JSON.stringify(complaints)}, where ${String(mustFail)} had to be found`);
  }
  return found;
}

// After the judging below: of such hooks the last one runs first.
afterEach(endStory);

/**
 * Every story is judged again as its play function left it: in the other theme, in forced colours, and for its width (larger text,
 * smaller windows, right to left, other languages). Rendering it again for each would take several times as long.
 */
afterEach(async ({ task, story }) => {
  // A story that failed by itself has said enough.
  if (story === undefined || task.result?.state === 'fail') return;
  const resume = pauseAnimations();
  try {
    const complaints = await complaintsAbout(story.parameters);
    if (complaints.length > 0)
      throw new Error(
        `everyStory: ${complaints.join('\n')}\nSomebody who needs that cannot use the component. ` +
          'Mend its styles; how each is judged stands in .storybook/everyStory/.',
      );
  } finally {
    resume();
  }
});
