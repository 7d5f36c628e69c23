import { describe, expect, test } from 'vitest';
import { readEveryStory } from './exemptions.ts';

describe('an exemption', () => {
  test.each([
    undefined,
    null,
    {},
    { everyStory: {} },
    { everyStory: { otherTheme: { exempt: 'Another judgement.' } } },
  ])('is not there in %j', (parameters) => {
    expect(readEveryStory(parameters, 'zoom')).toEqual({ exempt: false });
  });

  test('holds with a reason', () => {
    const parameters = { everyStory: { zoom: { exempt: 'The map is panned in both directions.' } } };
    expect(readEveryStory(parameters, 'zoom')).toEqual({ exempt: true });
    expect(readEveryStory(parameters, 'forcedColors')).toEqual({ exempt: false });
  });

  test.each([true, {}, { exempt: true }, { exempt: '' }, { exempt: 'flaky' }])('is refused as %j', (zoom) => {
    expect(() => readEveryStory({ everyStory: { zoom } }, 'zoom')).toThrow(/gives no reason\. .+ Write .+/);
  });

  test('is not what the stories that prove a judge ask for', () => {
    const parameters = { everyStory: { zoom: { mustFail: /wide/ } } };
    expect(readEveryStory(parameters, 'zoom')).toEqual({ exempt: false, mustFail: /wide/ });
  });
});
