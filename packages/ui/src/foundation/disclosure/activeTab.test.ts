import { describe, expect, test } from 'vitest';
import { activeTab } from './activeTab.ts';

const data = { value: 'data' };
const visits = { value: 'visits' };
const contracts = { value: 'contracts', disabled: true };

describe('the tab that is shown', () => {
  test.each([
    ['the chosen one', [data, visits], 'visits', visits],
    ['the first one when nothing is chosen', [data, visits], null, data],
    ['the first one when the chosen one has gone', [data], 'visits', data],
    ['the first one in use when the chosen one is disabled', [contracts, data], 'contracts', data],
    ['none when all are disabled', [contracts], 'contracts', undefined],
    ['none when there are none', [], 'data', undefined],
  ])('is %s', (_case, tabs, chosen, shown) => {
    expect(activeTab(tabs, chosen)).toBe(shown);
  });
});
